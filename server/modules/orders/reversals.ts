// Charges that must be given back: a second payment for a paid order, or one whose buyer was deleted. A reversal is
// recorded first and retried until it works; its reference as the refund's id ensures a single refund.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { PaymentUnavailable, type Payment } from '../../adapters/payments/payment.ts'
import type { Transaction } from '../../db/database.ts'
import { orders, reversals } from '../../db/schema.ts'
import { paymentAttempts } from '../../db/schema-payments.ts'
import type { Deps } from '../deps.ts'
import { languageOfReader } from '../people/language.ts'
import { centsOf, findAttempt, formatCharged, payerOf, paymentBy, type Attempt } from './attempts.ts'
import { addHistory, type Actor } from './history.ts'
import type { Order } from './order-states.ts'
import { notNeededMail } from './payer-mails.ts'
import { refundMail } from './receipts.ts'
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

/** Cancels the charge, or refunds it. The reconciler retries if the provider is unreachable. */
export async function reverse(deps: Deps, reference: string, actor: Actor): Promise<void> {
  const { db, outbox, now, log } = deps
  const attempt = (await findAttempt(db, { reference }))!
  try {
    const payment = paymentBy(deps, attempt.provider)
    const charge = (await payment.read(reference)) && (await payment.cancel(reference))
    if (charge?.state === 'processing') return
    const isCharged = charge?.state === 'succeeded'
    if (!isCharged && charge && mayStillBePaid(payment, attempt, now())) return await postpone(deps, reference)
    if (isCharged) await refundAll(deps, payment, reference)
    await db.transaction(async (tx) => {
      const [done] = await tx
        .update(reversals)
        .set({ doneAt: now() })
        .where(and(eq(reversals.reference, reference), isNull(reversals.doneAt)))
        .returning()
      if (!done) return
      const { orderId, productName, recipient } = done
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
      const amountCents = isCharged ? centsOf(attempt, charge.amount!) : 0
      const what = isCharged ? 'refunded' : 'cancelled'
      const userId = order?.userId ?? null
      await addHistory(tx, { orderId, what, actor, userId, reference, amountCents, at: now() })
      if (!isCharged || !recipient) return
      const payer = payerOf(attempt)
      const language = payer?.language ?? (await languageOfReader(tx, recipient))
      const reader = { to: recipient, language }
      const amount = formatCharged(attempt, amountCents, language)
      const isPaid = order?.state !== 'open'
      await outbox.queue(
        tx,
        payer ? notNeededMail(reader, productName, amount) : refundMail(reader, productName, amount, isPaid),
      )
    })
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.warn({ reference }, 'a charge could not be reversed yet')
  }
}

async function postpone({ db, now }: Deps, reference: string): Promise<void> {
  const dueAt = new Date(now().getTime() + CHECK_GIVEN_UP_MS)
  await db.update(reversals).set({ dueAt }).where(eq(reversals.reference, reference))
}

/** Kept at once, because this provider tells of a refund only by its id. */
async function refundAll({ db }: Deps, payment: Payment, reference: string): Promise<void> {
  const refundId = await payment.refund({ reference, refundId: reference, amount: null })
  if (refundId) await db.update(reversals).set({ refundId }).where(eq(reversals.reference, reference))
}
