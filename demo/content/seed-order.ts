// A paid order of the demo, recorded the way `settle` would have done it.
import { sql } from 'drizzle-orm'
import { CURRENCY } from '#contract/constants.ts'
import { bookEarnings, earnerOfToday } from '#server/modules/orders/earnings/book-earnings.ts'
import { attemptId } from '#server/modules/orders/orders/attempts.ts'
import { versionInForce } from '#server/modules/orders/policies/policy-rows.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { orderHistory, orders, type users } from '../../server/db/schema.ts'
import { paymentAttempts } from '../../server/db/schema-payments.ts'

export type Buyer = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email'>
export type Sold = { id: string; name: string; img: string; cents: number; transactionId?: string }

/** Returns the order's id. */
export async function seedOrder(
  tx: Transaction,
  { id: userId, name, email }: Buyer,
  sold: Sold,
  at: Date,
): Promise<string> {
  const orderId = newId(at)
  await tx.insert(orders).values({
    id: orderId,
    userId,
    userName: name,
    email,
    productId: sold.id,
    productName: sold.name,
    img: sold.img,
    state: 'paid',
    priceCents: sold.cents,
    dueCents: sold.cents,
    paidCents: sold.cents,
    paidAt: at,
    ...(sold.transactionId && {
      transactionId: sold.transactionId,
      termsVersion: versionInForce('terms'),
      refundsVersion: versionInForce('refunds'),
    }),
    receiptNumber: sql`next_receipt_number()`,
    ...earnerOfToday(sql`${sold.id}::uuid`),
    createdAt: at,
  })
  if (sold.transactionId) {
    await tx.insert(paymentAttempts).values({
      id: attemptId(orderId, 1),
      orderId,
      provider: 'card',
      reference: sold.transactionId,
      dueCents: sold.cents,
      amount: sold.cents,
      currency: CURRENCY,
      state: 'succeeded',
      begunAt: at,
    })
  }
  const event = { orderId, actor: 'buyer' as const, userId, amountCents: sold.cents, at }
  const paid = { ...event, what: 'paid' as const, reference: sold.transactionId }
  await tx.insert(orderHistory).values([
    { ...event, id: newId(at), what: 'ordered' },
    { ...paid, id: newId(at) },
  ])
  await bookEarnings(tx, orderId, 'sale', at)
  return orderId
}
