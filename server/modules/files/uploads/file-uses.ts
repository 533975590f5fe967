// What uses a file: lessons, published or in a draft, books, and recorded classes.
import { sql } from 'drizzle-orm'

const MAX_NAMED = 20

/**
 * Written as 'course: lesson', 'batch, class' or the book's name, at most twenty. Uses plain column names, because in a
 * select from one table drizzle leaves out the table's name, and `id` would be the wrong one.
 */
export const usesOf = sql<string[]>`array(
  select courses.title || ': ' || used.title from (
    select course_id, title from lessons where lessons.file_id = files.id
    union
    select course_id, lesson ->> 'title' from curriculum_drafts,
      jsonb_path_query(tree, '$.sections[*].lessons[*]') lesson
      where lesson ->> 'file' = files.id::text
  ) used join courses on courses.id = used.course_id
  union all
  select live_batches.title || ', ' || live_sessions.number from live_recordings
    join live_sessions on live_sessions.id = live_recordings.session_id
    join live_batches on live_batches.id = live_sessions.batch_id where live_recordings.file_id = files.id
  union all
  select book_name from books where books.files @> jsonb_build_array(jsonb_build_object('file', files.id))
  order by 1 limit ${sql.raw(String(MAX_NAMED))}
)`
