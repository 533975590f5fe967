// Fills an empty database with the demo content, once.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../server/db/database.ts'
import { contentVersion, installation, products, users } from '../../server/db/schema.ts'
import { seedDemo } from './seed.ts'

const POLL_INTERVAL_MS = 100

type Parts = { db: Database; now: () => Date }

/** Returns whether this process filled the database. If several start at once, only one does. */
export async function ensureDemo(parts: Parts): Promise<boolean> {
  for (;;) {
    const filled = await fillUnlessTaken(parts)
    if (filled !== null) return filled
    // Polls, because filling may take longer than the statement timeout allows to wait for a lock.
    await wait(POLL_INTERVAL_MS)
  }
}

/** Null while another process is filling it. */
function fillUnlessTaken({ db, now }: Parts): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [mine] = await tx.select().from(contentVersion).for('update', { skipLocked: true })
    if (!mine) return null
    const [seeded] = await tx.select().from(installation)
    const [anybody] = await tx.select().from(users).limit(1)
    const [anything] = await tx.select().from(products).limit(1)
    if (seeded || anybody || anything) return false
    await seedDemo(tx, now())
    return true
  })
}
