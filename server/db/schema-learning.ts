// The tables of purchased content: files, lessons, and each person's progress.
import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANGUAGES, LESSON_HOLDS, LESSON_KINDS, type LessonKind } from '#contract/constants.ts'
import { FILE_STATES, isFileKind, STORED_KINDS, STORED_PROBLEMS } from '#contract/files/file-states.ts'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import type { TaskDraft } from '#contract/calls/learning/tasks.ts'
import { createdAt, isOneOf, moment } from './columns.ts'
import { courses, products } from './schema-catalogue.ts'
import { users } from './schema-people.ts'
import { wordsOfColumns } from './words.ts'

/** A set of seconds, e.g. `{[0,15),[60,75)}`: adding the same range twice is idempotent. */
const seconds = customType<{ data: string }>({ dataType: () => 'int4multirange' })

export type OutlineEntry = { title: string; page: number }

/** A video, recording or document uploaded by an administrator or a teacher, or handed in by a learner. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: STORED_KINDS }).notNull(),
    /** The file name on the uploader's device. */
    name: text('name').notNull(),
    state: text('state', { enum: FILE_STATES }).notNull().default('arriving'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    arrived: bigint('arrived', { mode: 'number' }).notNull().default(0),
    sha256: text('sha256'),
    seconds: integer('seconds'),
    pages: integer('pages'),
    /** The PDF's own table of contents. */
    outline: jsonb('outline').$type<OutlineEntry[]>(),
    /** Why the file failed, as a code that the site translates. */
    problem: text('problem', { enum: STORED_PROBLEMS }),
    /** Who uploaded the file. Null once that person is deleted; administrators then keep it. */
    owner: uuid('owner').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    words: wordsOfColumns('name'),
  },
  (table) => [
    index('files_of_state').on(table.state, table.id),
    index('files_words').using('gin', table.words),
    index('files_of_owner').on(table.owner, table.id),
    check('files_kind', isOneOf(table.kind, STORED_KINDS)),
    check('files_state', sql`${table.state} in ('arriving', 'waiting', 'working', 'ready', 'failed')`),
    check('files_arrived', sql`${table.arrived} between 0 and ${table.bytes}`),
    check('files_whole', sql`${table.state} in ('arriving', 'failed') or ${table.arrived} = ${table.bytes}`),
    check('files_problem', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
    index('files_unfinished')
      .on(table.changedAt)
      .where(sql`${table.state} = 'arriving'`),
  ],
)

/** The parts of an upload, each stored as its own file until all have arrived. */
export const fileParts = pgTable(
  'file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    start: bigint('start', { mode: 'number' }).notNull(),
    bytes: integer('bytes').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.start] })],
)

/** A rendition of a file for learners, e.g. the video at 240p. The row is only written once it is complete. */
export const fileVariants = pgTable(
  'file_variants',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    variant: text('variant').notNull(),
    /** The variant's name in the file storage. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.variant] }), unique('file_variants_name').on(table.name)],
)

/** The SHA-256 of each piece of a variant, for devices that save it. Calculated when it is first saved. */
export const fileChecksums = pgTable(
  'file_checksums',
  {
    fileId: uuid('file_id').notNull(),
    variant: text('variant').notNull(),
    pieces: text('pieces').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.variant] }),
    foreignKey({
      columns: [table.fileId, table.variant],
      foreignColumns: [fileVariants.fileId, fileVariants.variant],
    }).onDelete('cascade'),
  ],
)

/**
 * Stored objects that nothing uses. A name is recorded here before its object is stored and removed by the transaction
 * that uses it, so that a crash never leaves an untracked object.
 */
