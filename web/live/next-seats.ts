import type { OwnSeat } from '#contract/calls/live/live.ts'
import { endOf } from './next-class.ts'

/** The seats whose next class is still to come or running, the soonest first. */
export const nextSeats = (seats: OwnSeat[], now = Date.now()) =>
  seats
    .flatMap(({ next, ...seat }) => (next && endOf(next) > now ? [{ ...seat, next }] : []))
    .toSorted((one, other) => one.next.startsAt.localeCompare(other.next.startsAt))
