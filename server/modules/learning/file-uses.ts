// Which lessons use a file, published or in a draft.
import { sql } from 'drizzle-orm'

const MAX_NAMED = 20

/**
 * As 'course: lesson', at most twenty. In plain names: within a select of one table, drizzle leaves out the table's name,
 * and `id` would be the wrong one.
 */
export const usesOf = sql<string[]>`array(
  select courses.title || ': ' || used.title from (
    select course_id, title from lessons where lessons.file_id = files.id
    union
    select course_id, lesson ->> 'title' from curriculum_drafts,
      jsonb_path_query(tree, '$.sections[*].lessons[*]') lesson
      where lesson ->> 'file' = files.id::text
  ) used join courses on courses.id = used.course_id order by 1 limit ${sql.raw(String(MAX_NAMED))}
)`
