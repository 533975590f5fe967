import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { installation } from './schema.ts'

/** Whether the database was filled with the demo content, whose passwords are public. */
export async function isDemoDatabase(db: Database): Promise<boolean> {
  const [seeded] = await db.select().from(installation).where(eq(installation.key, 'content'))
  return seeded?.value === 'demo'
}
