// Live classes: batches with their sessions and seats, who waits for one, who was there, and what a class leaves behind.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  ATTENDANCE_CORRECTIONS,
  LIVE_SUBJECTS,
  LIVE_ZONE,
  REMINDER_KINDS,
  SESSION_STATES,
} from '#contract/constants.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { files } from './schema-learning.ts'
import { instructors, orders, products, users } from './schema.ts'

/** A number of classes with a tutor, sold as a whole. */
export const liveBatches = pgTable(
  'live_batches',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => products.id),
    /** One of the twelve: so many learners, so many seats. */
    programme: smallint('programme').notNull(),
    subject: text('subject', { enum: LIVE_SUBJECTS }).notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    img: text('img').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Whose classes they are; null if the tutor has no entry. */
    instructorId: uuid('instructor_id').references(() => instructors.id, { onDelete: 'set null' }),
    tutorName: text('tutor_name').notNull(),
    /** Of the tutor's clock, by its IANA name: a class stays at its hour when the clocks change. */
    zone: text('zone').notNull().default(LIVE_ZONE),
    /** Where its classes are held, if rooms are links. */
    roomLink: text('room_link'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    /** From then on nobody can buy it, and everybody gets the money back. */
    cancelledAt: moment('cancelled_at'),
    /** Whether people may still join after the first class, at the price of the classes that are left. */
    staysOpen: boolean('stays_open').notNull().default(false),
    /** When its teacher asked for a review, without which nobody new takes a seat; null once approved, and for administrators' own. */
    reviewAskedAt: moment('review_asked_at'),
    /** Why it was sent back; null while the reviewer is asked. */
    reviewNote: text('review_note'),
    isListed: boolean('is_listed')
      .notNull()
      .generatedAlwaysAs(sql`cancelled_at is null`),
  },
  (table) => [
    check('live_batches_programme', sql`${table.programme} between 1 and 12`),
    check('live_batches_subject', isOneOf(table.subject, LIVE_SUBJECTS)),
    check('live_batches_price', sql`${table.priceCents} >= 0`),
    index('live_batches_of_instructor').on(table.instructorId, table.id),
    index('live_batches_cancelled')
      .on(table.id)
      .where(sql`${table.cancelledAt} is not null`),
  ],
)

/** One class of a batch. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => liveBatches.id, { onDelete: 'cascade' }),
    /** From 1, in the order they were planned. */
    number: smallint('number').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** `over` once the host ended it; the clock ends the others. */
    state: text('state', { enum: SESSION_STATES }).notNull().default('planned'),
    /** When it would have been before it was last moved. */
    movedFrom: moment('moved_from'),
    /** Raised with every change, so that calendars know the newest. */
    sequence: integer('sequence').notNull().default(0),
    endedAt: moment('ended_at'),
    /** Held before attendance counted from half of the class's minutes: whoever was there at all was present. */
    anyMinuteCounts: boolean('any_minute_counts').notNull().default(false),
    /** Whoever had paid by then gets its share of the price back. */
    cancelledAt: moment('cancelled_at'),
    /** Its name in calendars, which never changes. */
    uid: text('uid').notNull(),
  },
  (table) => [
    uniqueIndex('live_sessions_of_batch').on(table.batchId, table.number),
    uniqueIndex('live_sessions_one_uid').on(table.uid),
    index('live_sessions_by_time')
      .on(table.startsAt)
      .where(sql`${table.state} = 'planned'`),
    check('live_sessions_number', sql`${table.number} > 0`),
    check('live_sessions_minutes', sql`${table.minutes} between 15 and 240`),
    check('live_sessions_state', isOneOf(table.state, SESSION_STATES)),
    check('live_sessions_over', sql`(${table.state} = 'over') = (${table.endedAt} is not null)`),
  ],
)

/**
 * The seats of a batch, made with it. Free without a person and an order; offered with a person alone, who has waited for it; held
 * with an order until `heldUntil`; taken from `takenAt` on. A trigger frees the seat of an order that is deleted.
 */
