// The tables of courses, books, blog posts and instructors, and the tables that count and version them. Indexes are
// ascending and read backwards for newest first: drizzle writes DESC with NULLS LAST in an index but not in a query,
// and PostgreSQL would then sort again.
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
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
import { CERTIFICATE_RULES, LANGUAGES, PRODUCT_KINDS, REVIEW_STATES, SUBJECTS } from '#contract/constants.ts'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import type { BookFile } from '#contract/calls/catalogue/book-files.ts'
import type { ProposedChange } from '#contract/calls/teaching/teaching.ts'
import { createdAt, isOneOf, moment, ofUpload } from './columns.ts'
import { users } from './schema-people.ts'

/** The content version of a row's last change, answered as its revision. */
const changedIn = () => bigint('changed_in', { mode: 'number' }).notNull().default(0)
/** Ten times the average rating, for cards; null while there are too few ratings. Maintained by triggers. */
const ratingTenths = () => smallint('rating_tenths')
/** Neither a draft nor in the bin. `listed` in the catalogue uses the same condition. */
const isOnSale = ({ deletedAt, isListed }: Record<'deletedAt' | 'isListed', AnyPgColumn>) =>
  sql`${deletedAt} is null and ${isListed}`

/** A single row. Every content write increments it under its lock, so versions become visible in order. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: integer('id').primaryKey(),
    version: bigint('version', { mode: 'number' }).notNull(),
    /** Counts changes of learner numbers, and lists the courses they last affected, newest first. */
    enrolments: bigint('enrolments', { mode: 'number' }).notNull().default(0),
    enrolledLast: uuid('enrolled_last')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
  },
  (table) => [check('content_version_single', sql`${table.id} = 1`)],
)

/** The row count of each public list, maintained by triggers: see docs/decisions/016-large-tables.md. */
export const listTotals = pgTable('list_totals', {
  list: text('list').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
})

/**
 * The row count for each combination of filter values, maintained by triggers: see docs/decisions/050-filters.md.
 * Price, length and rating are positions in contract/catalogue/filter-values.ts; filters a list lacks are empty or 0.
 */
export const filterTotals = pgTable(
  'filter_totals',
  {
    list: text('list').notNull(),
    subject: text('subject').notNull(),
    language: text('language').notNull(),
    format: text('format').notNull(),
    price: smallint('price').notNull(),
    length: smallint('length').notNull(),
    rating: smallint('rating').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.list, table.subject, table.language, table.format, table.price, table.length, table.rating],
    }),
  ],
)

/** One row per product, so that ids are unique across all kinds. */
export const products = pgTable(
  'products',
  { id: uuid('id').primaryKey(), kind: text('kind', { enum: PRODUCT_KINDS }).notNull() },
  (table) => [check('products_kind', isOneOf(table.kind, PRODUCT_KINDS))],
)

