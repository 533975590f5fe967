import { m } from '../paraglide/messages.js'

/** Blocks of these heights in pixels, where the page's content will be. */
export function LoadingBlocks({ heights }: { heights: number[] }) {
  return (
    <>
      <LoadingNote />
      <div className="loading-blocks stack" aria-hidden="true">
        {[...heights.entries()].map(([at, height]) => (
          <span key={at} className="bone" style={{ height }} />
        ))}
      </div>
    </>
  )
}

/** Tells screen readers that the page is loading; everybody else sees skeletons. */
export function LoadingNote() {
  return (
    <p className="sr-only" role="status">
      {m.page_loading()}
    </p>
  )
}
