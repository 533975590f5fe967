// Teachers' invitations, and the reviews of their courses.
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REVIEW_DECISIONS } from '#contract/constants.ts'
import type { ReviewedCourse } from '#contract/calls/teaching/teaching.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { courses, instructors } from './schema-catalogue.ts'
import { users } from './schema-people.ts'

/** A link that connects one account to an instructor. */
export const teachInvites = pgTable(
  'teach_invites',
  {
    id: uuid('id').primaryKey(),
    instructorId: uuid('instructor_id')
      .notNull()
      .references(() => instructors.id, { onDelete: 'cascade' }),
    /** The address it was sent to. Only a confirmed account with this email may accept it. */
    email: text('email').notNull(),
    /** The secret itself is only in the email. */
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

/**
 * Every review request of a teacher. Earlier requests are kept, so that the next review shows what has changed since.
 */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    /** The course at the time of the request. */
    course: jsonb('course').$type<ReviewedCourse>().notNull(),
    /** Null while the review is pending. */
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
