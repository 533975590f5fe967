// The tables of quizzes, certificates, questions under a lesson, and ratings.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANGUAGES, QUIZ_REVEALS } from '#contract/constants.ts'
import type { Answer, Question, QuizDraft } from '#contract/calls/learning/quizzes.ts'
import { createdAt, moment } from './columns.ts'
import { lessons } from './schema-learning.ts'
import { courses, products } from './schema-catalogue.ts'
import { users } from './schema-people.ts'
import { wordsOfColumns } from './words.ts'

/** A published quiz. Changes add a version, so that an attempt is graded against the questions it was asked. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    id: uuid('id').primaryKey(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    pass: integer('pass').notNull(),
    attempts: integer('attempts'),
    /** Whether learners get one more attempt a day after those. */
    daily: boolean('daily').notNull().default(false),
    minutes: integer('minutes'),
    reveal: text('reveal', { enum: QUIZ_REVEALS }).notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('quiz_versions_of_lesson').on(table.lessonId, table.createdAt)],
)

export type QuizKey = {
  question: string
  right: Answer
  /** Only for numbers. */
  tolerance?: number
  /** All accepted answers of a text question. */
  accepted?: string[]
  explanation: string
  /** The explanation with rendered formulas; missing if it has none. */
  html?: string
  lesson: string | null
  second: number | null
}

/** The author's source for the editor, and the correct answers under the ids that learners see. */
export type QuizKeys = { draft: QuizDraft; answers: QuizKey[] }

/** The answer key, separate from the questions so that no query for learners can leak it. */
export const quizKeys = pgTable('quiz_keys', {
  versionId: uuid('version_id')
    .primaryKey()
    .references(() => quizVersions.id, { onDelete: 'cascade' }),
  keys: jsonb('keys').$type<QuizKeys>().notNull(),
})

export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id')
      .notNull()
      .references(() => quizVersions.id, { onDelete: 'cascade' }),
    /** 0 is an administrator's preview, which never counts. */
    number: integer('number').notNull(),
    answers: jsonb('answers').$type<Record<string, Answer>>().notNull().default({}),
    /** When each answer was given, in milliseconds: an older answer never replaces a newer one. */
    answeredAt: jsonb('answered_at').$type<Record<string, number>>().notNull().default({}),
    startedAt: moment('started_at').notNull(),
    dueAt: moment('due_at'),
    submittedAt: moment('submitted_at'),
    points: integer('points'),
    outOf: integer('out_of'),
    passed: boolean('passed'),
  },
  (table) => [
    unique('attempts_number').on(table.userId, table.lessonId, table.number),
    // A second tab continues the same attempt.
    uniqueIndex('attempts_open')
      .on(table.userId, table.lessonId)
      .where(sql`${table.submittedAt} is null and ${table.number} > 0`),
    index('attempts_of_lesson').on(table.lessonId),
    index('attempts_of_version').on(table.versionId),
    index('attempts_due')
      .on(table.dueAt)
      .where(sql`${table.submittedAt} is null`),
    check(
      'attempts_result',
      sql`(${table.submittedAt} is null) = (${table.points} is null) and (${table.points} is null) = (${table.passed} is null) and (${table.points} is null) = (${table.outOf} is null)`,
    ),
  ],
)

/** The course as it was on the day the learner completed it. */
export const certificates = pgTable(
  'certificates',
  {
    code: text('code').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    name: text('name').notNull(),
    title: text('title').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    category: text('category').notNull(),
    instructor: text('instructor').notNull(),
    sections: jsonb('sections').$type<string[]>().notNull(),
    lessons: integer('lessons').notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** When it was last reissued under a new name. */
    reissuedAt: moment('reissued_at'),
    isShared: boolean('is_shared').notNull().default(false),
    revokedAt: moment('revoked_at'),
    revokeReason: text('revoke_reason'),
  },
  (table) => [
    unique('certificates_owner').on(table.userId, table.courseId),
    index('certificates_newest').on(table.issuedAt, table.code),
    index('certificates_of_course').on(table.courseId, table.revokedAt),
    check('certificates_revoked', sql`(${table.revokedAt} is null) = (${table.revokeReason} is null)`),
  ],
)

/**
 * Questions and answers share one id space, because both are reported, hidden and deleted by id alone. The device
 * creates the id, so a repeated post is idempotent. A trigger deletes it with its question or answer.
 */
export const discussionIds = pgTable('talk', { id: uuid('id').primaryKey() })

const discussionId = () =>
  uuid('id')
    .primaryKey()
    .references(() => discussionIds.id)

/** Questions and answers are plain text. */
export const lessonQuestions = pgTable(
  'lesson_questions',
  {
    id: discussionId(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    second: integer('second'),
    text: text('text').notNull(),
    createdAt: createdAt(),
    hiddenAt: moment('hidden_at'),
    /** Answers that are not hidden, counted by a trigger. */
    shownAnswers: integer('shown_answers').notNull().default(0),
  },
  (table) => [
    index('lesson_questions_of_lesson').on(table.lessonId, table.createdAt),
    index('lesson_questions_unanswered')
      .on(table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null and ${table.shownAnswers} = 0`),
    // Open questions in a teacher's courses, without reading answered ones.
    index('lesson_questions_waiting')
      .on(table.lessonId, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null and ${table.shownAnswers} = 0`),
  ],
)

export const lessonAnswers = pgTable(
  'lesson_answers',
  {
    id: discussionId(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    isOfficial: boolean('is_official').notNull().default(false),
    createdAt: createdAt(),
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('lesson_answers_of_question').on(table.questionId, table.createdAt),
    uniqueIndex('lesson_answers_official')
      .on(table.questionId)
      .where(sql`${table.isOfficial}`),
  ],
)

/** The people who are notified of new answers. */
export const questionFollowers = pgTable(
  'question_followers',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Answers after this time are unseen. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.userId] }), index('followed_by').on(table.userId)],
)

/** A report of a question or answer. */
export const discussionReports = pgTable(
  'talk_reports',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => discussionIds.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
)

export const ratings = pgTable(
  'ratings',
  {
    id: uuid('id').primaryKey(),
    /** Null for the demo's sample ratings. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    stars: smallint('stars').notNull(),
    text: text('text').notNull().default(''),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** A hidden rating is kept when its author deletes it, so that rewriting it doesn't publish it again. */
    deletedAt: moment('deleted_at'),
    words: wordsOfColumns('text'),
  },
  (table) => [
    index('ratings_words').using('gin', table.words),
    unique('ratings_of_user').on(table.userId, table.productId),
    index('ratings_of_product').on(table.productId),
    index('ratings_quoted')
      .on(table.productId, table.id)
      .where(sql`${table.hiddenAt} is null and ${table.text} <> ''`),
    index('ratings_hidden_newest')
      .on(table.id)
      .where(sql`${table.hiddenAt} is not null`),
    check('ratings_stars', sql`${table.stars} between 1 and 5`),
    check('ratings_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check('ratings_deleted', sql`${table.deletedAt} is null or ${table.hiddenAt} is not null`),
    check('ratings_user', sql`${table.isDemo} = (${table.userId} is null)`),
  ],
)

const stars = (name: string) => integer(name).notNull().default(0)

/** A product's number of public ratings, maintained by triggers so that lists need not count per card. */
export const ratingTotals = pgTable('rating_totals', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  one: stars('one'),
  two: stars('two'),
  three: stars('three'),
  four: stars('four'),
  five: stars('five'),
  /** How many of the ratings are demo samples. */
  samples: stars('samples'),
})
