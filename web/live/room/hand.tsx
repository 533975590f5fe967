import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'

/** A raised hand and its place in line. Shows nothing below 0. */
export function Hand({ at }: { at: number }) {
  if (at < 0) return null
  return (
    <span className="room-hand inline">
      <Icon name="hand" />
      {digits(at + 1)}
      <span className="sr-only"> {m.room_hand_raised()}</span>
    </span>
  )
}