export const liveSeats = pgTable(
  'live_seats',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => liveBatches.id, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: uuid('order_id').references(() => orders.id),
    /** When its order began to hold it. */
    heldSince: moment('held_since'),
    heldUntil: moment('held_until'),
    takenAt: moment('taken_at'),
    /** When its person was sent the classes; before `takenAt` if the seat was taken anew. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.seat] }),
    uniqueIndex('live_seats_one_order').on(table.orderId),
    uniqueIndex('live_seats_one_of_person').on(table.batchId, table.userId),
    index('live_seats_of_user').on(table.userId),
    index('live_seats_by_time')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    index('live_seats_untold')
      .on(table.takenAt)
      .where(sql`${table.takenAt} is not null and (${table.toldAt} is null or ${table.toldAt} < ${table.takenAt})`),
    check('live_seats_number', sql`${table.seat} between 1 and 12`),
    check('live_seats_taken', sql`${table.takenAt} is null or ${table.orderId} is not null`),
    check(
      'live_seats_held',
      sql`(${table.heldUntil} is not null) = (${table.takenAt} is null and num_nonnulls(${table.userId}, ${table.orderId}) > 0)`,
    ),
  ],
)

/** Who waits for a seat of a full batch, the first to ask first. */
export const liveWaiting = pgTable(
  'live_waiting',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => liveBatches.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    /** Until when a seat that came free is kept for this person. */
    offeredUntil: moment('offered_until'),
    /** When the mail about it was written. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.userId] }),
    index('live_waiting_in_line').on(table.batchId, table.askedAt, table.userId),
    index('live_waiting_of_user').on(table.userId),
    check('live_waiting_told', sql`(${table.offeredUntil} is null) = (${table.toldAt} is null)`),
  ],
)

/** Who tried to join a class, and who was there for how long. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    triedAt: moment('tried_at'),
    joinedAt: moment('joined_at'),
    lastSeenAt: moment('last_seen_at'),
    /** In the room, all stays together. */
    seconds: integer('seconds').notNull().default(0),
    /** What the teacher says, which counts more than what was measured. */
    corrected: text('corrected', { enum: ATTENDANCE_CORRECTIONS }),
    correctedBy: uuid('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    /** When a host removed the person from the room; null once they were let back in. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId] }),
    index('live_attendance_of_user').on(table.userId),
    check('live_attendance_seconds', sql`${table.seconds} >= 0`),
    check('live_attendance_corrected', isOneOf(table.corrected, ATTENDANCE_CORRECTIONS)),
    check('live_attendance_joined', sql`(${table.joinedAt} is null) = (${table.lastSeenAt} is null)`),
  ],
)

/** What was written in a class; deleted after 30 days. */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('live_messages_of_session').on(table.sessionId, table.id),
    index('live_messages_of_user').on(table.userId),
    index('live_messages_by_time').on(table.at),
  ],
)

/** What the tutor's browser recorded of a class; its pieces arrive as an upload, and its state is that of the file. */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('live_recordings_of_session').on(table.sessionId, table.id),
    uniqueIndex('live_recordings_one_file').on(table.fileId),
  ],
)

/** A person's private calendar: the secret is in its address alone. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('calendar_feeds_one_secret').on(table.secretHash)],
)

/** What a person was told about a class, so that each is told once. */
export const liveReminders = pgTable(
  'live_reminders',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REMINDER_KINDS }).notNull(),
    /** The session's: a class that is moved is announced again. */
    sequence: integer('sequence').notNull(),
    sentAt: moment('sent_at').notNull(),
    textedAt: moment('texted_at'),
    /** When the bell's note about it was seen. */
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId, table.kind, table.sequence] }),
    index('live_reminders_of_user').on(table.userId),
    check('live_reminders_kind', isOneOf(table.kind, REMINDER_KINDS)),
  ],
)
