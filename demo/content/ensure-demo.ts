// Fills an empty database with the demo content, once, and checks whether that content is up to date.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../server/db/database.ts'
import { contentVersion, installation, products, users } from '../../server/db/schema.ts'
import { withoutHurry } from '../../server/modules/files/texts/texts.ts'
import { readDemo, seedDemo, type ReadDemo } from './seed.ts'
import { seedMonth } from './seed-month.ts'

const POLL_INTERVAL_MS = 100
const FILLED_FROM = 'demo content'

type Parts = { db: Database; now: () => Date }

let reading: Promise<ReadDemo> | undefined

/** Reads the demo's content while the database is opened and migrated on a first start, each in its own thread. */
export function readEarly(now: () => Date): void {
  reading = withoutHurry(() => readDemo(now()))
  // Filling the demo only awaits it later.
  reading.catch(() => {})
}

/** The demo as people start it. Tests leave out its sample sales. */
export const ensureWholeDemo = (parts: Parts): Promise<boolean> => ensureDemo(parts, seedMonth)

/** Returns whether this process filled the database. If several start simultaneously, only one does. */
export async function ensureDemo(parts: Parts, more?: typeof seedMonth): Promise<boolean> {
  for (;;) {
    const filled = await fillUnlessTaken(parts, more)
    if (filled !== null) return filled
    // Polls, because filling may take longer than the statement timeout allows to wait for a lock.
    await wait(POLL_INTERVAL_MS)
  }
}

/** Null while another process is filling the database. */
function fillUnlessTaken({ db, now }: Parts, more?: typeof seedMonth): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [mine] = await tx.select().from(contentVersion).for('update', { skipLocked: true })
    if (!mine) return null
    const [seeded] = await tx.select().from(installation)
    const [anybody] = await tx.select().from(users).limit(1)
    const [anything] = await tx.select().from(products).limit(1)
    if (seeded || anybody || anything) return false
    // The demo has its own courses, and a busy machine must not make its first start fail.
    const read = reading ? await reading : undefined
    reading = undefined
    await withoutHurry(() => seedDemo(tx, now(), read))
    await more?.(tx, now())
    await tx.insert(installation).values({ key: FILLED_FROM, value: contentHash() })
    return true
  })
}

/** Whether the demo was filled by a version with different content. */
export async function isOutdated({ db }: Pick<Parts, 'db'>): Promise<boolean> {
  const [filled] = await db.select().from(installation).where(eq(installation.key, FILLED_FROM))
  return filled?.value !== contentHash()
}

function contentHash(): string {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const hash = createHash('sha256')
  for (const path of globSync(['content/**/*.ts', 'courses/**/*.md', 'figures/media/*.svg'], {
    cwd: folder,
  }).toSorted())
    hash.update(path).update(readFileSync(folder + path))
  return hash.digest('hex').slice(0, 16)
}
