// Who is large, who is small, and in which order.
import type { RoomPerson } from '#contract/calls/live/room.ts'
import { MAX_THUMBNAILS } from '#contract/live/room-limits.ts'

/** The tutor comes first, then raised hands in order, then the others in the order they joined. */
export function inOrder(people: readonly RoomPerson[]): RoomPerson[] {
  const rank = ({ role, hand }: RoomPerson) => (role === 'host' ? -1 : (hand ?? Infinity))
  return people.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}

/** The people with raised hands, in order. */
export const handsOf = (people: readonly RoomPerson[]): RoomPerson[] =>
  people.filter(({ hand }) => hand !== null).toSorted((one, other) => one.hand! - other.hand!)

export const sharerOf = (people: readonly RoomPerson[]): RoomPerson | undefined => people.find(({ screen }) => screen)

type ChosenPeople = {
  you: string | null
  /** The person pinned by the viewer, only for the viewer. */
  pin: string | null
  /** The person chosen by a host, for everyone. */
  spotlight: string | null
}

/**
 * The pinned person, else the spotlight, else the shared screen, else the teacher. Sound changes nothing, because a
 * stage that follows the last noise would leave the teacher for a cough. Hosts see the first person who joined, instead
 * of waiting for themselves.
 */
export function onStage(people: readonly RoomPerson[], { you, pin, spotlight }: ChosenPeople): RoomPerson | null {
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
 * The people whose small pictures are requested. A person keeps their slot while it is wanted, because moving them
 * would briefly show someone else's picture.
 */
export function smallPictures(before: readonly string[], wanted: readonly string[]): string[] {
  const first = wanted.slice(0, MAX_THUMBNAILS)
  const fresh = first.filter((id) => !before.includes(id))
  const kept = before.map((id) => (first.includes(id) ? id : fresh.shift()))
  return [...kept.filter((id) => id !== undefined), ...fresh]
}
