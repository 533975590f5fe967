// Links that let someone without an account pay for a learner's order.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { orders } from './schema-orders.ts'

/**
 * A link outlives its order, so that its page can still say whether money moved. The payer is stored with the attempt,
 * because two parents may use one link simultaneously.
 */
export const payLinks = pgTable(
  'pay_links',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The secret itself is only in the link. */
    secretHash: text('secret_hash').notNull(),
    /** The learner's message to the parent. Empty once the learner is deleted. */
    message: text('message').notNull(),
    /** The amount due when the link was made. */
    dueCents: integer('due_cents').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** When a browser first showed the link's page. */
    openedAt: moment('opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('pay_links_one_secret').on(table.secretHash),
    index('pay_links_of_order').on(table.orderId),
    check('pay_links_due', sql`${table.dueCents} > 0`),
  ],
)
