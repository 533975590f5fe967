import { and, desc, eq, sql } from 'drizzle-orm'
import type { Today } from '#contract/calls/site/today.ts'
import type { Database } from '../../../db/database.ts'
import { courses } from '../../../db/schema.ts'
import { listed } from '../../catalogue/content/content-rows.ts'
import { firstPreviews } from './first-previews.ts'

/** The newest courses of a class or category that the person does not own. */
export async function newestOfClass(
  db: Database,
  userId: string,
  category: string,
  limit: number,
): Promise<Today['newest']> {
  const isBought = sql`exists (
    select from orders where user_id = ${userId} and product_id = ${courses.id} and state = 'paid'
  )`
  const rows = await db
    .select({ _id: courses.id, classCourse: courses.category, title: courses.title, img: courses.img })
    .from(courses)
    .where(and(eq(courses.category, category), listed(courses), sql`not ${isBought}`))
    .orderBy(desc(courses.id))
    .limit(limit)
  const lessons = await firstPreviews(
    db,
    rows.map(({ _id }) => _id),
  )
  return rows.map((course) => ({ ...course, lesson: lessons.get(course._id) ?? null }))
}