export const fileLeftovers = pgTable(
  'file_leftovers',
  {
    name: text('name').primaryKey(),
    /** When the object is deleted from storage. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('file_leftovers_due').on(table.dueAt)],
)

/** Captions belong to the recording, so every lesson that plays it has them. */
export const fileCaptions = pgTable(
  'file_captions',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** WebVTT, checked when it was uploaded. */
    vtt: text('vtt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.language] })],
)

/** The authors' working copy. Learners see sections and lessons, which publishing syncs with it. */
export const curriculumDrafts = pgTable('curriculum_drafts', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  tree: jsonb('tree').$type<CurriculumTree>().notNull(),
  revision: integer('revision').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export const sections = pgTable(
  'sections',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('sections_of_course').on(table.courseId, table.position)],
)

/** Whether lessons of this kind hold the given part. */
function kindHolds(kind: AnyPgColumn, part: (typeof LESSON_HOLDS)[LessonKind][number]): SQL {
  const kinds = LESSON_KINDS.filter((each) => LESSON_HOLDS[each].includes(part))
  return kinds.length === 1 ? sql`${kind} = ${sql.raw(`'${kinds[0]}'`)}` : isOneOf(kind, kinds)
}

/** Published lessons, and withdrawn ones that someone had started. */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Null once the lesson is withdrawn. */
    sectionId: uuid('section_id').references(() => sections.id),
    kind: text('kind', { enum: LESSON_KINDS }).notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
    /** Whether the lesson is a free preview. */
    free: boolean('free').notNull(),
    /** How long a text takes at the usual reading speed. Other lessons take their length from their file. */
    readingSeconds: integer('reading_seconds'),
    /** The text, or the instructions of a task. */
    body: text('body'),
    /** The body, rendered when the lesson was published. */
    html: text('html'),
    task: jsonb('task').$type<TaskDraft>(),
    fileId: uuid('file_id').references(() => files.id),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    check('lessons_kind', isOneOf(table.kind, LESSON_KINDS)),
    check(
      'lessons_text',
      sql`(${kindHolds(table.kind, 'body')}) = (${table.body} is not null) and (${kindHolds(table.kind, 'body')}) = (${table.html} is not null) and (${kindHolds(table.kind, 'readingSeconds')}) = (${table.readingSeconds} is not null)`,
    ),
    check('lessons_task', sql`(${kindHolds(table.kind, 'task')}) = (${table.task} is not null)`),
    check(
      'lessons_file',
      sql`(${isOneOf(
        table.kind,
        LESSON_KINDS.filter((kind) => !isFileKind(kind)),
      )}) = (${table.fileId} is null)`,
    ),
    check('lessons_withdrawn', sql`(${table.withdrawnAt} is null) = (${table.sectionId} is not null)`),
    index('lessons_of_course').on(table.courseId, table.position),
    index('lessons_of_section').on(table.sectionId),
    index('lessons_of_file').on(table.fileId),
    // Finds the newest courses with a preview, because ids start with their creation time.
    index('lessons_free')
      .on(table.courseId)
      .where(sql`${table.free} and ${table.sectionId} is not null`),
  ],
)

/**
 * A person's progress in a lesson or book. Every column merges by taking the later or larger value, so updates may
 * arrive late, twice or in any order.
 */
export const places = pgTable(
  'places',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of a lesson or book. */
    itemId: uuid('item_id').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** When the position was reported. Null while it is 0. */
    positionAt: moment('position_at'),
    watched: seconds('watched').notNull(),
    /** When Mark done was last undone. `watched` only covers what was played after that. */
    watchedSince: moment('watched_since'),
    /** The lesson's length. Null if only Mark done completes it. */
    seconds: integer('seconds'),
    /** The person's last choice: Mark done, or undoing it. */
    marked: boolean('marked'),
    markedAt: moment('marked_at'),
    seenAt: moment('seen_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('places_of_product').on(table.userId, table.productId),
    index('places_of_item').on(table.itemId),
    check('places_position', sql`${table.position} >= 0`),
    check('places_marked', sql`(${table.marked} is null) = (${table.markedAt} is null)`),
  ],
)

/** Buyers who were emailed about a course's first lessons, so that nobody is emailed twice. */
export const openingMails = pgTable(
  'opening_mails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('opening_mails_of_course').on(table.courseId),
  ],
)

/** A learner's own notes. The device creates the id, so repeating a save changes nothing. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The second of the video or recording that the note belongs to. */
    second: integer('second'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('notes_of_course').on(table.userId, table.courseId), index('notes_of_lesson').on(table.lessonId)],
)
