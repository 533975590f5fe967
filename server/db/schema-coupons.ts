// Coupons and the orders that use them. Triggers keep `used` equal to the number of uses, so that deleting an order
// frees its use.
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { COURSE_TYPES, PRODUCT_KINDS } from '#contract/constants.ts'
import { createdAt, moment } from './columns.ts'
import { products } from './schema-catalogue.ts'
import { orders } from './schema-orders.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    percent: smallint('percent'),
    cents: integer('cents'),
    /** At most one of the next three is set. Without any, the coupon applies to everything. */
    productId: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    category: text('category', { enum: COURSE_TYPES }),
    kind: text('kind', { enum: PRODUCT_KINDS }),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    maxUses: integer('max_uses'),
    maxEach: integer('max_each'),
    firstOnly: boolean('first_only').notNull().default(false),
    used: integer('used').notNull().default(0),
    /** When an administrator ended it. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('coupons_one_code').on(table.code),
    check('coupons_code', sql`${table.code} = upper(${table.code})`),
    check('coupons_discount', sql`num_nonnulls(${table.percent}, ${table.cents}) = 1`),
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check('coupons_cents', sql`${table.cents} > 0`),
    check('coupons_for', sql`num_nonnulls(${table.productId}, ${table.category}, ${table.kind}) <= 1`),
    check('coupons_time', sql`${table.startsAt} < ${table.endsAt}`),
    check('coupons_each', sql`${table.maxEach} > 0`),
    check('coupons_used', sql`${table.used} between 0 and coalesce(${table.maxUses}, ${table.used})`),
  ],
)

/** One coupon per order. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [index('coupon_uses_of_coupon').on(table.couponId)],
)
