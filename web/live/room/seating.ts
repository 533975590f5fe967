// Who is large, who is small, and in which order.
import type { RoomPerson } from '#contract/calls/live/room.ts'
import { MAX_THUMBNAILS } from '#contract/live/room-limits.ts'

/** The tutor first, then raised hands in order, then the others as they came. */
export function inOrder(people: readonly RoomPerson[]): RoomPerson[] {
  const rank = ({ role, hand }: RoomPerson) => (role === 'host' ? -1 : (hand ?? Infinity))
  return people.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

/** The raised hands, first to last. */
export const handsOf = (people: readonly RoomPerson[]): RoomPerson[] =>
  people.filter(({ hand }) => hand !== null).toSorted((one, other) => one.hand! - other.hand!)

export const sharerOf = (people: readonly RoomPerson[]): RoomPerson | undefined => people.find(({ screen }) => screen)

type Chosen = {
  you: string | null
  /** By this person, for this person alone. */
  pin: string | null
  /** By a host, for everybody. */
  spotlight: string | null
}

/**
 * Whoever was pinned, else the spotlight, else the shared screen, else the teacher. Sound changes nothing: a stage that follows the
 * last noise leaves the teacher for a cough. Hosts see the first who came, without being told to wait for themselves.
 */
export function onStage(people: readonly RoomPerson[], { you, pin, spotlight }: Chosen): RoomPerson | null {
  const others = people.filter(({ id }) => id !== you)
  const isHost = people.some(({ id, role }) => id === you && role === 'host')
  return (
    others.find(({ id }) => id === pin) ??
    others.find(({ id }) => id === spotlight) ??
    sharerOf(people) ??
    others.find(({ role }) => role === 'host') ??
    (isHost ? others[0] : null) ??
    null
  )
}

/**
 * Whose small pictures are asked for: a person keeps the slot while it is wanted, because moving it would show somebody else's
 * picture for a moment.
 */
export function smallPictures(before: readonly string[], wanted: readonly string[]): string[] {
  const first = wanted.slice(0, MAX_THUMBNAILS)
  const fresh = first.filter((id) => !before.includes(id))
  const kept = before.map((id) => (first.includes(id) ? id : fresh.shift()))
  return [...kept.filter((id) => id !== undefined), ...fresh]
}