export const courses = pgTable(
  'courses',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => products.id),
    category: text('category').notNull(),
    title: text('title').notNull(),
    img: text('img').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Whether a teacher's draft has no price yet, because 0 means free. */
    lacksPrice: boolean('lacks_price').notNull().default(false),
    /** The price before a discount, if there is one. */
    formerPriceCents: integer('former_price_cents'),
    shortDescription: text('short_description').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    subject: text('subject', { enum: SUBJECTS }),
    /** The linked instructor's entry, if any. */
    instructorId: uuid('instructor_id').references(() => instructors.id, { onDelete: 'set null' }),
    instructorImg: text('instructor_img').notNull(),
    instructorName: text('instructor_name').notNull(),
    education: text('education').notNull(),
    objective: jsonb('objective').$type<Course['objective']>().notNull(),
    about: text('about').notNull(),
    syllabus: jsonb('syllabus').$type<Course['syllabus']>().notNull(),
    video: text('video').notNull(),
    promoCode: text('promo_code').notNull(),
    enrolled: integer('enrolled').notNull(),
    hours: integer('hours').notNull(),
    videos: integer('videos').notNull(),
    quizzes: integer('quizzes').notNull(),
    notes: integer('notes').notNull(),
    transcripts: integer('transcripts').notNull(),
    certificateRule: text('certificate_rule', { enum: CERTIFICATE_RULES }).notNull().default('watched'),
    /** Where a teacher's course is between writing and selling. An administrator's course is published immediately. */
    reviewState: text('review_state', { enum: REVIEW_STATES }).notNull().default('published'),
    /** The reviewer's comment from when the course was last sent back. */
    reviewNote: text('review_note'),
    /** False until a teacher's course is approved for the first time. */
    isListed: boolean('is_listed').notNull().default(true),
    /**
     * A teacher's requested changes to a listed course, under the API's names. The course sells unchanged until they
     * are approved.
     */
    proposed: jsonb('proposed').$type<ProposedChange>(),
    /**
     * How many people own the course, for its teacher. `enrolled` is the number that the shop shows, which
     * administrators set.
     */
    learners: integer('learners').notNull().default(0),
    ratingTenths: ratingTenths(),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    /** The content version of the last change. Processes read everything newer than the version they have. */
    changedIn: bigint('changed_in', { mode: 'number' }).notNull(),
  },
  (table) => [
    check('courses_price', sql`${table.priceCents} >= 0`),
    check('courses_certificate_rule', sql`${table.certificateRule} in ('marked', 'watched')`),
    check('courses_review_state', isOneOf(table.reviewState, REVIEW_STATES)),
    check('courses_published', sql`${table.isListed} or ${table.reviewState} <> 'published'`),
    check(
      'courses_proposed',
      sql`${table.proposed} is null or (${table.isListed} and ${table.reviewState} <> 'published')`,
    ),
    check('courses_language', sql`${table.language} in ('en', 'bn')`),
    index('courses_of_instructor').on(table.instructorId, table.id),
    // The most popular courses in a class, subject and language, for related courses.
    index('courses_alike')
      .on(table.category, table.subject, table.language, table.enrolled, table.id)
      .where(isOnSale(table)),
    // The index includes the filter columns, so that a filter with few hits reads no rows.
    index('courses_of_category')
      .on(table.category, table.id, table.subject, table.language, table.priceCents, table.hours, table.ratingTenths)
      .where(isOnSale(table)),
    index('courses_by_price')
      .on(table.category, table.priceCents, table.id, table.subject, table.language, table.hours, table.ratingTenths)
      .where(isOnSale(table)),
    index('courses_by_learners')
      .on(
        table.category,
        table.enrolled,
        table.id,
        table.subject,
        table.language,
        table.priceCents,
        table.hours,
        table.ratingTenths,
      )
      .where(isOnSale(table)),
    index('courses_recent').on(table.createdAt).where(isOnSale(table)),
    index('courses_changed').on(table.changedIn),
    ofUpload('courses_upload', table.img),
    ofUpload('courses_instructor_upload', table.instructorImg),
    ofUpload('courses_video_upload', table.video),
  ],
)

