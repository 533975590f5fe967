// Teachers' invitations, and the reviews of their courses.
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REVIEW_DECISIONS } from '#contract/constants.ts'
import type { ReviewedCourse } from '#contract/calls/teaching/teaching.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { courses, instructors } from './schema-catalogue.ts'
import { users } from './schema-people.ts'

/** A link by which one account becomes that of an instructor. */
export const teachInvites = pgTable(
  'teach_invites',
  {
    id: uuid('id').primaryKey(),
    instructorId: uuid('instructor_id')
      .notNull()
      .references(() => instructors.id, { onDelete: 'cascade' }),
    /** Where it was sent; only a confirmed account with this email may accept it. */
    email: text('email').notNull(),
    /** The secret is in the mail alone. */
    secretHash: text('secret_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    declinedAt: moment('declined_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('teach_invites_one_secret').on(table.secretHash),
    index('teach_invites_of_instructor').on(table.instructorId, table.id),
    check('teach_invites_one_answer', sql`${table.acceptedAt} is null or ${table.declinedAt} is null`),
    check('teach_invites_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** Each time a teacher asked for a review. What was asked for stays, so that the next review shows what changed since. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    /** The course as it was when the review was asked for. */
    course: jsonb('course').$type<ReviewedCourse>().notNull(),
    /** Null while it waits. */
    decision: text('decision', { enum: REVIEW_DECISIONS }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    note: text('note'),
  },
  (table) => [
    uniqueIndex('course_reviews_one_open')
      .on(table.courseId)
      .where(sql`${table.decision} is null`),
    index('course_reviews_of_course').on(table.courseId, table.id),
    index('course_reviews_waiting')
      .on(table.id)
      .where(sql`${table.decision} is null`),
    check('course_reviews_decision', isOneOf(table.decision, REVIEW_DECISIONS)),
    check('course_reviews_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check('course_reviews_note', sql`${table.decision} is distinct from 'sent_back' or ${table.note} <> ''`),
  ],
)
