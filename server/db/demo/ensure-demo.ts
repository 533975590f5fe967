// Fills the database with the demo once: an installation that holds anything already is left alone.
import { count } from 'drizzle-orm'
import type { Deps } from '../../modules/deps.ts'
import { installation, products, users } from '../schema.ts'
import { seedDemo } from './seed.ts'

/** Whether it filled the database now. */
export async function ensureDemo({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const [seeded] = await db.select().from(installation)
  if (seeded) return false
  const [anybody] = await db.select({ total: count() }).from(users)
  const [anything] = await db.select({ total: count() }).from(products)
  if (anybody!.total || anything!.total) return false
  await seedDemo(db, now())
  return true
}
