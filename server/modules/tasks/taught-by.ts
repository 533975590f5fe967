import { sql, type SQL } from 'drizzle-orm'
import { courses, instructors } from '../../db/schema.ts'
import type { Caller } from '../../http/caller.ts'

/** Whether the caller teaches the course of a query, as the rule `teacher` asks it; administrators teach them all. */
export function isTaughtBy({ role, isConfirmed, userId }: Caller): SQL | undefined {
  if (role === 'admin') return undefined
  if (!isConfirmed) return sql`false`
  return sql`exists (select from ${instructors} where ${instructors.id} = ${courses.instructorId}
    and ${instructors.userId} = ${userId} and ${instructors.deletedAt} is null)`
}
