import { sql, type SQL } from 'drizzle-orm'
import type { Caller } from '../../http/caller.ts'
import { teaches } from '../catalogue/teacher-rule.ts'

/** Whether the caller teaches the course of a query, as the rule `teacher` asks it; administrators teach them all. */
export function isTaughtBy({ role, isConfirmed, userId }: Caller): SQL | undefined {
  if (role === 'admin') return undefined
  return isConfirmed ? teaches(sql`${userId}::uuid`, sql`courses.id`) : sql`false`
}
