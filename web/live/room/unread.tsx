import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

/** New messages; nothing without any. */
export function Unread({ n }: { n: number }) {
  if (n === 0) return null
  return (
    <small className="room-unread">
      <span aria-hidden="true">{digits(n)}</span>
      <span className="sr-only"> {n === 1 ? m.room_unread_one() : m.room_unread({ n: digits(n) })}</span>
    </small>
  )
}
