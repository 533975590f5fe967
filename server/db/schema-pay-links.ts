// Links by which somebody without an account pays for a learner's order.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { orders } from './schema-orders.ts'

/**
 * A link outlives its order, so that its page can still say whether money moved. Who pays is on the attempt, because two parents
 * may use one link at once.
 */
export const payLinks = pgTable(
  'pay_links',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The secret is in the link alone. */
    secretHash: text('secret_hash').notNull(),
    /** What the learner writes to the parent; empty once the learner is deleted. */
    message: text('message').notNull(),
    /** What was due when the link was made. */
    dueCents: integer('due_cents').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** When a browser first showed it. */
    openedAt: moment('opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('pay_links_one_secret').on(table.secretHash),
    index('pay_links_of_order').on(table.orderId),
    check('pay_links_due', sql`${table.dueCents} > 0`),
  ],
)
