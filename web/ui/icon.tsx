/** One of Lucide's drawings (ISC licence), given as its path: only the icons a page names are loaded with it. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
