// What lists of lessons have in common: only published ones whose file is ready, with their length and size.
import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import type { Reads } from '../../db/database.ts'
import { files, fileVariants, lessons, sections } from '../../db/schema-learning.ts'

/** A page of a document takes about as long as 200 words. */
const PAGE_SECONDS = 60

/** A text's reading time, a recording's length, or a minute for each page. */
export const secondsOf = sql<number>`coalesce(${lessons.readingSeconds}, ${files.seconds}, ${files.pages} * ${sql.raw(String(PAGE_SECONDS))}, 0)`

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

export const isVisible = and(isNotNull(lessons.sectionId), or(eq(lessons.kind, 'text'), eq(files.state, 'ready')))

/** The visible lessons in the order of the course. */
export const visibleLessons = (reads: Reads, where: SQL) =>
  reads
    .select({ ...listedLesson, courseId: lessons.courseId, sectionId: sections.id, section: sections.title })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(isVisible, where))
    .orderBy(asc(lessons.courseId), asc(sections.position), asc(lessons.position))
