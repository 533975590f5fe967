// The two writes that a busy day consists of, each as one statement: placing an order and paying it, with all that belongs
// to them. One statement is one transaction, one way to the database and back, and nothing in between to wait for.
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { courses, mailOutbox, orderHistory, orders, products, reversals } from '../../db/schema.ts'
import { forSale, may } from './order-rows.ts'

const { placeholder } = sql

/**
 * Writes an order and its first line of history. Answers nothing where the product is not for sale at this price, or the
 * person has an order for it already.
 */
export function placeStatement(db: Database | Transaction) {
  const product = db.$with('product').as(forSale(db, eq(products.id, placeholder('productId'))))
  // All columns of an order, as the schema has them.
  const placed = db.$with('placed').as(
    db
      .insert(orders)
      .select(
        sql`select ${placeholder('id')}::uuid, ${placeholder('userId')}::uuid, ${placeholder('userName')}::text,
            ${placeholder('email')}::text, id, name, img, 'open', price_cents, price_cents, null, 0, null,
            null::timestamptz, null::timestamptz, null::integer, null::timestamptz, null, null::bigint,
            ${placeholder('at')}::timestamptz
          from product where price_cents = ${placeholder('priceCents')}`,
      )
      .onConflictDoNothing()
      .returning(),
  )
  const noted = db.$with('noted').as(
    db
      .insert(orderHistory)
      .select(
        sql`select ${placeholder('historyId')}::uuid, id, 'ordered', 'buyer', user_id, null, price_cents, created_at
          from placed`,
      )
      .returning({ noted: orderHistory.id }),
  )
  return db.with(product, placed, noted).select().from(placed).prepare('place_order')
}

/** The order, and the number its receipt would have if it is paid now. */
export function readStatement(db: Database) {
  const number = sql<number | null>`case when ${may('settle')} then nextval('receipt_numbers')::float8 end`
  return db
    .select({ order: orders, number })
    .from(orders)
    .where(eq(orders.id, placeholder('id')))
    .prepare('order_to_settle')
}

/**
 * Pays an order that is as it was read: history, receipt mail and the course's learner come with it or not at all.
 * Answers whether a course has one learner more; nothing where the order has changed meanwhile.
 */
export function payStatement(db: Database | Transaction) {
  const value = (name: string) => sql`${placeholder(name)}`
  const isAsRead = sql`${orders.intentId} is not distinct from ${placeholder('intentBefore')}::text`
  const paid = db.$with('paid').as(
    db
      .update(orders)
      .set({
        state: 'paid',
        intentId: null,
        payingSince: null,
        checkAt: null,
        paidAt: value('at'),
        paidCents: value('cents'),
        transactionId: value('intentId'),
        receiptNumber: value('number'),
      })
      .where(and(eq(orders.id, placeholder('id')), may('settle'), isAsRead))
      .returning(),
  )
  const noted = db.$with('noted').as(
    db
      .insert(orderHistory)
      .select(
        sql`select ${placeholder('historyId')}::uuid, id, 'paid', ${placeholder('actor')}::text, user_id,
            transaction_id, paid_cents, paid_at
          from paid`,
      )
      .returning({ noted: orderHistory.id }),
  )
  const mailed = db.$with('mailed').as(
    db
      .insert(mailOutbox)
      .select(
        sql`select ${placeholder('mailId')}::uuid, email, ${placeholder('subject')}::text, ${placeholder('body')}::text,
            0, paid_at, null::timestamptz, paid_at
          from paid`,
      )
      .returning({ mailed: mailOutbox.id }),
  )
  const enrolled = db.$with('enrolled').as(
    db
      .update(courses)
      .set({ enrolled: sql`${courses.enrolled} + 1` })
      .where(sql`${courses.id} in (select product_id from paid)`)
      .returning({ course: courses.id }),
  )
  // A payment begun beside the one that succeeded must not be charged as well.
  const owed = db.$with('owed').as(
    db
      .insert(reversals)
      .select(
        sql`select ${placeholder('intentBefore')}::text, id, product_name, email, paid_at, null::timestamptz, paid_at
          from paid where ${placeholder('intentBefore')}::text <> transaction_id`,
      )
      .onConflictDoNothing()
      .returning({ owed: reversals.intentId }),
  )
  return db
    .with(paid, noted, mailed, enrolled, owed)
    .select({ isCourse: sql<boolean>`exists (select from enrolled)` })
    .from(paid)
    .prepare('pay_order')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

const prepare = (db: Database) => ({ place: placeStatement(db), read: readStatement(db), pay: payStatement(db) })

/** Prepared once for each database. */
export function statementsOf(db: Database) {
  const known = prepared.get(db) ?? prepare(db)
  prepared.set(db, known)
  return known
}
