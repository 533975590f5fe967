// The tables of people, content, orders and administration; those of identity, lessons, books, quizzes with what is said
// about them, payments and policies are in the files beside this one. Money is whole cents, time is UTC, and rules that must never
// break are constraints.
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
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  CERTIFICATE_RULES,
  CONTENT_KINDS,
  COURSE_TYPES,
  LANGUAGES,
  ORDER_STATES,
  PRODUCT_KINDS,
  REVIEW_STATES,
  SUBJECTS,
} from '#contract/constants.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  DISPUTE_STATES,
  HISTORY_ACTORS,
  MESSAGE_STATES,
  REFUND_STATES,
} from '#contract/record-states.ts'
import type { Course } from '#contract/entities.ts'
import type { BookFile } from '#contract/reading.ts'
import type { ProposedChange } from '#contract/teaching.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { identitySessions } from './schema-identity.ts'
import { paymentAttempts } from './schema-payments.ts'
import { wordsOfColumns } from './words.ts'

export * from './schema-identity.ts'

/** The content version of a row's last change, answered as its revision. */
const changedIn = () => bigint('changed_in', { mode: 'number' }).notNull().default(0)
/** Ten times the average rating, for cards; null while there are too few ratings. Maintained by triggers. */
const ratingTenths = () => smallint('rating_tenths')
/** Neither a draft nor in the bin; `listed` in the catalogue asks the same. */
const isOnSale = ({ deletedAt, isListed }: Record<'deletedAt' | 'isListed', AnyPgColumn>) =>
  sql`${deletedAt} is null and ${isListed}`
/** For finding the users of an upload before it is deleted; partial, because most pictures are not uploads. */
const ofUpload = (name: string, column: AnyPgColumn) =>
  index(name)
    .on(column)
    .where(sql`${column} like '/media/%'`)

// Indexes are ascending and read backwards for newest first. drizzle writes DESC with NULLS LAST in an index but not in
// a query, and PostgreSQL would then sort again.

/** One row. Every content write increments it under its lock, so versions become visible in order. */
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
 * Price, length and rating are positions in contract/filter-values.ts; filters a list lacks are empty or 0.
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

/** Facts about this database itself, such as whether it contains the demo. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: text('value').notNull() })

/** One row for each product, so that ids are unique across all kinds. */
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
    /** Before a discount, if there is one. */
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
    /** Where a teacher's course is between writing and selling; an administrator's is published at once. */
    reviewState: text('review_state', { enum: REVIEW_STATES }).notNull().default('published'),
    /** What the reviewer wrote when it was last sent back. */
    reviewNote: text('review_note'),
    /** False until a teacher's course is approved for the first time. */
    isListed: boolean('is_listed').notNull().default(true),
    /** What a teacher wants changed on a listed course, under the API's names; it sells as before until it is approved. */
    proposed: jsonb('proposed').$type<ProposedChange>(),
    /** How many people own it, for its teacher; `enrolled` is the number that the shop shows, which administrators set. */
    learners: integer('learners').notNull().default(0),
    ratingTenths: ratingTenths(),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    /** The content version of the last change; processes read everything newer than the version they know. */
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
    // The most popular of a class, subject and language, for related courses.
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
    /** Whether all of them are prepared; pages, size and minutes then come from them. */
    isReadable: boolean('is_readable').notNull().default(false),
    /** Free sample in pages or minutes; null for a tenth. */
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
    /** The instructor's part of each sale from now on. */
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

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The person's account at the identity service. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** As of the last sign-in. Without it an administrator has no admin rights. */
    emailVerified: boolean('email_verified').notNull().default(false),
    role: text('role', { enum: ['admin', 'user'] })
      .notNull()
      .default('user'),
    name: text('name').notNull(),
    photoUrl: text('photo_url').notNull().default(''),
    education: text('education').notNull().default(''),
    location: text('location').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Older courses and books count as read. */
    notificationsReadAt: moment('notifications_read_at'),
    /** The language of mail, chosen on the site; null if never chosen. */
    language: text('language', { enum: LANGUAGES }),
    /** The class or skill whose new courses home shows; null if never chosen. */
    chosenClass: text('chosen_class', { enum: COURSE_TYPES }),
    createdAt: createdAt(),
    words: wordsOfColumns('name', 'email'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_identity').on(table.issuer, table.subject),
    index('users_words').using('gin', table.words),
    index('users_admins')
      .on(table.id)
      .where(sql`${table.role} = 'admin'`),
    ofUpload('users_upload', table.photoUrl),
    check('users_role', sql`${table.role} in ('admin', 'user')`),
    check('users_language', sql`${table.language} in ('en', 'bn')`),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** The session of an access token. Deleting the person or ending the identity session deletes it. */
export const accessSessions = pgTable(
  'access_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    identitySessionId: text('identity_session_id').references(() => identitySessions.id, { onDelete: 'cascade' }),
    /** Whether the email was confirmed at this sign-in: admin rights need a sign-in after the confirmation. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** When the person last proved who they are; exchanging an older sign-in does not renew it. */
    signedInAt: moment('signed_in_at').notNull().default(new Date(0)),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('access_sessions_user').on(table.userId),
    index('access_sessions_identity').on(table.identitySessionId),
    index('access_sessions_expiry').on(table.expiresAt),
  ],
)

