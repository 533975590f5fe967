// Who hosts the classes of a batch: the account of its instructor, and administrators.
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { isInstructorOf } from '../../catalogue/content/teacher-rule.ts'

export async function isHostOf(
  db: Database,
  { instructorId }: { instructorId: string | null },
  caller: Caller | null,
): Promise<boolean> {
  if (!caller) return false
  if (caller.role === 'admin') return true
  if (!caller.isConfirmed || !instructorId) return false
  const { rows } = await db.execute(
    sql`select from instructors where id = ${instructorId} and ${isInstructorOf(sql`${caller.userId}::uuid`)}`,
  )
  return rows.length > 0
}
