// Notifies people about changes to their classes, in the transaction of the change: once each, by email and in the
// bell.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { liveSessions } from '../../../db/schema-live.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars } from '../../money.ts'
import {
  batchCancelledMail,
  cancelledMail,
  movedMail,
  seatOfferedMail,
  type BatchFacts,
  type ClassReader,
} from './class-mails.ts'
import {
  factsOf,
  readBatch,
  readersOf,
  readPeople,
  recordNotified,
  type Recipient,
  type Session,
} from './class-readers.ts'

type Parts = Pick<Deps, 'outbox' | 'settings' | 'now'>

/** Notifies people after a class was moved. */
export async function tellMoved(deps: Parts, tx: Transaction, sessionId: string): Promise<void> {
  const { session, batch } = await readSession(tx, sessionId)
  if (!session.movedFrom) return
  const { movedFrom } = session
  await notifyReaders(deps, tx, { session, batch, kind: 'moved' }, (around) =>
    movedMail(around, factsOf(session), movedFrom),
  )
}

/** Notifies people after a single class was cancelled. Its share of the price is refunded. */
export async function tellCancelled(
  deps: Parts,
  tx: Transaction,
  sessionId: string,
  backTo: (userId: string) => number,
): Promise<void> {
  const { session, batch } = await readSession(tx, sessionId)
  const next = (await sessionsToCome(tx, batch.id, deps.now())).find(({ state }) => state === 'planned')
  await notifyReaders(deps, tx, { session, batch, kind: 'cancelled' }, (around, { userId }) => {
    const cents = backTo(userId)
    const back = cents > 0 ? formatDollars(cents, around.reader.language) : ''
    return cancelledMail(around, factsOf(session), { next: next && factsOf(next), back })
  })
}

/**
 * Notifies people before a batch's upcoming classes are cancelled, which increases the sequence number of each, and
 * before its seats are freed.
 */
export async function tellBatchCancelled(deps: Parts, tx: Transaction, batchId: string): Promise<void> {
  const batch = await readBatch(tx, batchId)
  const sessions = (await sessionsToCome(tx, batchId, deps.now()))
    .filter(({ state }) => state === 'planned')
    .map((session) => ({ ...session, state: 'cancelled' as const, sequence: session.sequence + 1 }))
  const [session] = sessions
  if (!batch || !session) return
  const cancelled = sessions.map(factsOf)
  await notifyReaders(deps, tx, { session, batch, kind: 'cancelled' }, (around, { paidCents }) =>
    batchCancelledMail(around, cancelled, paidCents > 0 ? formatDollars(paidCents, around.reader.language) : ''),
  )
}

/** Notifies the first person in line after a seat was reserved for them. */
export async function tellSeatOffered(
  { outbox, settings }: Pick<Deps, 'outbox' | 'settings'>,
  tx: Transaction,
  { batchId, userId, until }: { batchId: string; userId: string; until: Date },
): Promise<void> {
  const batch = await readBatch(tx, batchId)
  const reader = (await readPeople(tx, [userId])).get(userId)
  if (batch && reader?.email) await outbox.queue(tx, seatOfferedMail({ reader, batch, settings }, until))
}

type News = { session: Session; batch: BatchFacts; kind: 'moved' | 'cancelled' }
type Around = { reader: ClassReader; batch: BatchFacts; settings: Deps['settings']; now: Date }

async function notifyReaders(
  { outbox, settings, now }: Parts,
  tx: Transaction,
  { session, batch, kind }: News,
  write: (around: Around, reader: Recipient) => ReturnType<typeof movedMail>,
): Promise<void> {
  const at = now()
  const notified = await recordNotified(tx, session, kind, await readersOf(tx, batch.id), at)
  const mails = notified
    .filter(({ email }) => email)
    .map((reader) => write({ reader, batch, settings, now: at }, reader))
  if (mails.length) await outbox.queue(tx, mails)
}

async function readSession(tx: Transaction, id: string): Promise<{ session: Session; batch: BatchFacts }> {
  const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id))
  const batch = session && (await readBatch(tx, session.batchId))
  if (!batch) throw new Error('the class is not there')
  return { session, batch }
}

export const sessionsToCome = (tx: Transaction, batchId: string, now: Date): Promise<Session[]> =>
  tx
    .select()
    .from(liveSessions)
    .where(and(eq(liveSessions.batchId, batchId), gt(liveSessions.startsAt, now)))
    .orderBy(asc(liveSessions.startsAt))
