// Queries for orders and for the products they are for.
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { books, courses, orders, products } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { inDollars } from '../money.ts'
import { CHANGES, type Change, type Order } from './order-states.ts'

/** The transaction id of a free order in answers; the database has null. */
const FREE = 'free'

export const isPaid = sql<boolean>`${orders.state} = 'paid'`
const wasPaid = sql<boolean>`${orders.state} in ('paid', 'refunded')`

/** The product's current picture, because a replaced one no longer exists. */
const pictureToday = sql<string>`coalesce(
  (select ${courses.img} from ${courses} where ${courses.id} = ${orders.productId}),
  (select ${books.img} from ${books} where ${books.id} = ${orders.productId}),
  ${orders.img})`

/** Not `exists`, for which PostgreSQL would collect all books before it looks at the few orders of a page. */
const isForSale = sql`coalesce(
  (select ${courses.deletedAt} is null from ${courses} where ${courses.id} = ${orders.productId}),
  (select ${books.deletedAt} is null from ${books} where ${books.id} = ${orders.productId}),
  false)`

/** An open order is only withdrawn when somebody tries to pay it; until then its deleted product tells. */
const stateToday = sql<
  Order['state']
>`case when ${orders.state} = 'open' and not ${isForSale} then 'withdrawn' else ${orders.state} end`

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
  promoCode: orders.promoCode,
  state: stateToday,
  paid: isPaid,
  transactionId: sql<string | null>`case when ${wasPaid} then coalesce(${orders.transactionId}, ${FREE}) end`,
}

/** The condition for writing a change: the order's state allows it. */
export const may = (change: Change) => inArray(orders.state, CHANGES[change].from)

/** The caller's own order; another person's is not found. */
export async function ownOrder(db: Database, id: string, userId: string): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  if (!order) throw notFound()
  return order
}

export type Product = {
  id: string
  kind: 'course' | 'book'
  name: string
  img: string
  priceCents: number
  promoCode: string | null
}

/** The products matching `which` that are for sale. */
export function forSale(db: Database | Transaction, which: SQL) {
  return db
    .select({
      id: products.id,
      kind: products.kind,
      name: sql<string>`coalesce(${courses.title}, ${books.bookName})`.as('name'),
      img: sql<string>`coalesce(${courses.img}, ${books.img})`.as('img'),
      priceCents: sql<number>`coalesce(${courses.priceCents}, ${books.priceCents})`.as('price_cents'),
      promoCode: courses.promoCode,
    })
    .from(products)
    .leftJoin(courses, and(eq(courses.id, products.id), isNull(courses.deletedAt)))
    .leftJoin(books, and(eq(books.id, products.id), isNull(books.deletedAt)))
    .where(and(which, or(isNotNull(courses.id), isNotNull(books.id))))
}

export function productsForSale(db: Database) {
  return forSale(db, sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`).prepare('products_for_sale')
}
