import { m } from '../../paraglide/messages.js'
import { useTeaches } from '../../session/use-teaches.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * The padlock of a lesson that has to be bought. For the course's teacher nothing is locked, so it only appears once
 * that is known.
 */
export default function Padlock({ course }: { course: string }) {
  if (useTeaches(course) !== false) return null
  return (
    <span className="learn-row-closed" role="img" aria-label={m.lessons_closed()}>
      <Icon name="lock" />
    </span>
  )
}
