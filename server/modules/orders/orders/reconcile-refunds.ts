// Asks the provider about pending refunds, and catches up on refunds and disputes whose notices were lost.
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Payment } from '../../../adapters/payments/payment.ts'
import { installation, orders, refunds } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findAttempt, paymentBy } from './attempts.ts'
import { applyNotice } from './notices.ts'
import { sendRefund } from './refund-order.ts'
import { applyRefundsAndDisputes } from './refunds-and-disputes.ts'
import type { Refund } from './save-refunds.ts'
import { CHECK_AFTER_MS } from './timing.ts'

/** The provider may list an event a little later than another of the same time. */
const OVERLAP_MS = 10 * 60_000
/** How long the provider keeps events. */
const REMEMBERED_MS = 30 * 86_400_000
/** The provider's time of the newest event that has been handled. */
const readUntil = (name: string) => `return_events_until:${name}`

/** Claims refunds by postponing their next check, so that no other process takes them. */
export function claimRefunds({ db }: Deps, before: Date, later: Date, limit: number): Promise<Refund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'pending'), lt(refunds.checkAt, before)))
    .orderBy(asc(refunds.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db.update(refunds).set({ checkAt: later }).where(inArray(refunds.id, due)).returning()
}

/** The provider's list is read first, because the provider forgets idempotency keys after a day. */
export async function checkRefund(deps: Deps, { id, orderId, createdAt }: Refund): Promise<void> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId))
  const attempt = await findAttempt(deps.db, { reference: order?.transactionId ?? null })
  if (!attempt) return
  await applyRefundsAndDisputes(deps, attempt, 'reconciler')
  const [refund] = await deps.db.select().from(refunds).where(eq(refunds.id, id))
  // The first request may still be running in another process.
  const isYoung = deps.now().getTime() - createdAt.getTime() < CHECK_AFTER_MS
  if (isYoung && paymentBy(deps, attempt.provider).repeatsRefunds) return
  if (refund?.state === 'pending' && !refund.providerId) await sendRefund(deps, refund, attempt.reference)
}

/** The events that this process has handled, by provider. */
const handledEvents = new Map<string, Set<string>>()

export async function catchUpOnLostNotices(
  deps: Deps,
  { name, returnEventsSince }: Payment,
  attempt: (what: string, work: () => Promise<void>) => Promise<boolean>,
): Promise<void> {
  const { db, now } = deps
  if (!returnEventsSince) return
  const [sold] = await db.select({ id: orders.id }).from(orders).where(isNotNull(orders.transactionId)).limit(1)
  if (!sold) return
  const key = readUntil(name)
  const [until] = await db.select().from(installation).where(eq(installation.key, key))
  const since = until ? Date.parse(until.value) - OVERLAP_MS : now().getTime() - REMEMBERED_MS
  const events = await returnEventsSince(new Date(since))
  const failed = new Set<string>()
  const newEvents = events.filter(({ id }) => !handledEvents.get(name)?.has(id))
  for (const reference of new Set(newEvents.map((event) => event.reference))) {
    const notice = { reference, about: 'refunds and disputes' } as const
    const isDone = await attempt(reference, () => applyNotice(deps, name, notice, 'reconciler'))
    if (!isDone) failed.add(reference)
  }
  handledEvents.set(name, new Set(events.filter(({ reference }) => !failed.has(reference)).map(({ id }) => id)))
  const [newest] = events
  if (!newest || failed.size) return
  const value = newest.at.toISOString()
  await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value }, setWhere: lt(installation.value, value) })
}
