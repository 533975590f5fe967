import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { instructors } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { notFound } from '../../../http/errors.ts'

/** A teacher's instructor record. An administrator may have none. */
export async function ownInstructor(db: Database, { userId }: Caller): Promise<string> {
  const [own] = await db.select({ id: instructors.id }).from(instructors).where(eq(instructors.userId, userId))
  if (!own) throw notFound('Your account isn’t linked to an instructor.')
  return own.id
}
