// Courses to try on the home page: new ones from different classes in the order of the class row, then from other
// categories.
import { sql } from 'drizzle-orm'
import { courseLook } from '#art/course-cover.ts'
import { hueOfCourse } from '#art/hues.ts'
import { motifsApart } from '#art/look.ts'
import type { Preview } from '#contract/calls/site/today.ts'
import type { Database } from '../../../db/database.ts'
import { courses } from '../../../db/schema.ts'
import { listed } from '../../catalogue/content/content-rows.ts'
import { firstPreviews } from './first-previews.ts'

const SHOWN_COUNT = 8
/** Only this many of the newest are considered, so that the cost doesn't grow with the catalogue. */
const CONSIDERED = 200
/** Includes spares, because a preview's video may still be in preparation. */
const CHOSEN_COUNT = 3 * SHOWN_COUNT

export async function previewCourses(db: Database): Promise<Preview[]> {
  const { rows } = await db.execute<Omit<Preview, 'lesson'>>(sql`
    select courses.id as "_id", category as "classCourse", title, img, instructor_name as "instructorName",
      price_cents::float8 / 100 as price, former_price_cents::float8 / 100 as "formerPrice"
    from (
      select distinct course_id as id from lessons where free and section_id is not null
      order by course_id desc limit ${CONSIDERED}
    ) as with_preview
    join courses on courses.id = with_preview.id and ${listed(courses)}
    order by row_number() over (partition by category order by courses.id desc), category like 'class%' desc,
      courses.id desc
    limit ${CHOSEN_COUNT}`)
  const lessons = await firstPreviews(
    db,
    rows.map(({ _id }) => _id),
  )
  const shown = rows.filter(({ _id }) => lessons.has(_id)).slice(0, SHOWN_COUNT)
  const motifOf = ({ _id: id, title, classCourse }: Omit<Preview, 'lesson'>) =>
    courseLook({ key: hueOfCourse(classCourse), title, id }).motif
  return motifsApart(shown, motifOf).map((course) => ({ ...course, lesson: lessons.get(course._id)! }))
}
