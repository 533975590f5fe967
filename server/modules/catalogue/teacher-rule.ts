// Who teaches a course: asked of the database each time, so that unlinking an account takes effect at once.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { instructors } from '../../db/schema.ts'

/** An instructor in the bin teaches nothing. */
export const isInstructorOf = (userId: SQLWrapper): SQL =>
  sql`${instructors.userId} = ${userId} and ${instructors.deletedAt} is null`

/** Whether a person is linked to an instructor. */
export const isTeacher = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${instructors} where ${isInstructorOf(userId)})`

/** Whether a person teaches a course; false for any other product. */
export const teaches = (userId: SQLWrapper, courseId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from courses taught join ${instructors} on ${instructors.id} = taught.instructor_id
  where taught.id = ${courseId} and ${isInstructorOf(userId)}
)`
