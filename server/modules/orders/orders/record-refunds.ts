// Records the provider's refunds and disputes for an order: its amount and state, the history, the earnings, and the
// emails.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { RefundState } from '#contract/record-states.ts'
import type { Transaction } from '../../../db/database.ts'
import { disputes, orders, refunds } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { bookEarnings } from '../earnings/book-earnings.ts'
import { giveSeatBack, isSeated, takeSeat } from '../seats/seats.ts'
import { languageOfReader } from '../../people/accounts/language.ts'
import { saleWrites } from '../../catalogue/content/product-rows.ts'
import { findAttempt, formatCharged, payerOf } from './attempts.ts'
import { addHistory, type Actor, type HistoryEntry } from './history.ts'
import type { Order } from './order-states.ts'
import { payerRefundMail } from './payer-mails.ts'
import { disputeMails, refundMails } from './refund-mails.ts'
import { saveDisputes, type DisputeChange, type ListedDispute } from './save-disputes.ts'
import { saveRefunds, type ListedRefund, type RefundChange } from './save-refunds.ts'

/** The provider's answer, who requested it, and its number among all answers. */
export type RefundsAndDisputes = { refunds: ListedRefund[]; disputes: ListedDispute[]; asOf: number; actor: Actor }

/** The caller holds the order's lock. Returns whether the product changed as well. */
export async function recordRefundsAndDisputes(
  tx: Transaction,
  { outbox, settings, now }: Deps,
  before: Order,
  { actor, ...listed }: RefundsAndDisputes,
): Promise<boolean> {
  const at = now()
  const refunded = await saveRefunds(tx, before.id, listed, at)
  const disputed = await saveDisputes(tx, { orderId: before.id, reference: before.transactionId! }, listed, at)
  const order = await recount(tx, before)
  await bookEarnings(tx, order.id, 'refund', at)
  const isReopened = before.state === 'refunded' && order.state === 'paid'
  await addHistory(
    tx,
    ...refunded.flatMap((change) => refundHistory(order, change, actor, at)),
    ...disputed.flatMap((change) => disputeHistory(order, change, actor, at)),
    ...(isReopened ? [{ orderId: order.id, what: 'reopened' as const, actor, userId: order.userId, at }] : []),
  )
  const attempt = await findAttempt(tx, { reference: order.transactionId })
  const letterhead = { settings, attempt, language: await languageOfReader(tx, order.email) }
  const mails = [
    ...refunded.flatMap((change) => refundMails(order, change, letterhead)),
    ...disputed.flatMap((change) => disputeMails(order, change, letterhead)),
  ]
  // The money goes to the person who paid through the link, so they are notified as well.
  const payer = attempt && payerOf(attempt)
  for (const { refund } of refunded) {
    if (!payer || refund.state !== 'succeeded') continue
    const amount = formatCharged(attempt, refund.amountCents, payer.language)
    mails.push(payerRefundMail(payer, order.productName, amount))
  }
  for (const mail of mails) await outbox.queue(tx, mail)
  if (order.state === before.state) return false
  await changeSeat(tx, order, at)
  return changeProduct(tx, order)
}

/** The total that was refunded, and the state that follows from it. */
async function recount(tx: Transaction, order: Order): Promise<Order> {
  const refundedCents = await returnedCents(tx, order)
  const isAll = refundedCents >= order.paidCents!
  let { state } = order
  if (isAll) state = 'refunded'
  else if (!(await isOrderedAgain(tx, order))) state = 'paid'
  if (refundedCents === order.refundedCents && state === order.state) return order
  await tx.update(orders).set({ refundedCents, state }).where(eq(orders.id, order.id))
  return { ...order, refundedCents, state }
}

/** Counts refunds in these states, and disputes that were lost. */
export async function returnedCents(
  tx: Transaction,
  { id, transactionId }: Order,
  states: RefundState[] = ['succeeded'],
): Promise<number> {
  const total = sql<number>`coalesce(sum(amount_cents), 0)::float8`
  const [refunded] = await tx
    .select({ total })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), inArray(refunds.state, states)))
  const [lost] = await tx
    .select({ total })
    .from(disputes)
    .where(and(eq(disputes.reference, transactionId ?? ''), eq(disputes.state, 'lost')))
  return refunded!.total + lost!.total
}

/**
 * If the product was ordered again, a refund that fails later can't reopen this order, because a person has one order
 * per product.
 */
async function isOrderedAgain(tx: Transaction, { id, userId, productId, state }: Order): Promise<boolean> {
  if (state !== 'refunded' || userId === null) return false
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.productId, productId), ne(orders.id, id), ne(orders.state, 'refunded')),
    )
  return other !== undefined
}

/**
 * If a refund fails after all, the seat may already be sold again. Administrators are notified of the failure and
 * refund it another way.
 */
async function changeSeat(tx: Transaction, order: Order, at: Date): Promise<void> {
  if (order.state === 'refunded') await giveSeatBack(tx, order.id)
  else if (order.userId && (await isSeated(tx, order.productId))) await takeSeat(tx, order, at)
}

async function changeProduct(tx: Transaction, { id, state }: Order): Promise<boolean> {
  const change = state === 'paid' ? 1 : -1
  const sold = sql`(select * from ${orders} where ${orders.id} = ${id}) sold`
  const changed: unknown[] = []
  for (const write of saleWrites(sold, change)) changed.push(...(await tx.execute(write)).rows)
  return changed.length > 0
}

function refundHistory(order: Order, { refund }: RefundChange, actor: Actor, at: Date): HistoryEntry[] {
  if (refund.state === 'pending') return []
  const isOurs = refund.requestKey !== null
  return [
    {
      orderId: order.id,
      what: refund.state === 'succeeded' ? 'refunded' : 'refundFailed',
      actor: isOurs ? 'admin' : actor,
      userId: isOurs ? refund.requestedBy : order.userId,
      reference: refund.providerId,
      amountCents: refund.amountCents,
      at,
    },
  ]
}

function disputeHistory(order: Order, { dispute, before }: DisputeChange, actor: Actor, at: Date): HistoryEntry[] {
  const { providerId: reference, amountCents } = dispute
  const entry = { orderId: order.id, actor, userId: order.userId, reference, amountCents, at }
  const outcome = { won: 'disputeWon', lost: 'disputeLost' } as const
  const { state } = dispute
  return [
    ...(before === null ? [{ ...entry, what: 'disputed' as const }] : []),
    ...(state === 'won' || state === 'lost' ? [{ ...entry, what: outcome[state] }] : []),
  ]
}
