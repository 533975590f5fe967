// Who teaches a course. Checked in the database each time, so that unlinking an account takes effect immediately. Uses
// plain column names, because drizzle leaves the table's name out of a selected column.
import type { Caller } from '../../../http/caller.ts'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A condition on `instructors`. An instructor in the bin teaches nothing. */
export const isInstructorOf = (userId: SQLWrapper): SQL =>
  sql`instructors.user_id = ${userId} and instructors.deleted_at is null`

/** Whether a person is linked to an instructor. */
export const isTeacher = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from instructors where ${isInstructorOf(userId)})`

/** Whether a person teaches a course. False for any other product. */
export const teaches = (userId: SQLWrapper, courseId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from courses taught join instructors on instructors.id = taught.instructor_id
  where taught.id = ${courseId} and ${isInstructorOf(userId)}
)`

/** Whether the caller teaches the course in a query, by the rule `teacher`. Administrators pass for all courses. */
export function isTaughtBy({ role, isConfirmed, userId }: Caller): SQL | undefined {
  if (role === 'admin') return undefined
  return isConfirmed ? teaches(sql`${userId}::uuid`, sql`courses.id`) : sql`false`
}
