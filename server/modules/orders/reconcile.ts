// Asks the provider about pending payments and refunds, in case the event was lost and the browser closed. Several processes may do
// this at once; each claims its own batch.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { orders, reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { endPayment, withdraw } from './end-payment.ts'
import { productsForSale } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { catchUpOnReturns, checkRefund, claimRefunds } from './reconcile-returns.ts'
import { reverse } from './reversals.ts'
import type { Refund } from './save-refunds.ts'
import { applyIntent, release } from './settle.ts'
import { CHECK_AFTER_MS, ABANDONED_AFTER_MS } from './timing.ts'

const BATCH_SIZE = 20

/** At process start all pending payments are checked, later only those that are due. */
export async function reconcile(deps: Deps, when: 'start' | 'due' = 'due'): Promise<void> {
  const began = deps.now()
  const later = new Date(began.getTime() + CHECK_AFTER_MS)
  const before = when === 'start' ? later : began
  if (when === 'start') await announceLastSettlements(deps, began)
  let claimed: Order[]
  do {
    claimed = await claimOrders(deps, before, later)
    const sold = await stillSold(deps, claimed)
    await Promise.all(
      claimed.map((order) => logFailure(deps, order.id, () => check(deps, order, sold.has(order.productId), began))),
    )
  } while (claimed.length === BATCH_SIZE)
  let due: string[]
  do {
    due = await claimReversals(deps, before, later)
    await Promise.all(due.map((intentId) => logFailure(deps, intentId, () => reverse(deps, intentId, 'reconciler'))))
  } while (due.length === BATCH_SIZE)
  let waiting: Refund[]
  do {
    waiting = await claimRefunds(deps, before, later, BATCH_SIZE)
    await Promise.all(waiting.map((refund) => logFailure(deps, refund.id, () => checkRefund(deps, refund))))
  } while (waiting.length === BATCH_SIZE)
  const attempt = (what: string, work: () => Promise<void>) => logFailure(deps, what, work)
  await attempt('lost events', () => catchUpOnReturns(deps, attempt))
}

/** One failed check must not hold up the others; it is retried next time. Returns whether it worked. */
async function logFailure({ log }: Deps, what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    log.warn({ err: error, what }, 'a payment could not be checked')
    return false
  }
}

async function check(deps: Deps, order: Order, isSold: boolean, at: Date): Promise<void> {
  const intent = await deps.cards.read(order.intentId ?? '')
  if (!intent) return deps.db.transaction((tx) => release(tx, order, 'reconciler', deps.now()))
  const outcome = await applyIntent(deps, order.id, intent, 'reconciler')
  if (outcome !== 'waiting') return
  const isAbandoned = at.getTime() - (order.payingSince ?? at).getTime() > ABANDONED_AFTER_MS
  if (!isSold) await withdraw(deps, order, 'reconciler')
  else if (isAbandoned) await endPayment(deps, order, 'reconciler')
}

/** Claims orders by postponing their next check, so that no other process takes them meanwhile. */
function claimOrders({ db }: Deps, before: Date, later: Date): Promise<Order[]> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'paying'), lt(orders.checkAt, before)))
    .orderBy(asc(orders.checkAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  return db.update(orders).set({ checkAt: later }).where(inArray(orders.id, due)).returning()
}

async function claimReversals({ db }: Deps, before: Date, later: Date): Promise<string[]> {
  const due = db
    .select({ intentId: reversals.intentId })
    .from(reversals)
    .where(and(isNull(reversals.doneAt), lt(reversals.dueAt, before)))
    .orderBy(asc(reversals.dueAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(reversals)
    .set({ dueAt: later })
    .where(inArray(reversals.intentId, due))
    .returning({ intentId: reversals.intentId })
  return claimed.map(({ intentId }) => intentId)
}

async function stillSold({ db }: Deps, claimed: Order[]): Promise<Set<string>> {
  if (!claimed.length) return new Set()
  const found = await productsForSale(db).execute({ ids: claimed.map(({ productId }) => productId) })
  return new Set(found.map(({ id }) => id))
}

/** A process that died right after its settlements may not have told the others, whose cached pages show older numbers. */
async function announceLastSettlements({ db, content }: Deps, at: Date): Promise<void> {
  const last = await db
    .select({ paidAt: orders.paidAt, productId: orders.productId })
    .from(orders)
    .where(isNotNull(orders.receiptNumber))
    .orderBy(desc(orders.receiptNumber))
    .limit(50)
  const recent = last.filter(({ paidAt }) => at.getTime() - paidAt!.getTime() < CHECK_AFTER_MS)
  if (recent.length) await content.enrolled(recent.map(({ productId }) => productId))
}
