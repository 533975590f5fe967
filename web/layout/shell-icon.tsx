import icons from './icons.svg'

/** An icon of a menu or the footer. All of them are one file beside the script, which is not waited for. */
export function ShellIcon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
