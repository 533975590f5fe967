// An administrator's refund. It is recorded first and then requested with its own id as the idempotency key, so that
// neither a repeated click nor a crash refunds twice. The reconciler retries whatever stays pending.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { refusal } from '#contract/refusals.ts'
import { PaymentUnavailable, RefundRefused } from '../../../adapters/payments/payment.ts'
import type { Transaction } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { newId } from '../../../db/ids.ts'
import { orders, refunds } from '../../../db/schema.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars, toDollars } from '../../money.ts'
import { languageOfReader } from '../../people/accounts/language.ts'
import { amountOf, findAttempt, paymentBy } from './attempts.ts'
import { addHistory } from './history.ts'
import type { Order } from './order-states.ts'
import { returnedCents } from './record-refunds.ts'
import { refundMails } from './refund-mails.ts'
import { applyRefundsAndDisputes } from './refunds-and-disputes.ts'
import type { Refund } from './save-refunds.ts'
import { CHECK_AFTER_MS } from './timing.ts'

type RefundRequest = { orderId: string; amountCents: number; reason: string; key: string }

/** Returns the refund afterwards. It is pending if the provider can't be reached or needs time. */
export async function refundOrder(deps: Deps, admin: Actor, request: RefundRequest): Promise<Refund> {
  const { db, log } = deps
  const { refund, reference, isNew } = await db.transaction((tx) => recordRequest(deps, tx, admin, request))
  try {
    // A repeated request leaves the refund to the first one, and later to the reconciler, because not every provider
    // recognises repetitions.
    if (isNew) await sendRefund(deps, refund, reference)
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.warn({ refund: refund.id }, 'a refund could not be asked for yet')
  }
  const [now] = await db.select().from(refunds).where(eq(refunds.id, refund.id))
  return now!
}

/** Requests a recorded refund from the provider, and records the answer. */
export async function sendRefund(deps: Deps, refund: Refund, reference: string): Promise<void> {
  const attempt = (await findAttempt(deps.db, { reference }))!
  const amount = refund.amount ?? amountOf(attempt, refund.amountCents)
  try {
    const asked = { reference, refundId: refund.id, amount }
    const providerId = await paymentBy(deps, attempt.provider).refund(asked)
    if (providerId) await keepProviderId(deps, refund, providerId)
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    await recordRefusal(deps, refund, error.message)
  }
  await applyRefundsAndDisputes(deps, attempt, 'admin')
}

/**
 * Another process may have stored this id in the meantime, matching by amount. Of two equal refunds, the other one then
 * gets the other id.
 */
async function keepProviderId({ db }: Deps, { id }: Refund, providerId: string): Promise<void> {
  const isUnknown = and(eq(refunds.id, id), isNull(refunds.providerId))
  try {
    await db.update(refunds).set({ providerId }).where(isUnknown)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Records the request as part of a larger transaction. The provider is asked afterwards. */
export async function recordRequest(
  { now }: Deps,
  tx: Transaction,
  admin: Actor,
  { orderId, amountCents, reason, key }: RefundRequest,
): Promise<{ refund: Refund; reference: string; isNew: boolean }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw notFound()
  const [known] = await tx.select().from(refunds).where(eq(refunds.requestKey, key))
  if (known && (known.orderId !== orderId || known.amountCents !== amountCents)) throw keyUsed()
  if (known) return { refund: known, reference: order.transactionId ?? '', isNew: false }
  if (order.state !== 'paid' || !order.transactionId) throw nothingToRefund()
  const leftCents = order.paidCents! - (await returnedCents(tx, order, ['pending', 'succeeded']))
  if (leftCents <= 0) throw nothingToRefund()
  if (amountCents > leftCents) throw invalid({ amount: refusal('max', toDollars(leftCents)) })
  const amount = await amountBack(tx, order, order.paidCents! - leftCents + amountCents)
  if (amount <= 0) throw invalid({ amount: refusal('min', toDollars(leftCents)) })
  const at = now()
  const checkAt = new Date(at.getTime() + CHECK_AFTER_MS)
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      orderId,
      requestKey: key,
      requestedBy: admin.userId,
      amountCents,
      amount,
      reason,
      state: 'pending',
      checkAt,
      createdAt: at,
    })
    .onConflictDoNothing({ target: refunds.requestKey })
    .returning()
  if (!refund) throw keyUsed()
  await addHistory(tx, { orderId, what: 'refundRequested', actor: 'admin', userId: admin.userId, amountCents, at })
  await recordAction(tx, admin, at, {
    what: 'refund',
    kind: 'order',
    itemId: orderId,
    name: order.productName,
    difference: { amount: [null, formatDollars(amountCents)], reason: [null, reason] },
  })
  return { refund, reference: order.transactionId, isNew: true }
}

/**
 * The amount to refund in the payment's currency, once this many cents have been refunded in total. Taka are rounded on
 * the total, so that partial refunds add up to what was charged.
 */
async function amountBack(tx: Transaction, { id, transactionId }: Order, cents: number): Promise<number> {
  const attempt = (await findAttempt(tx, { reference: transactionId }))!
  const isCounted = inArray(refunds.state, ['pending', 'succeeded'])
  const [earlier] = await tx
    .select({ amount: sql<number>`coalesce(sum(coalesce(${refunds.amount}, ${refunds.amountCents})), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), isCounted))
  return amountOf(attempt, cents) - earlier!.amount
}

async function recordRefusal({ db, now, outbox, settings }: Deps, refund: Refund, problem: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId)).for('update')
    const [failed] = await tx
      .update(refunds)
      .set({ state: 'failed', problem, checkAt: null })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'pending'), isNull(refunds.providerId)))
      .returning()
    if (!order || !failed) return
    const { requestedBy: userId, amountCents } = failed
    const at = now()
    await addHistory(tx, { orderId: order.id, what: 'refundFailed', actor: 'admin', userId, amountCents, at })
    const attempt = await findAttempt(tx, { reference: order.transactionId })
    const letterhead = { settings, attempt, language: await languageOfReader(tx, order.email) }
    const mails = refundMails(order, { refund: failed, before: 'pending' }, letterhead)
    for (const mail of mails) await outbox.queue(tx, mail)
  })
}

export const nothingToRefund = () => conflict('nothing_to_refund', 'There’s nothing left to refund for this order.')
const keyUsed = () => conflict('key_used', 'This key belongs to another refund.')
