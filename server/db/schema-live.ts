// Live classes: batches with their sessions and seats, waiting lists, attendance, and the chat and recordings of
// classes.
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

/** A series of classes with a tutor, sold as a whole. */
export const liveBatches = pgTable(
  'live_batches',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => products.id),
    /** One of the twelve programmes, named by their number of learners, which is also the number of seats. */
    programme: smallint('programme').notNull(),
    subject: text('subject', { enum: LIVE_SUBJECTS }).notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    img: text('img').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** The instructor who teaches the classes. Null if the tutor has no entry. */
    instructorId: uuid('instructor_id').references(() => instructors.id, { onDelete: 'set null' }),
    tutorName: text('tutor_name').notNull(),
    /** The tutor's time zone, as an IANA name. A class keeps its local time when the clocks change. */
    zone: text('zone').notNull().default(LIVE_ZONE),
    /** The address where classes are held, if rooms are links. */
    roomLink: text('room_link'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    /** From this time on, nobody can buy the batch, and everyone is refunded. */
    cancelledAt: moment('cancelled_at'),
    /** Whether people can still join after the first class, for the price of the remaining classes. */
    staysOpen: boolean('stays_open').notNull().default(false),
    /**
     * When its teacher requested a review, without which nobody new can take a seat. Null once approved, and for
     * administrators' own batches.
     */
    reviewAskedAt: moment('review_asked_at'),
    /** Why the batch was sent back. Null while it is being reviewed. */
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
    /** Counted from 1, in the order in which the classes were planned. */
    number: smallint('number').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** `over` once the host has ended the class. The clock ends the others. */
    state: text('state', { enum: SESSION_STATES }).notNull().default('planned'),
    /** The original time, before the class was last moved. */
    movedFrom: moment('moved_from'),
    /** Increases with every change, so that calendars recognise the newest version. */
    sequence: integer('sequence').notNull().default(0),
    endedAt: moment('ended_at'),
    /**
     * Held before attendance required half of the class's minutes, so anyone who was there at all counted as present.
     */
    anyMinuteCounts: boolean('any_minute_counts').notNull().default(false),
    /** Everyone who had paid by then gets the class's share of the price back. */
    cancelledAt: moment('cancelled_at'),
    /** The event's id in calendars, which never changes. */
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
 * The seats of a batch, created with it. A seat is free without a person and an order; offered with only a person, who
 * was on the waiting list; held with an order until `heldUntil`; and taken from `takenAt` on. A trigger frees the seat
 * of a deleted order.
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
    /** When the order began to hold the seat. */
    heldSince: moment('held_since'),
    heldUntil: moment('held_until'),
    takenAt: moment('taken_at'),
    /** When the person was sent the class dates. Earlier than `takenAt` if the seat was taken again since. */
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

/** The waiting list of a full batch, in order. */
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
    /** How long a freed seat is held for this person. */
    offeredUntil: moment('offered_until'),
    /** When the email about the seat was queued. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.userId] }),
    index('live_waiting_in_line').on(table.batchId, table.askedAt, table.userId),
    index('live_waiting_of_user').on(table.userId),
    check('live_waiting_told', sql`(${table.offeredUntil} is null) = (${table.toldAt} is null)`),
  ],
)

/** Who tried to join a class, and how long each person was there. */
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
    /** The total time in the room. */
    seconds: integer('seconds').notNull().default(0),
    /** The teacher's correction, which overrides what was measured. */
    corrected: text('corrected', { enum: ATTENDANCE_CORRECTIONS }),
    correctedBy: uuid('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    /** When a host removed the person from the room. Null once they were let back in. */
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

/** The chat of a class. Messages are deleted after 30 days. */
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

/** A recording of a class by the tutor's browser. Its pieces arrive as an upload, and its state is the file's. */
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

/** A person's private calendar. The secret itself is only in its URL. */
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

/** The notifications a person got about a class, so that each is sent once. */
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
    /** The session's sequence number, so that a moved class is announced again. */
    sequence: integer('sequence').notNull(),
    sentAt: moment('sent_at').notNull(),
    textedAt: moment('texted_at'),
    /** When the person saw the notification in the bell. */
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.userId, table.kind, table.sequence] }),
    index('live_reminders_of_user').on(table.userId),
    check('live_reminders_kind', isOneOf(table.kind, REMINDER_KINDS)),
  ],
)
