// Until when people may join a batch, for which of its classes, and at what price.
import type { liveBatches, liveSessions } from '../../../db/schema-live.ts'

type Batch = Pick<
  typeof liveBatches.$inferSelect,
  'priceCents' | 'staysOpen' | 'isListed' | 'deletedAt' | 'reviewAskedAt'
>
export type Class = Pick<typeof liveSessions.$inferSelect, 'startsAt' | 'minutes' | 'state' | 'endedAt' | 'cancelledAt'>

export const endsAt = ({ startsAt, minutes }: Pick<Class, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000)

const isOverAt = (session: Class, at: Date): boolean =>
  (session.endedAt ?? endsAt(session)) <= at || endsAt(session) <= at
const isHeldAt = ({ state, cancelledAt }: Class, at: Date): boolean =>
  state !== 'cancelled' || (cancelledAt !== null && cancelledAt > at)

/** Whether the first class is over. */
function isUnderWay(sessions: readonly Class[], at: Date): boolean {
  const held = sessions.filter((session) => isHeldAt(session, at))
  const first = held.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0]
  return first !== undefined && isOverAt(first, at)
}

/**
 * The classes that a seat bought now is for. The first class counts until it is over. A later class that has started
 * doesn't count: people who join then may attend it, but they only pay for the following ones.
 */
export function classesLeft<Each extends Class>(sessions: readonly Each[], at: Date): Each[] {
  const hasBegun = isUnderWay(sessions, at)
  return sessions.filter(
    (session) => isHeldAt(session, at) && (hasBegun ? session.startsAt > at : !isOverAt(session, at)),
  )
}

/**
 * A batch that has started accepts nobody, unless its teacher keeps it open. One waiting for a review accepts nobody
 * new.
 */
export const isJoinable = (batch: Batch, sessions: readonly Class[], at: Date): boolean =>
  batch.isListed &&
  batch.deletedAt === null &&
  batch.reviewAskedAt === null &&
  (batch.staysOpen || !isUnderWay(sessions, at)) &&
  classesLeft(sessions, at).length > 0

/** The full price until the first class is over, then the share for the remaining classes, in whole cents. */
export function seatCents({ priceCents }: Pick<Batch, 'priceCents'>, sessions: readonly Class[], at: Date): number {
  if (!isUnderWay(sessions, at)) return priceCents
  // Rounded up, so that what costs something is never free.
  return Math.ceil((priceCents * classesLeft(sessions, at).length) / sessions.length)
}