export const books = pgTable(
  'books',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => products.id),
    bookName: text('book_name').notNull(),
    img: text('img').notNull(),
    priceCents: integer('price_cents').notNull(),
    about: text('about').notNull(),
    page: integer('page').notNull(),
    /** The length of an MP3 book, if known. */
    minutes: integer('minutes'),
    interactive: text('interactive', { enum: ['YES', 'NO'] }).notNull(),
    formate: text('formate', { enum: ['PDF', 'MP3'] }).notNull(),
    filesizeMb: doublePrecision('filesize_mb').notNull(),
    /** The PDF and its recordings, or the chapters of an audio book. */
    files: jsonb('files').$type<BookFile[]>().notNull().default([]),
    /** Whether all files are prepared. Pages, size and minutes then come from them. */
    isReadable: boolean('is_readable').notNull().default(false),
    /** The free sample in pages or minutes. Null means a tenth. */
    sample: integer('sample'),
    objective: jsonb('objective').$type<Course['objective']>().notNull(),
    writerName1: text('writer_name_1').notNull(),
    writerImg1: text('writer_img_1').notNull(),
    educationWriter1: text('education_writer_1').notNull(),
    writerName2: text('writer_name_2').notNull().default(''),
    writerImg2: text('writer_img_2').notNull().default(''),
    educationWriter2: text('education_writer_2').notNull().default(''),
    writerName3: text('writer_name_3').notNull().default(''),
    writerImg3: text('writer_img_3').notNull().default(''),
    educationWriter3: text('education_writer_3').notNull().default(''),
    writerName4: text('writer_name_4').notNull().default(''),
    writerImg4: text('writer_img_4').notNull().default(''),
    educationWriter4: text('education_writer_4').notNull().default(''),
    /** Detected from the script of its title. */
    language: text('language', { enum: LANGUAGES })
      .notNull()
      .generatedAlwaysAs(sql`case when book_name ~ '[\u0980-\u09ff]' then 'bn' else 'en' end`),
    ratingTenths: ratingTenths(),
    /** The number of public ratings, which is the measure of popularity. */
    ratingCount: integer('rating_count').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    changedIn: changedIn(),
  },
  (table) => [
    check('books_price', sql`${table.priceCents} >= 100`),
    index('books_of_file').using('gin', sql`${table.files} jsonb_path_ops`),
    index('books_newest')
      .on(table.id, table.language, table.formate, table.priceCents, table.page, table.ratingTenths)
      .where(sql`${table.deletedAt} is null`),
    index('books_by_price')
      .on(table.priceCents, table.id, table.language, table.formate, table.page, table.ratingTenths)
      .where(sql`${table.deletedAt} is null`),
    index('books_by_ratings')
      .on(table.ratingCount, table.id, table.language, table.formate, table.priceCents, table.page, table.ratingTenths)
      .where(sql`${table.deletedAt} is null`),
    index('books_of_writer')
      .on(table.writerName1, table.ratingCount, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('books_of_language')
      .on(table.language, table.ratingCount, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('books_recent')
      .on(table.createdAt)
      .where(sql`${table.deletedAt} is null`),
    index('books_changed').on(table.changedIn),
    ofUpload('books_upload', table.img),
    ofUpload('books_writer_1_upload', table.writerImg1),
    ofUpload('books_writer_2_upload', table.writerImg2),
    ofUpload('books_writer_3_upload', table.writerImg3),
    ofUpload('books_writer_4_upload', table.writerImg4),
  ],
)

export const blogs = pgTable(
  'blogs',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    img: text('img').notNull(),
    writerName: text('writer_name').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    changedIn: changedIn(),
  },
  (table) => [
    index('blogs_of_writer')
      .on(table.writerName, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('blogs_changed').on(table.changedIn),
    ofUpload('blogs_upload', table.img),
  ],
)

export const instructors = pgTable(
  'instructors',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    name: text('name').notNull(),
    img: text('img').notNull(),
    education: text('education').notNull(),
    facebook: text('facebook').notNull(),
    linkedin: text('linkedin').notNull(),
    instagram: text('instagram').notNull(),
    twitter: text('twitter').notNull(),
    /** The account that teaches as this instructor, if any. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The instructor's share of each sale from now on. */
    sharePercent: smallint('share_percent').notNull().default(70),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    changedIn: changedIn(),
  },
  (table) => [
    uniqueIndex('instructors_of_user').on(table.userId),
    check('instructors_share', sql`${table.sharePercent} between 0 and 100`),
    index('instructors_of_subject')
      .on(table.subject, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('instructors_changed').on(table.changedIn),
    ofUpload('instructors_upload', table.img),
  ],
)
