// What lists of lessons have in common: only published ones whose file is ready, with their length and size.
import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import type { Reads } from '../../db/database.ts'
import { files, fileVariants, lessons, sections } from '../../db/schema-learning.ts'

/** A page of a document takes about as long as 200 words. */
const PAGE_SECONDS = 60

const QUESTION_SECONDS = 60

/** A quiz's time limit, or a minute for each question. */
const quizSeconds = sql`(
  select coalesce(asked.minutes * 60, jsonb_array_length(asked.questions) * ${sql.raw(String(QUESTION_SECONDS))})
  from quiz_versions asked where asked.lesson_id = lessons.id order by asked.created_at desc, asked.id desc limit 1
)`

/** A text's reading time, a recording's length, a minute for each page, or what a quiz takes. */
export const secondsOf = sql<number>`coalesce(${lessons.readingSeconds}, ${files.seconds}, ${files.pages} * ${sql.raw(String(PAGE_SECONDS))}, ${quizSeconds}, 0)`

/** The lightest film or recording, or all pages in the smaller size. */
const bytesOf = sql<number>`coalesce((
  select coalesce(min(${fileVariants.bytes}) filter (where ${fileVariants.type} ~ '^(video|audio)/'),
    sum(${fileVariants.bytes}) filter (where ${fileVariants.variant} like ${`p%w${PAGE_WIDTHS.small}`}))
  from ${fileVariants} where ${fileVariants.fileId} = ${lessons.fileId}
), 0)::float8`

export const listedLesson = {
  _id: lessons.id,
  title: lessons.title,
  kind: lessons.kind,
  seconds: secondsOf,
  bytes: bytesOf,
  free: lessons.free,
}

export const isVisible = and(
  isNotNull(lessons.sectionId),
  or(inArray(lessons.kind, ['text', 'quiz']), eq(files.state, 'ready')),
)

/** The visible lessons in the order of the course. */
export const visibleLessons = (reads: Reads, where: SQL) =>
  reads
    .select({
      ...listedLesson,
      courseId: lessons.courseId,
      sectionId: sections.id,
      section: sections.title,
      uploadedAt: files.createdAt,
    })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(isVisible, where))
    .orderBy(asc(lessons.courseId), asc(sections.position), asc(lessons.position))
