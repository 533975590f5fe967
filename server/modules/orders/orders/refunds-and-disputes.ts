// Refunds and disputes. A notice, our own refund and the reconciler all arrive here with just the attempt, and the
// provider is asked for the current state. So lost, repeated and reordered notices make no difference.
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { orders, refunds, reversals } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { centsOf, paymentBy, type Attempt } from './attempts.ts'
import type { Actor } from './history.ts'
import { recordRefundsAndDisputes } from './record-refunds.ts'
import { recordOfReversal } from './reversal-refunds.ts'
import { applyCharge } from './settle.ts'

/** Updates an attempt's order according to the provider's refunds and disputes. */
export async function applyRefundsAndDisputes(deps: Deps, attempt: Attempt, actor: Actor): Promise<void> {
  const { content, db } = deps
  const { reference, provider } = attempt
  const payment = paymentBy(deps, provider)
  const charge = await payment.read(reference)
  if (charge?.state !== 'succeeded') return
  // The notice of the payment itself may still be on its way.
  if (attempt.state !== 'reversed') await applyCharge(deps, charge, actor)
  // The number is taken before the provider is asked, so that a higher number never carries older news.
  const asOf = await nextRead(db)
  const found = await payment.refundsOf(reference, await knownRefunds(db, attempt))
  const inCents = <Item extends { amount: number }>(item: Item) => {
    return { ...item, amountCents: centsOf(attempt, item.amount) }
  }
  const listed = { refunds: found.refunds.map(inCents), disputes: found.disputes.map(inCents), asOf, actor }
  const changedCourse = await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.transactionId, reference)).for('update')
    if (order) return (await recordRefundsAndDisputes(tx, deps, order, listed)) ? order.productId : undefined
    const [reversal] = await tx.select().from(reversals).where(eq(reversals.reference, reference)).for('update')
    if (reversal) await recordOfReversal(tx, deps, reversal, listed)
    return undefined
  })
  if (changedCourse) await content.enrolled([changedCourse])
}

/** An attempt's refunds that have an id from the provider. */
async function knownRefunds(db: Database, { orderId, reference, amount: whole }: Attempt) {
  const { providerId, amount } = refunds
  // An order's refunds belong to the payment that counts.
  const asked = await db
    .select({ id: providerId, amount })
    .from(refunds)
    .innerJoin(orders, and(eq(orders.id, refunds.orderId), eq(orders.transactionId, reference)))
    .where(eq(refunds.orderId, orderId))
  const back = await db.select({ id: reversals.refundId }).from(reversals).where(eq(reversals.reference, reference))
  return [...asked, ...back.map(({ id }) => ({ id, amount: whole }))].flatMap(({ id, amount }) =>
    id !== null && amount !== null ? [{ id, amount }] : [],
  )
}

async function nextRead(db: Database): Promise<number> {
  const next = await db.execute<{ number: number }>(sql`select nextval('return_reads')::float8 as number`)
  return next.rows[0]!.number
}
