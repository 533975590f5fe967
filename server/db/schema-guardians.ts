// The people who get a short email about a learner every Friday.
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/constants.ts'
import { GUARDIAN_ASKERS } from '#contract/record-states.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { users } from './schema-people.ts'

/**
 * Emails are sent once both have agreed. After a guardian unsubscribes, a hash of the address is kept for a while, so
 * that nobody asks them again and again.
 */
export const guardians = pgTable(
  'guardians',
  {
    id: uuid('id').primaryKey(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the guardian has unsubscribed. */
    email: text('email'),
    emailHash: text('email_hash').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Who asked: the learner, or the person who paid for them through a link. */
    askedBy: text('asked_by', { enum: GUARDIAN_ASKERS }).notNull(),
    createdAt: createdAt(),
    /** When the learner agreed. Nothing is sent to the guardian before that. */
    agreedAt: moment('agreed_at'),
    /** When the guardian confirmed with the link in the first email. */
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
    /** The Friday of the last email. Set in the same transaction as the email, so that each is sent once. */
    mailedOn: date('mailed_on', { mode: 'string' }).notNull().default('1970-01-01'),
  },
  (table) => [
    uniqueIndex('guardians_one_of_learner').on(table.learnerId, table.emailHash),
    index('guardians_due')
      .on(table.mailedOn, table.id)
      .where(sql`${table.confirmedAt} is not null and ${table.endedAt} is null`),
    index('guardians_by_time')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null or ${table.endedAt} is not null`),
    check('guardians_language', isOneOf(table.language, LANGUAGES)),
    check('guardians_asked_by', isOneOf(table.askedBy, GUARDIAN_ASKERS)),
    check('guardians_confirmed', sql`${table.confirmedAt} is null or ${table.agreedAt} is not null`),
    check('guardians_ended', sql`(${table.email} is null) = (${table.endedAt} is not null)`),
  ],
)
