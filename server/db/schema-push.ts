// The browsers in which people want notifications.
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/constants.ts'
import { createdAt, isOneOf } from './columns.ts'
import { users } from './schema-people.ts'

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The address that the browser's push service issued. It belongs to the last person who signed in with the browser.
     */
    endpoint: text('endpoint').notNull(),
    /** The browser's keys, without which nobody can read a message. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The language of the page where notifications were turned on. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_one_endpoint').on(table.endpoint),
    index('push_subscriptions_of_user').on(table.userId, table.id),
    check('push_subscriptions_language', isOneOf(table.language, LANGUAGES)),
  ],
)
