// Announcements to the learners of a course, or to the seats of a batch.
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { AUDIENCES } from '#contract/orders/earning-kinds.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { products } from './schema-catalogue.ts'
import { users } from './schema-people.ts'

/** A draft until it is sent. A course or batch has one draft, and sends once a day. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid('id').primaryKey(),
    /** The column's name dates from when only courses had announcements. */
    productId: uuid('course_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    audience: text('audience', { enum: AUDIENCES }).notNull(),
    byMail: boolean('by_mail').notNull(),
    writtenBy: uuid('written_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** The day of sending in Dhaka. */
    sentOn: date('sent_on', { mode: 'string' }),
    /** How many learners it reached. Null while it is being sent. */
    recipients: integer('recipients'),
  },
  (table) => [
    uniqueIndex('announcements_one_draft')
      .on(table.productId)
      .where(sql`${table.sentAt} is null`),
    uniqueIndex('announcements_one_a_day').on(table.productId, table.sentOn),
    index('announcements_of_course').on(table.productId, table.id),
    check('announcements_audience', isOneOf(table.audience, AUDIENCES)),
    check('announcements_sent', sql`(${table.sentAt} is null) = (${table.sentOn} is null)`),
  ],
)

/** Who received an announcement. Written together with the email, so that nobody is notified twice. */
export const announcementReceipts = pgTable(
  'announcement_receipts',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_receipts_of_user').on(table.userId, table.announcementId),
    index('announcement_receipts_unread')
      .on(table.userId, table.at)
      .where(sql`${table.readAt} is null`),
  ],
)

/** Who doesn't want a course's or batch's announcements by email. */
export const mutedCourses = pgTable(
  'muted_courses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('course_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('muted_courses_of_course').on(table.productId),
  ],
)
