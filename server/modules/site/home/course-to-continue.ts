// The course to resume: of the unfinished ones, the one last opened, or else the one last bought.
import { sql, type SQL } from 'drizzle-orm'
import type { Today } from '#contract/calls/site/today.ts'
import type { Database } from '../../../db/database.ts'
import { isVisible } from '../../learning/lessons/lesson-rows.ts'
import { progressOf } from '../../learning/lessons/progress.ts'

/** Nobody owns this many. */
const MAX_OWNED = 200

type Owned = { id: string; title: string; img: string }

export async function courseToContinue(db: Database, userId: string): Promise<Today['course']> {
  const isOpen = sql`not exists (
    select from places where user_id = ${userId} and item_id = lessons.id and done_at is not null
  )`
  const course = (await lastWithLesson(db, userId, isOpen)) ?? (await lastWithLesson(db, userId, sql`true`))
  if (!course) return null
  const [progress] = await progressOf(db, userId, sql`(${course.id}::uuid)`)
  return progress ? { ...progress, title: course.title, img: course.img } : null
}

/** Goes through the courses in order, and stops at the first with such a lesson. */
async function lastWithLesson(db: Database, userId: string, where: SQL): Promise<Owned | undefined> {
  const { rows } = await db.execute<Owned>(sql`
    select owned.id, owned.title, owned.img from (
      select courses.id, title, courses.img, orders.id as order_id,
        (select max(seen_at) from places where user_id = ${userId} and product_id = courses.id) as seen_at
      from orders join courses on courses.id = orders.product_id
      where orders.user_id = ${userId} and orders.state = 'paid'
      order by seen_at desc nulls last, order_id desc limit ${MAX_OWNED}
    ) as owned
    cross join lateral (
      select from lessons left join files on files.id = lessons.file_id
      where lessons.course_id = owned.id and ${isVisible} and ${where} limit 1
    ) as found
    order by owned.seen_at desc nulls last, owned.order_id desc limit 1`)
  return rows[0]
}
