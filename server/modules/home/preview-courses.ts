// Courses to try, for home: new ones of different classes, which the row follows there, then of other categories.
import { sql } from 'drizzle-orm'
import type { Preview } from '#contract/today.ts'
import type { Database } from '../../db/database.ts'
import { firstPreviews } from './first-previews.ts'

const SHOWN = 8
/** Among so many of the newest, so that the time it takes does not grow with the catalogue. */
const CONSIDERED = 200
/** Some may have a preview whose film is still being prepared. */
const CHOSEN = 3 * SHOWN

export async function previewCourses(db: Database): Promise<Preview[]> {
  const { rows } = await db.execute<Omit<Preview, 'lesson'>>(sql`
    select courses.id as "_id", category as "classCourse", title, img, instructor_name as "instructorName",
      price_cents::float8 / 100 as price, former_price_cents::float8 / 100 as "formerPrice"
    from (
      select distinct course_id as id from lessons where free and section_id is not null
      order by course_id desc limit ${CONSIDERED}
    ) as with_preview
    join courses on courses.id = with_preview.id and courses.deleted_at is null
    order by row_number() over (partition by category order by courses.id desc), category like 'class%' desc,
      courses.id desc
    limit ${CHOSEN}`)
  const lessons = await firstPreviews(
    db,
    rows.map(({ _id }) => _id),
  )
  return rows
    .filter(({ _id }) => lessons.has(_id))
    .slice(0, SHOWN)
    .map((course) => ({ ...course, lesson: lessons.get(course._id)! }))
}
