// The tables of the reader: page texts, marks, and personal copies.
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { files } from './schema-learning.ts'
import { books } from './schema-catalogue.ts'
import { orders } from './schema-orders.ts'
import { users } from './schema-people.ts'

/** The text of a page, extracted from the PDF if it is usable, or provided by the author. */
export const pageTexts = pgTable(
  'page_texts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    text: text('text').notNull(),
    /** Normalised for search: lower case, single spaces. */
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs(sql`lower(regexp_replace(text, '\\s+', ' ', 'g'))`),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.page] })],
)

/** A reader's bookmarks, or notes if they have text. The device creates the id. */
export const marks = pgTable(
  'marks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    /** A page, or a second in an audiobook. */
    position: integer('position').notNull(),
    text: text('text'),
    createdAt: createdAt(),
  },
  (table) => [
    index('marks_of_book').on(table.userId, table.bookId, table.position),
    // Bookmarking the same page on two devices gives one bookmark.
    uniqueIndex('marks_bookmark')
      .on(table.userId, table.bookId, table.position)
      .where(sql`${table.text} is null`),
  ],
)

/** A download that names its buyer on every page or in every recording. Made on demand and kept for a week. */
export const personalCopies = pgTable(
  'personal_copies',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bookId: uuid('book_id')
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The copy's name in the file storage. Null while it is being prepared. */
    name: text('name'),
    bytes: integer('bytes'),
    createdAt: createdAt(),
    readyAt: moment('ready_at'),
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('personal_copies_of_user').on(table.userId, table.createdAt),
    index('personal_copies_age').on(table.createdAt),
    check('personal_copies_ready', sql`(${table.readyAt} is null) = (${table.name} is null)`),
    check('personal_copies_failed', sql`${table.readyAt} is null or ${table.failedAt} is null`),
  ],
)
