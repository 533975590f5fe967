// Queries for orders and for the products they are for.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import type { ShownOrderState } from '#contract/constants.ts'
import type { OrderFilters } from '#contract/calls/orders/orders.ts'
import type { OrderFilter } from '#contract/record-states.ts'
import { beganWithin } from '../../../db/ids.ts'
import { orders, products, refunds, reversals } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { hasWords } from '../../../db/words.ts'
import { notFound } from '../../../http/errors.ts'
import { inDollars } from '../../money.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'
import { CHANGES, type Change, type Order } from './order-states.ts'
import { REFUND_TROUBLE_AFTER_MS, TROUBLE_AFTER_MS } from './timing.ts'

/** The transaction id of a free order in answers; the database has null. */
const FREE = 'free'

export const isPaid = sql<boolean>`${orders.state} = 'paid'`
const wasPaid = sql<boolean>`${orders.state} in ('paid', 'refunded')`

/** Uses the product's current picture, because a replaced one no longer exists. */
const pictureToday = sql<string>`coalesce(
  (select ${anyProduct.img} from ${anyProduct.table} where ${anyProduct.id} = ${orders.productId}), ${orders.img})`

/** Not `exists`, because PostgreSQL would then collect all products before it looks at the few orders on a page. */
const isForSale = sql`coalesce(
  (select ${anyProduct.isForSale} from ${anyProduct.table} where ${anyProduct.id} = ${orders.productId}), false)`

/** Whether the order's payment has arrived and an administrator is reviewing it. */
export const isHeld = sql<boolean>`coalesce(
  (select ${paymentAttempts.state} = 'held' from ${paymentAttempts} where ${paymentAttempts.id} = ${orders.attemptId}), false)`

/**
 * An open order is only withdrawn when someone tries to pay for it. Until then, only its deleted product shows that it
 * can't be bought.
 */
export const stateToday = sql<ShownOrderState>`case
  when ${orders.state} = 'open' and not ${isForSale} then 'withdrawn'
  when ${orders.state} = 'paying' and ${isHeld} then 'checking'
  else ${orders.state} end`

/** Only set for a live class, and not while its payment is under review. Uses the order's index. */
const seatHeldUntil = sql<string | null>`(
  select to_char(held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from live_seats
  where live_seats.order_id = ${orders.id} and not ${isHeld})`

/** The attempt that paid for an order or, by default, the current one. */
export const countingAttempt = sql`(${paymentAttempts.reference} = ${orders.transactionId}
  or ${paymentAttempts.id} = ${orders.attemptId})`

/** The amount of refunds that were requested and aren't done yet. */
const refunding = sql<number>`(
  select coalesce(sum(${refunds.amountCents}), 0)::float8 / 100 from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'pending')`

export const orderAnswer = {
  _id: orders.id,
  userName: orders.userName,
  email: orders.email,
  id: orders.productId,
  kind: products.kind,
  productName: orders.productName,
  img: pictureToday,
  price: inDollars(orders.priceCents),
  due: inDollars(orders.dueCents),
  pricePaid: inDollars<number | null>(orders.paidCents),
  refunded: inDollars(orders.refundedCents),
  refunding,
  promoCode: orders.promoCode,
  state: stateToday,
  holdsUntil: seatHeldUntil,
  paid: isPaid,
  transactionId: sql<string | null>`case when ${wasPaid} then coalesce(${orders.transactionId}, ${FREE}) end`,
}

/** The condition for orders that match the filters of the administrators' list. */
export function ordersFound({ q, order, state, method, ...span }: OrderFilters, at: Date): SQL | undefined {
  return and(
    method && sql`(select ${paymentAttempts.provider} from ${paymentAttempts} where ${countingAttempt}) = ${method}`,
    hasWords(orders.words, q),
    order ? eq(orders.id, order) : undefined,
    state && ofState(state, at),
    beganWithin(orders.id, span),
  )
}

function ofState(state: OrderFilter, at: Date): SQL {
  if (state === 'trouble') return sql`${orders.id} in (select order_id from (${troubledOrders(at)}) as troubled)`
  return state === 'open' ? inArray(orders.state, ['open', 'withdrawn']) : eq(orders.state, state)
}

/**
 * Payments that the reconciler should have ended long ago, and money that should have been returned, each with its
 * start time.
 */
export function troubledOrders(at: Date): SQL {
  const long = new Date(at.getTime() - TROUBLE_AFTER_MS).toISOString()
  const longForRefunds = new Date(at.getTime() - REFUND_TROUBLE_AFTER_MS).toISOString()
  return sql`
    select ${paymentAttempts.orderId} as order_id, ${paymentAttempts.begunAt} as at from ${paymentAttempts}
    where ${paymentAttempts.state} = 'open' and ${paymentAttempts.begunAt} < ${long}
    union all
    select ${reversals.orderId}, ${reversals.createdAt} from ${reversals}
    where ${reversals.doneAt} is null and ${reversals.problem} is null and ${reversals.createdAt} < ${long}
    union all
    select ${refunds.orderId}, ${refunds.createdAt} from ${refunds}
    where ${refunds.state} = 'pending' and ${refunds.createdAt} < ${longForRefunds}`
}

/** The condition for writing a change: the order's state must allow it. */
export const may = (change: Change) => inArray(orders.state, CHANGES[change].from)

export async function findOrder(db: Database, id: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw notFound()
  return order
}

/** The caller's own order. Another person's order isn't found. */
export async function ownOrder(db: Database, id: string, userId: string): Promise<Order> {
  const order = await findOrder(db, id)
  if (order.userId !== userId) throw notFound()
  return order
}

/** The products matching `which` that are for sale. */
export function forSale(db: Database | Transaction, condition: SQL) {
  return db
    .select({
      id: products.id,
      kind: products.kind,
      name: anyProduct.name.as('name'),
      img: anyProduct.img.as('img'),
      priceCents: anyProduct.priceCents.as('price_cents'),
      promoCode: anyProduct.promoCode.as('promo_code'),
      category: anyProduct.category.as('category'),
    })
    .from(products)
    .innerJoin(anyProduct.table, and(eq(anyProduct.id, products.id), anyProduct.isForSale))
    .where(condition)
}

export function productsForSale(db: Database) {
  return forSale(db, sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`).prepare('products_for_sale')
}
