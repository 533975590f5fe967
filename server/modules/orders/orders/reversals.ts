// Charges that must be returned: a second payment for a paid order, or one whose buyer was deleted. A reversal is
// recorded first and retried until the provider confirms that the money was returned, or that it won't return it, in
// which case an administrator decides. Using its reference as the refund's id ensures a single refund.
import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import { PaymentUnavailable, RefundRefused, type Charge, type Payment } from '../../../adapters/payments/payment.ts'
import type { Transaction } from '../../../db/database.ts'
import { orderHistory, orders, reversals } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import type { Deps } from '../../deps.ts'
import { languageOfReader } from '../../people/accounts/language.ts'
import { centsOf, findAttempt, formatCharged, payerOf, paymentBy, type Attempt } from './attempts.ts'
import { addHistory, type Actor } from './history.ts'
import type { Order } from './order-states.ts'
import { sentBackMail } from './payer-mails.ts'
import { reversalMail } from './reversal-mails.ts'
import { recordFailure, type FailedReturn } from './reversal-refunds.ts'
import { CHECK_GIVEN_UP_MS, mayStillBePaid } from './timing.ts'

export type Reversal = { order: Order; attempt: Attempt }

export async function recordReversals(tx: Transaction, charges: Reversal[], at: Date): Promise<void> {
  if (!charges.length) return
  const rows = charges.map(({ attempt: { reference, payerEmail }, order: { id: orderId, productName, email } }) => {
    return { reference, orderId, productName, recipient: payerEmail ?? email, dueAt: at, createdAt: at }
  })
  const ids = charges.map(({ attempt }) => attempt.id)
  await tx.update(paymentAttempts).set({ state: 'reversed', checkAt: null }).where(inArray(paymentAttempts.id, ids))
  await tx.insert(reversals).values(rows).onConflictDoNothing()
}

/** Cancels or refunds the charge. The reconciler retries if the provider is unreachable or needs time. */
export async function reverse(deps: Deps, reference: string, actor: Actor): Promise<void> {
  const { db, now, log } = deps
  const attempt = (await findAttempt(db, { reference }))!
  try {
    const payment = paymentBy(deps, attempt.provider)
    const charge = (await payment.read(reference)) && (await payment.cancel(reference))
    if (charge?.state === 'processing') return
    if (charge?.state === 'succeeded') return await sendBack(deps, payment, { attempt, charge, actor })
    if (charge && mayStillBePaid(payment, attempt, now())) return await postpone(deps, reference)
    await end(deps, attempt, 'cancelled', 0, actor)
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.warn({ reference }, 'a charge could not be reversed yet')
  }
}

type Charged = { attempt: Attempt; charge: Charge; actor: Actor }

async function sendBack(deps: Deps, payment: Payment, { attempt, charge, actor }: Charged): Promise<void> {
  const { db } = deps
  const { reference } = attempt
  // A repeated notice must not return money that an administrator has to decide about, or has returned another way.
  const isReturned = db
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, reversals.orderId),
        eq(orderHistory.reference, reference),
        eq(orderHistory.what, 'refunded'),
      ),
    )
  const [open] = await db
    .select()
    .from(reversals)
    .where(and(eq(reversals.reference, reference), isNull(reversals.problem), notExists(isReturned)))
  if (!open) return
  const amountCents = centsOf(attempt, charge.amount!)
  const outcome = await refundAll(deps, payment, charge, open)
  if (outcome === 'succeeded') return end(deps, attempt, 'refunded', amountCents, actor)
  if (outcome === 'pending') return postpone(deps, reference)
  await db.transaction(async (tx) => {
    const [reversal] = await tx.select().from(reversals).where(eq(reversals.reference, reference)).for('update')
    if (!reversal || reversal.doneAt || reversal.problem !== null) return
    await recordFailure(tx, deps, reversal, { ...outcome, amountCents, actor })
  })
}

type RefundOutcome = 'succeeded' | 'pending' | Pick<FailedReturn, 'refundId' | 'problem'>

/** Requests a refund of all that is left, unless one is already pending. */
async function refundAll(
  { db }: Deps,
  payment: Payment,
  { reference, amount }: Charge,
  { refundId: askedId, repeats }: typeof reversals.$inferSelect,
): Promise<RefundOutcome> {
  const ask = async (id: string | null) => {
    const { refunds } = await payment.refundsOf(reference, id === null ? [] : [{ id, amount: amount! }])
    const total = (state: string) =>
      refunds.filter((refund) => refund.state === state).reduce((sum, refund) => sum + refund.amount, 0)
    if (total('succeeded') >= amount!) return 'succeeded'
    return total('succeeded') + total('pending') >= amount!
      ? 'pending'
      : refunds.find(({ state }) => state === 'failed')
  }
  const before = await ask(askedId)
  if (typeof before === 'string') return before
  const refundId = repeats ? `${reference}-${repeats}` : reference
  try {
    const providerId = await payment.refund({ reference, refundId, amount: null })
    // Stored immediately, because such a provider only answers about a refund by its id.
    if (providerId) await db.update(reversals).set({ refundId: providerId }).where(eq(reversals.reference, reference))
    const after = await ask(providerId ?? null)
    if (typeof after === 'string') return after
    return { refundId: after?.id ?? refundId, problem: after?.problem ?? '' }
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    return { refundId, problem: error.message }
  }
}

/** Nothing is left to return. The payer is notified if anything was returned. */
async function end(
  { db, outbox, now }: Deps,
  attempt: Attempt,
  outcome: 'refunded' | 'cancelled',
  amountCents: number,
  actor: Actor,
): Promise<void> {
  const { reference } = attempt
  await db.transaction(async (tx) => {
    const [done] = await tx
      .update(reversals)
      .set({ doneAt: now(), problem: null })
      .where(and(eq(reversals.reference, reference), isNull(reversals.doneAt)))
      .returning()
    if (!done) return
    const { orderId, productName, recipient } = done
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    await addHistory(tx, {
      orderId,
      what: outcome,
      actor,
      userId: order?.userId ?? null,
      reference,
      amountCents,
      at: now(),
    })
    if (outcome === 'cancelled' || !recipient) return
    const payer = payerOf(attempt)
    const language = payer?.language ?? (await languageOfReader(tx, recipient))
    const reader = { to: recipient, language }
    const amount = formatCharged(attempt, amountCents, language)
    const isPaid = order !== undefined && order.state !== 'open' && order.state !== 'paying'
    const isRisky = attempt.risk !== null && !isPaid
    if (!payer) {
      const reason = isPaid || !order ? 'second' : isRisky ? 'risky' : 'notAccepted'
      return outbox.queue(tx, reversalMail(reader, productName, amount, reason))
    }
    await outbox.queue(tx, sentBackMail(reader, productName, amount, isRisky))
    if (!isRisky || !order?.email) return
    const learner = { to: order.email, language: await languageOfReader(tx, order.email) }
    const learnersAmount = formatCharged(attempt, amountCents, learner.language)
    await outbox.queue(tx, reversalMail(learner, productName, learnersAmount, 'riskyOfParent'))
  })
}

async function postpone({ db, now }: Deps, reference: string): Promise<void> {
  const dueAt = new Date(now().getTime() + CHECK_GIVEN_UP_MS)
  await db.update(reversals).set({ dueAt }).where(eq(reversals.reference, reference))
}
