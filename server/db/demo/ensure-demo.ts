// Fills the database with the demo once: an installation that holds anything already is left alone.
import type { Database } from '../database.ts'
import { contentVersion, installation, products, users } from '../schema.ts'
import { seedDemo } from './seed.ts'

/** Whether it filled the database now. Of several processes that start at once, one does. */
export function ensureDemo({ db, now }: { db: Database; now: () => Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select().from(contentVersion).for('update')
    const [seeded] = await tx.select().from(installation)
    const [anybody] = await tx.select().from(users).limit(1)
    const [anything] = await tx.select().from(products).limit(1)
    if (seeded || anybody || anything) return false
    await seedDemo(tx, now())
    return true
  })
}

/** Whether the database was filled with the demo. */
export async function isDemo(db: Database): Promise<boolean> {
  const [seeded] = await db.select().from(installation)
  return seeded?.value === 'demo'
}
