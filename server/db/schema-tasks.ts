// What learners hand in for tasks, and how teachers grade it.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { HAND_IN_STATES } from '#contract/constants.ts'
import type { Mark } from '#contract/calls/learning/tasks.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { files, lessons } from './schema-learning.ts'
import { users } from './schema-people.ts'

/** One submission of a task. The learner only sees points, comments and marks once the work is returned. */
export const handIns = pgTable(
  'hand_ins',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Counted from 1, increasing with each resubmission. */
    number: integer('number').notNull(),
    state: text('state', { enum: HAND_IN_STATES }).notNull().default('draft'),
    text: text('text').notNull().default(''),
    /** When the device wrote the text. Older text never replaces newer text. */
    writtenAt: moment('written_at'),
    dueAt: moment('due_at'),
    handedInAt: moment('handed_in_at'),
    isLate: boolean('is_late').notNull().default(false),
    /** When someone opened the work for grading. It can't be taken back after that. */
    openedAt: moment('opened_at'),
    /** Changes with every save by a grader, so that two graders don't overwrite each other. */
    revision: integer('revision').notNull().default(0),
    points: integer('points'),
    words: text('words').notNull().default(''),
    marks: jsonb('marks').$type<Mark[]>().notNull().default([]),
    /** Whether the learner may resubmit. */
    again: boolean('again').notNull().default(true),
    gradedBy: uuid('graded_by').references(() => users.id, { onDelete: 'set null' }),
    /** The task's points at the time of grading. */
    outOf: integer('out_of'),
    needed: integer('needed'),
    againUntil: moment('again_until'),
    returnedAt: moment('returned_at'),
    /** When the learner looked at the returned work. */
    seenAt: moment('seen_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('hand_ins_number').on(table.userId, table.lessonId, table.number),
    // Two devices continue the same draft.
    uniqueIndex('hand_ins_open')
      .on(table.userId, table.lessonId)
      .where(sql`${table.state} <> 'returned'`),
    index('hand_ins_of_lesson').on(table.lessonId),
    index('hand_ins_of_grader').on(table.gradedBy),
    index('hand_ins_waiting')
      .on(table.handedInAt, table.id)
      .where(sql`${table.state} = 'handed_in'`),
    index('hand_ins_waiting_of_lesson')
      .on(table.lessonId, table.handedInAt, table.id)
      .where(sql`${table.state} = 'handed_in'`),
    index('hand_ins_unseen')
      .on(table.userId)
      .where(sql`${table.state} = 'returned' and ${table.seenAt} is null`),
    check('hand_ins_state', isOneOf(table.state, HAND_IN_STATES)),
    check('hand_ins_handed_in', sql`(${table.state} = 'draft') = (${table.handedInAt} is null)`),
    check('hand_ins_opened', sql`${table.openedAt} is null or ${table.state} <> 'draft'`),
    check(
      'hand_ins_points',
      sql`${table.points} >= 0 and (${table.outOf} is null or ${table.points} <= ${table.outOf})`,
    ),
    check(
      'hand_ins_returned',
      sql`(${table.state} = 'returned') = (${table.returnedAt} is not null) and (${table.state} = 'returned') = (${table.outOf} is not null) and (${table.state} = 'returned') = (${table.needed} is not null) and (${table.state} <> 'returned' or ${table.points} is not null)`,
    ),
  ],
)

/** A resubmission starts with the same files, so a file may belong to several submissions. */
export const handInFiles = pgTable(
  'hand_in_files',
  {
    handInId: uuid('hand_in_id')
      .notNull()
      .references(() => handIns.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.handInId, table.fileId] }), index('hand_in_files_of_file').on(table.fileId)],
)