/** Prevents ID tokens issued before a person's deletion from creating the person again. */
export const deletedIdentities = pgTable(
  'deleted_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

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

/** Receipts are numbered in the order of payment; a number taken by a failed transaction stays unused. */
export const receiptNumbers = pgSequence('receipt_numbers')

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Null once the person is deleted; the paid order stays on record. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    email: text('email').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    img: text('img').notNull(),
    /** See modules/orders/order-states.ts. */
    state: text('state', { enum: ORDER_STATES }).notNull().default('open'),
    priceCents: integer('price_cents').notNull(),
    /** The amount due: the price, or less with a promo code. */
    dueCents: integer('due_cents').notNull(),
    promoCode: text('promo_code'),
    /** The attempt under way. */
    attemptId: text('attempt_id').references(() => paymentAttempts.id),
    paidCents: integer('paid_cents'),
    /** The amount refunded: successful refunds and lost disputes. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    paidAt: moment('paid_at'),
    /** The reference of the attempt that paid for it; null for a free order. */
    transactionId: text('transaction_id'),
    receiptNumber: bigint('receipt_number', { mode: 'number' }),
    /** The policy versions that the buyer accepted by paying; null for a free order. */
    termsVersion: integer('terms_version'),
    refundsVersion: integer('refunds_version'),
    /** Who earns by the sale, and the share of that day; null if nobody does. */
    instructorId: uuid('instructor_id').references(() => instructors.id),
    sharePercent: smallint('share_percent'),
    createdAt: createdAt(),
    words: wordsOfColumns('product_name', 'email'),
  },
  (table) => [
    // A product cannot be ordered twice, paid twice, or reordered once paid, unless it was refunded.
    uniqueIndex('orders_one_of_person_and_product')
      .on(table.userId, table.productId)
      .where(sql`${table.state} <> 'refunded'`),
    uniqueIndex('orders_one_transaction').on(table.transactionId),
    uniqueIndex('orders_one_attempt').on(table.attemptId),
    uniqueIndex('orders_one_receipt').on(table.receiptNumber),
    index('orders_of_user').on(table.userId, table.id),
    index('orders_words').using('gin', table.words),
    index('orders_of_state').on(table.state, table.id),
    // Emptying the bin checks whether a product was ordered, and whether an instructor earned by one.
    index('orders_of_product').on(table.productId),
    index('orders_of_instructor')
      .on(table.instructorId)
      .where(sql`${table.instructorId} is not null`),
    // The learners of a course, newest first.
    index('orders_of_learners')
      .on(table.productId, table.id)
      .where(sql`${table.state} = 'paid'`),
    check('orders_state', sql`${table.state} in ('open', 'paying', 'paid', 'withdrawn', 'refunded')`),
    check('orders_price', sql`${table.priceCents} >= 0`),
    check('orders_due', sql`${table.dueCents} between 0 and ${table.priceCents}`),
    check('orders_paying', sql`(${table.state} = 'paying') = (${table.attemptId} is not null)`),
    check(
      'orders_paid',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null) and (${table.state} in ('paid', 'refunded')) = (${table.paidCents} is not null) and (${table.state} in ('paid', 'refunded')) = (${table.receiptNumber} is not null)`,
    ),
    check(
      'orders_refunded',
      sql`${table.refundedCents} >= 0 and (${table.state} <> 'paid' or ${table.paidCents} = 0 or ${table.refundedCents} < ${table.paidCents})`,
    ),
    check('orders_share', sql`(${table.instructorId} is null) = (${table.sharePercent} is null)`),
    check('orders_transaction', sql`(${table.transactionId} is not null) = (coalesce(${table.paidCents}, 0) > 0)`),
  ],
)

/** Charges to be cancelled, or refunded if money was taken; done once `doneAt` is set. */
export const reversals = pgTable(
  'reversals',
  {
    /** The attempt's. */
    reference: text('intent_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    productName: text('product_name').notNull(),
    /** The recipient of the refund mail; empty once the person is deleted. */
    recipient: text('recipient').notNull(),
    /** The provider's id of the refund, where it is needed to ask about it. */
    refundId: text('refund_id'),
    /** How often an administrator has asked for it anew: each time is another refund to the provider. */
    repeats: integer('repeats').notNull().default(0),
    /** Why the provider does not send it back; an administrator decides then. */
    problem: text('problem'),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('reversals_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
    check('reversals_problem', sql`${table.problem} is null or ${table.doneAt} is null`),
  ],
)

/** Numbers the provider's answers about refunds and disputes, so that an older one never overwrites a newer one. */
export const returnReads = pgSequence('return_reads')

/** Refunds of paid orders, by an administrator or from the provider's dashboard. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The browser's idempotency key: a repeated request is one refund; null from the dashboard. */
    requestKey: uuid('request_key'),
    /** The administrator; outlives the person, as in the audit. */
    requestedBy: uuid('requested_by'),
    providerId: text('provider_id'),
    amountCents: integer('amount_cents').notNull(),
    /** The same in the currency of the payment that it gives back; null from before there were others. */
    amount: integer('amount'),
    reason: text('reason').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    /** Why it failed. */
    problem: text('problem'),
    /** When the provider is next asked about a pending refund. */
    checkAt: moment('check_at'),
    /** The number of the provider's answer that last changed it. */
    asOf: bigint('as_of', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('refunds_one_request').on(table.requestKey),
    uniqueIndex('refunds_one_of_provider').on(table.providerId),
    index('refunds_of_order').on(table.orderId),
    index('refunds_of_state').on(table.state, table.id),
    index('refunds_to_check')
      .on(table.checkAt)
      .where(sql`${table.state} = 'pending'`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_state', sql`${table.state} in ('pending', 'succeeded', 'failed')`),
    check('refunds_pending', sql`(${table.state} = 'pending') = (${table.checkAt} is not null)`),
    check('refunds_failed', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
  ],
)

/** Charges that a cardholder disputes at the bank. The order may no longer exist. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    /** The attempt's. */
    reference: text('intent_id').notNull(),
    providerId: text('provider_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** The deadline for evidence. */
    evidenceDueAt: moment('evidence_due_at'),
    asOf: bigint('as_of', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('disputes_one_of_provider').on(table.providerId),
    index('disputes_of_intent').on(table.reference),
    index('disputes_of_state').on(table.state, table.id),
    check('disputes_state', sql`${table.state} in ('needs_response', 'under_review', 'won', 'lost')`),
  ],
)

/** Every change of an order. A trigger forbids changes to the history, which outlives order and person. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    what: text('what').notNull(),
    actor: text('actor', { enum: HISTORY_ACTORS }).notNull(),
    userId: uuid('user_id'),
    /** The provider's id of the payment, refund or dispute. */
    reference: text('intent_id'),
    amountCents: integer('amount_cents'),
    at: moment('at').notNull(),
  },
  (table) => [index('order_history_of_order').on(table.orderId, table.id)],
)

/** Pictures sent to /api/media. Unused ones are removed. */
export const uploads = pgTable(
  'uploads',
  {
    name: text('name').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    keptAt: moment('kept_at'),
    /** Not served from then on; the row is deleted after its file. */
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
 * Administrators' actions. A trigger forbids changes, except blanking the email of a deleted person. It outlives person
 * and content.
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

/** Outgoing mail: written in the transaction of the change it reports, sent afterwards, retried on failure. */
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
    stopUrl: text('stop_url'),
    /** When the link in it expires; it is not sent after that. */
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
