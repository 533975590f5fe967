// What instructors earn from sales, and what was paid out to them.
import { sql } from 'drizzle-orm'
import { check, date, index, integer, numeric, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { EARNING_KINDS, PAYOUT_METHODS } from '#contract/orders/earning-kinds.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { instructors, products } from './schema-catalogue.ts'
import { orders } from './schema-orders.ts'

/** Recorded once the money was sent. A failed payout is owed again, and the month can then be paid again. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    instructorId: uuid('instructor_id')
      .notNull()
      .references(() => instructors.id),
    /** The last month it covers, in Dhaka time, such as 2026-11. */
    month: text('month').notNull(),
    cents: integer('cents').notNull(),
    taka: integer('taka').notNull(),
    /** Taka per dollar. */
    rate: numeric('rate', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    reference: text('reference').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** The administrator's id, which outlives the person, as in the audit. Null for the demo's payouts. */
    paidBy: uuid('paid_by'),
    /** The browser's idempotency key, shared by the payouts of one batch. */
    requestKey: uuid('request_key').notNull(),
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payouts_one_of_month')
      .on(table.instructorId, table.month)
      .where(sql`${table.failedAt} is null`),
    uniqueIndex('payouts_one_request').on(table.requestKey, table.instructorId),
    index('payouts_of_instructor').on(table.instructorId, table.id),
    check('payouts_cents', sql`${table.cents} > 0 and ${table.taka} >= 0`),
    check('payouts_month', sql`${table.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
)

/** The ledger: what each event of an order or payout added to what the instructor is owed. A trigger forbids changes. */
export const earnings = pgTable(
  'earnings',
  {
    id: uuid('id').primaryKey(),
    instructorId: uuid('instructor_id')
      .notNull()
      .references(() => instructors.id),
    kind: text('kind', { enum: EARNING_KINDS }).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The order's product, so that a teacher's month can be added up by product without reading the orders. */
    productId: uuid('product_id').references(() => products.id),
    payoutId: uuid('payout_id').references(() => payouts.id),
    /** What the order was charged, and what was refunded since the previous entry. */
    chargedCents: integer('charged_cents').notNull().default(0),
    returnedCents: integer('returned_cents').notNull().default(0),
    /** The share on the day of the sale. Null for a payout. */
    sharePercent: smallint('share_percent'),
    /** The change in what is owed, negative if it is less. */
    cents: integer('cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('earnings_of_instructor').on(table.instructorId, table.at, table.id),
    index('earnings_by_product').on(table.instructorId, table.at, table.productId, table.cents),
    index('earnings_of_order').on(table.orderId),
    index('earnings_of_payout').on(table.payoutId),
    uniqueIndex('earnings_one_sale')
      .on(table.orderId)
      .where(sql`${table.kind} = 'sale'`),
    check('earnings_kind', isOneOf(table.kind, EARNING_KINDS)),
    check(
      'earnings_of_one',
      sql`(${table.kind} = 'payout') = (${table.payoutId} is not null) and (${table.orderId} is null) = (${table.payoutId} is not null) and (${table.orderId} is null) = (${table.sharePercent} is null) and (${table.orderId} is null) = (${table.productId} is null)`,
    ),
  ],
)

/** Kept apart from the instructor's entry, which anyone may read. */
export const payoutDetails = pgTable(
  'payout_details',
  {
    instructorId: uuid('instructor_id')
      .primaryKey()
      .references(() => instructors.id, { onDelete: 'cascade' }),
    method: text('method', { enum: PAYOUT_METHODS }).notNull(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    bank: text('bank').notNull().default(''),
    branch: text('branch').notNull().default(''),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [check('payout_details_method', isOneOf(table.method, PAYOUT_METHODS))],
)
