// The progress in each owned book.
import { sql } from 'drizzle-orm'
import type { ReadingProgress } from '#contract/calls/learning/reading.ts'
import type { Database } from '../../../db/database.ts'

/** Nobody owns this many, so one page is enough. */
const MAX_BOOKS = 200

type Row = {
  book: string
  formate: 'PDF' | 'MP3'
  isReadable: boolean
  position: number
  pages: number | null
  /** The length of each recording, in order. */
  seconds: number[]
  seenAt: string | null
  finishedAt: string | null
}

export async function readingProgressOf(db: Database, userId: string): Promise<ReadingProgress[]> {
  const { rows } = await db.execute<Row>(sql`
    select books.id as book, books.formate, books.is_readable as "isReadable", coalesce(places.position, 0) as position,
      (select files.pages from files where files.id = (books.files -> 0 ->> 'file')::uuid) as pages,
      array(
        select coalesce(files.seconds, 0) from jsonb_array_elements(books.files) with ordinality listed (item, number)
        join files on files.id = (listed.item ->> 'file')::uuid and files.kind = 'mp3' order by listed.number
      ) as seconds,
      to_char(places.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "seenAt",
      to_char(places.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "finishedAt"
    from (select distinct product_id from orders where user_id = ${userId} and state = 'paid') owned
    join books on books.id = owned.product_id
    left join places on places.user_id = ${userId} and places.item_id = books.id
    order by places.seen_at desc nulls last, books.id desc limit ${MAX_BOOKS}`)
  return rows.map(progressOf)
}

function progressOf({ book, formate, isReadable, position, pages, seconds, seenAt, finishedAt }: Row): ReadingProgress {
  const isAudio = formate === 'MP3'
  const length = isAudio ? seconds.reduce((sum, one) => sum + one, 0) : (pages ?? 0)
  return {
    book,
    kind: isAudio ? 'audio' : 'pages',
    isReadable,
    position: Math.min(position, length),
    length,
    chapter: isAudio && seenAt ? chapterAt(seconds, position) : null,
    chapters: isAudio ? seconds.length : 0,
    seenAt,
    finishedAt,
  }
}

/** Returns the chapter's number, counted from 1. */
function chapterAt(seconds: number[], position: number): number {
  let end = 0
  const index = seconds.findIndex((length) => (end += length) > position)
  return index < 0 ? Math.max(1, seconds.length) : index + 1
}
