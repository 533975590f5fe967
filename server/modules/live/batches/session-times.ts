// When a class can be joined, and which one is next.
import { ROOM_OPENS_MINUTES, RUNS_OVER_MINUTES, type SessionState } from '#contract/constants.ts'
import type { liveSessions } from '../../../db/schema-live.ts'
import { endsAt } from '../../orders/seats/open-for-sale.ts'

export type Session = typeof liveSessions.$inferSelect
type Timed = Pick<Session, 'startsAt' | 'minutes' | 'state'>

const MINUTE_MS = 60_000

export const opensAt = ({ startsAt }: Timed): Date => new Date(startsAt.getTime() - ROOM_OPENS_MINUTES * MINUTE_MS)

/** A class that its host never ended is over once it has run over by the allowed time. */
export function stateAt(session: Timed, now: Date): SessionState {
  const isPast = endsAt(session).getTime() + RUNS_OVER_MINUTES * MINUTE_MS <= now.getTime()
  return session.state === 'planned' && isPast ? 'over' : session.state
}

const isToCome = (session: Timed, now: Date): boolean => session.state === 'planned' && endsAt(session) > now

/** The class in progress or the next one, from sessions in any order. */
export const nextOf = <Each extends Timed>(sessions: readonly Each[], now: Date): Each | undefined =>
  sessions
    .filter((session) => isToCome(session, now))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .at(0)
