// Asks the provider about payments that nobody told us of: a lost event and a closed browser still end in the truth.
// Several processes may do this at once; each takes its own share.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { orders, reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { endPayment, withdraw } from './end-payment.ts'
import { productsForSale } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { reverse } from './reversals.ts'
import { release, settle } from './settle.ts'
import { CHECK_AFTER_MS, GIVEN_UP_AFTER_MS } from './timing.ts'

const AT_ONCE = 20

/** At the start of a process everything under way is looked at, later what is due. */
export async function reconcile(deps: Deps, when: 'start' | 'due' = 'due'): Promise<void> {
  const began = deps.now()
  const later = new Date(began.getTime() + CHECK_AFTER_MS)
  const before = when === 'start' ? later : began
  if (when === 'start') await tellWhatWasNotTold(deps, began)
  let claimed: Order[]
  do {
    claimed = await claimOrders(deps, before, later)
    const sold = await stillSold(deps, claimed)
    await Promise.all(
      claimed.map((order) => unlessItFails(deps, order.id, () => look(deps, order, sold.has(order.productId), began))),
    )
  } while (claimed.length === AT_ONCE)
  let owed: string[]
  do {
    owed = await claimReversals(deps, before, later)
    await Promise.all(
      owed.map((intentId) => unlessItFails(deps, intentId, () => reverse(deps, intentId, 'reconciler'))),
    )
  } while (owed.length === AT_ONCE)
}

/** One payment that cannot be looked at does not keep the others waiting; its own turn comes again. */
async function unlessItFails({ log }: Deps, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ err: error, what }, 'a payment could not be looked at')
  }
}

async function look(deps: Deps, order: Order, isSold: boolean, at: Date): Promise<void> {
  const intent = await deps.cards.read(order.intentId ?? '')
  if (!intent) return deps.db.transaction((tx) => release(tx, order, 'reconciler', deps.now()))
  const settled = await settle(deps, order.id, intent, 'reconciler')
  if (settled !== 'waiting') return
  const isGivenUp = at.getTime() - (order.payingSince ?? at).getTime() > GIVEN_UP_AFTER_MS
  if (!isSold) await withdraw(deps, order, 'reconciler')
  else if (isGivenUp) await endPayment(deps, order, 'reconciler')
}

/** Takes orders by moving their next look into the future, so that no other process takes them meanwhile. */
function claimOrders({ db }: Deps, before: Date, later: Date): Promise<Order[]> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'paying'), lt(orders.checkAt, before)))
    .orderBy(asc(orders.checkAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return db.update(orders).set({ checkAt: later }).where(inArray(orders.id, due)).returning()
}

async function claimReversals({ db }: Deps, before: Date, later: Date): Promise<string[]> {
  const due = db
    .select({ intentId: reversals.intentId })
    .from(reversals)
    .where(and(isNull(reversals.doneAt), lt(reversals.dueAt, before)))
    .orderBy(asc(reversals.dueAt))
    .limit(AT_ONCE)
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

/** A process that died between a settlement and telling the others of the new learner leaves old pages in their caches. */
async function tellWhatWasNotTold({ db, content }: Deps, at: Date): Promise<void> {
  const [last] = await db
    .select({ paidAt: orders.paidAt })
    .from(orders)
    .where(isNotNull(orders.receiptNumber))
    .orderBy(desc(orders.receiptNumber))
    .limit(1)
  if (last?.paidAt && at.getTime() - last.paidAt.getTime() < CHECK_AFTER_MS) await content.touch()
}
