// Refunds and disputes. An event, our own refund and the reconciler all come here with nothing but the intent: the
// provider is asked for the current state, so lost, repeated and reordered events make no difference.
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from './history.ts'
import { ORDER_ID } from './order-states.ts'
import { recordReturns } from './record-returns.ts'
import { recordReversalReturns } from './reversal-returns.ts'
import { applyIntent } from './settle.ts'

/** Updates an intent's order according to the provider's refunds and disputes. */
export async function applyReturns(deps: Deps, intentId: string, actor: Actor): Promise<void> {
  const { cards, content, db, log } = deps
  const intent = await cards.read(intentId)
  if (intent?.state !== 'succeeded') return
  const { orderId } = intent
  if (!orderId || !ORDER_ID.test(orderId)) {
    return log.error({ intent: intentId }, 'a refund or dispute names no order')
  }
  // The event of the payment itself may still be on its way.
  if (!(await isReversed(db, intentId))) await applyIntent(deps, orderId, intent, actor)
  // Taken before the provider is asked: a higher number then never carries older news.
  const asOf = await nextRead(db)
  const returns = await cards.returnsOf(intentId)
  const changedCourse = await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.transactionId, intentId)).for('update')
    if (order) return (await recordReturns(tx, deps, order, { ...returns, asOf, actor })) ? order.productId : undefined
    const [reversal] = await tx.select().from(reversals).where(eq(reversals.intentId, intentId)).for('update')
    if (reversal) await recordReversalReturns(tx, deps, reversal, { ...returns, asOf, actor })
    return undefined
  })
  if (changedCourse) await content.enrolled([changedCourse])
}

async function isReversed(db: Database, intentId: string): Promise<boolean> {
  const [reversal] = await db.select().from(reversals).where(eq(reversals.intentId, intentId))
  return reversal !== undefined
}

async function nextRead(db: Database): Promise<number> {
  const next = await db.execute<{ number: number }>(sql`select nextval('return_reads')::float8 as number`)
  return next.rows[0]!.number
}
