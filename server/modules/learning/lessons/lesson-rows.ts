// Shared by lists of lessons: only published ones whose file is ready, with their length and size.
import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { PAGE_WIDTHS } from '#contract/constants.ts'
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import type { Reads } from '../../../db/database.ts'
import { fileCaptions, files, fileVariants, lessons, sections } from '../../../db/schema-learning.ts'

/** The labels that learners choose from. The site translates 'audio' and 'original' and shows the others unchanged. */
export const VARIANT_LABELS: Record<string, string> = {
  v240: '240p',
  v360: '360p',
  v720: '720p',
  a32: 'audio',
  source: 'original',
}

/** A page of a document takes about as long as 200 words. */
const PAGE_SECONDS = 60

const QUESTION_SECONDS = 60

/** A quiz's time limit, or a minute for each question. */
const quizSeconds = sql`(
  select coalesce(asked.minutes * 60, jsonb_array_length(asked.questions) * ${sql.raw(String(QUESTION_SECONDS))})
  from quiz_versions asked where asked.lesson_id = lessons.id order by asked.created_at desc, asked.id desc limit 1
)`

/** A text's reading time, a recording's length, a minute per page, or a quiz's duration. */
export const secondsOf = sql<number>`coalesce(${lessons.readingSeconds}, ${files.seconds}, ${files.pages} * ${sql.raw(String(PAGE_SECONDS))}, ${quizSeconds}, 0)`

const playable = sql`${fileVariants.fileId} = ${lessons.fileId} and ${fileVariants.type} ~ '^(video|audio)/'`
const isAudio = sql`${fileVariants.type} like 'audio/%'`

/** The size of a text or of a quiz's questions. */
export const textBytes = sql<number>`coalesce(octet_length(${lessons.html}), (
  select octet_length(asked.questions::text)
  from quiz_versions asked where asked.lesson_id = lessons.id order by asked.created_at desc, asked.id desc limit 1
), 0)::float8`

/**
 * The size of the default rendition: the standard video, the lightest one, or a recording; all pages in the smaller
 * size; or the text.
 */
const bytesOf = sql<number>`coalesce(
  (select ${fileVariants.bytes} from ${fileVariants} where ${playable}
    order by ${isAudio}, ${fileVariants.variant} <> 'v360', ${fileVariants.bytes} limit 1),
  (select sum(${fileVariants.bytes}) from ${fileVariants}
    where ${fileVariants.fileId} = ${lessons.fileId} and ${fileVariants.variant} like ${`p%w${PAGE_WIDTHS.small}`}),
  ${textBytes})::float8`

/** The size of what saving stores besides the chosen rendition or the pages (`GET /lesson/{id}/saving`). */
const besidesOf = sql<number>`case when ${lessons.fileId} is null then 0 else (
  select coalesce(sum(${fileVariants.bytes}), 0) from ${fileVariants}
    where ${fileVariants.fileId} = ${lessons.fileId} and ${fileVariants.variant} = 'poster'
) + (
  select coalesce(sum(octet_length(${fileCaptions.vtt})), 0) from ${fileCaptions}
    where ${fileCaptions.fileId} = ${lessons.fileId}
) + ${textBytes} end::float8`

const labelOf = sql`case ${fileVariants.variant} ${sql.raw(
  Object.entries(VARIANT_LABELS)
    .map(([variant, label]) => `when '${variant}' then '${label}'`)
    .join(' '),
)} else ${fileVariants.variant} end`

const sizesOf = sql<ListedLesson['sizes']>`coalesce((
  select json_agg(json_build_object('label', ${labelOf}, 'type', ${fileVariants.type}, 'bytes', ${fileVariants.bytes})
    order by ${isAudio}, ${fileVariants.bytes})
  from ${fileVariants} where ${playable}
), '[]')`

const listedLesson = {
  _id: lessons.id,
  title: lessons.title,
  kind: lessons.kind,
  seconds: secondsOf,
  bytes: bytesOf,
  sizes: sizesOf,
  besides: besidesOf,
  free: lessons.free,
}

export const isVisible = and(isNotNull(lessons.sectionId), or(isNull(lessons.fileId), eq(files.state, 'ready')))

/** The visible lessons in course order. */
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
