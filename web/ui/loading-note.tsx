import { m } from '../paraglide/messages.js'

/** Tells screen readers that the page is loading; everybody else sees skeletons. */
export function LoadingNote() {
  return (
    <p className="sr-only" role="status">
      {m.page_loading()}
    </p>
  )
}
