import { m } from '../paraglide/messages.js'

/** Told to those who do not see the shapes of what is coming. */
export function LoadingNote() {
  return (
    <p className="sr-only" role="status">
      {m.page_loading()}
    </p>
  )
}
