// Which class is next, and when its room opens.
import type { OwnSeat } from '#contract/calls/live/live.ts'
import { ROOM_OPENS_MINUTES } from '#contract/constants.ts'

const MINUTE = 60_000

type Timed = { startsAt: string; minutes: number; state: string }

export const endOf = ({ startsAt, minutes }: Timed): number => Date.parse(startsAt) + minutes * MINUTE

export const opensAt = ({ startsAt }: { startsAt: string }): number =>
  Date.parse(startsAt) - ROOM_OPENS_MINUTES * MINUTE

/** The class in progress or the next one. */
export const nextClass = <Each extends Timed>(sessions: readonly Each[], now: number): Each | undefined =>
  sessions
    .filter((session) => session.state === 'planned' && endOf(session) > now)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .at(0)

/** The seats whose next class is upcoming or in progress, soonest first. */
export const nextSeats = (seats: OwnSeat[], now = Date.now()) =>
  seats
    .flatMap(({ next, ...seat }) => (next && endOf(next) > now ? [{ ...seat, next }] : []))
    .toSorted((one, other) => one.next.startsAt.localeCompare(other.next.startsAt))
