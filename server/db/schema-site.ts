// The tables of the site itself: reviews, messages, pictures, emails, and administrators' actions.
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CONTENT_KINDS } from '#contract/constants.ts'
import { AUDIT_ACTIONS, AUDIT_KINDS, MESSAGE_STATES } from '#contract/record-states.ts'
import { createdAt, moment, ofUpload } from './columns.ts'
import { products } from './schema-catalogue.ts'
import { orders } from './schema-orders.ts'
import { users } from './schema-people.ts'
import { wordsOfColumns } from './words.ts'

/** Facts about this database itself, such as whether it contains the demo. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: text('value').notNull() })

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    comment: text('comment').notNull(),
    ratting: smallint('ratting').notNull(),
    image: text('image').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('reviews_of_user').on(table.userId, table.createdAt),
    ofUpload('reviews_upload', table.image),
    check('reviews_ratting', sql`${table.ratting} between 0 and 5`),
  ],
)

/** Which person has read which item. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('notification_reads_of_product').on(table.productId),
  ],
)

/** Pictures sent to /api/media. Unused ones are removed. */
export const uploads = pgTable(
  'uploads',
  {
    name: text('name').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    keptAt: moment('kept_at'),
    /** The picture isn't served after this time. The row is deleted after its file. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`${table.keptAt} is null`),
    index('uploads_of_user').on(table.userId),
    index('uploads_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    /** The account's email if the sender was signed in, otherwise as typed. */
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Set if a buyer requests a refund. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('new'),
    createdAt: createdAt(),
    words: wordsOfColumns('name', 'last_name', 'email', 'subject'),
  },
  (table) => [
    // One open request per order.
    uniqueIndex('contact_messages_one_of_order')
      .on(table.orderId)
      .where(sql`${table.state} = 'new'`),
    index('contact_messages_of_state').on(table.state, table.id),
    index('contact_messages_of_email').on(table.email, table.id),
    index('contact_messages_words').using('gin', table.words),
    check('contact_messages_state', sql`${table.state} in ('new', 'answered')`),
  ],
)

/** Deletions that can be undone; the deleted row itself is only hidden. */
export const bin = pgTable(
  'bin',
  {
    /** The id of the deletion, so that the list starts with the latest. */
    id: uuid('id').primaryKey(),
    itemId: uuid('thing_id').notNull(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    name: text('name').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    deletedBy: text('deleted_by').notNull(),
    words: wordsOfColumns('name'),
  },
  (table) => [uniqueIndex('bin_thing').on(table.itemId), index('bin_due').on(table.deletedAt)],
)

/**
 * Administrators' actions. A trigger forbids changes, except for blanking the email of a deleted person. Rows outlive
 * people and content.
 */
export const audit = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** Null, with an empty email, for actions on the command line. */
    userId: uuid('user_id'),
    email: text('email').notNull(),
    what: text('what', { enum: AUDIT_ACTIONS }).notNull(),
    kind: text('kind', { enum: AUDIT_KINDS }).notNull(),
    itemId: uuid('thing_id').notNull(),
    name: text('name').notNull(),
    difference: jsonb('difference').$type<Record<string, [unknown, unknown]>>().notNull(),
    words: wordsOfColumns('name', 'email'),
  },
  (table) => [
    index('audit_of_thing').on(table.itemId, table.id),
    index('audit_of_person').on(table.userId),
    index('audit_of_action').on(table.what, table.id),
    index('audit_words').using('gin', table.words),
  ],
)

/** Outgoing emails: written in the transaction of the change they report, sent afterwards, and retried on failure. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The plain text part. */
    body: text('body').notNull(),
    html: text('html'),
    replyTo: text('reply_to'),
    /** An attached iCalendar file. */
    calendar: text('calendar'),
    stopUrl: text('stop_url'),
    /** When the email's link expires. The email isn't sent after that. */
    validUntil: moment('valid_until'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
    index('mail_outbox_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
  ],
)

/** Counters of the rate limits, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), hits: integer('hits').notNull(), resetAt: moment('reset_at').notNull() },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
)
