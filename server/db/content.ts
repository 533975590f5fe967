// The content version: one number that every content write increments. Every process polls it to know when its caches
// (pages, answers, the search index) are outdated.
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { contentVersion } from './schema.ts'

const POLL_MS = 250
// Together with the other processes' polling, a change is visible everywhere within a second.
const MIN_TOUCH_INTERVAL_MS = 500

export type Content = {
  /** The newest version this process has seen. */
  version(): number
  /** Called whenever a newer version is seen, whichever process wrote it. */
  onChange(listener: (version: number) => void): void
  /** Runs a content write: its transaction increments the version, and this process sees the change at once. */
  write<Result>(work: (tx: Transaction, version: number) => Promise<Result>): Promise<Result>
  /**
   * Increments the version after a change that was committed without one. Calls in quick succession share one
   * increment, so that many small changes neither queue for the row nor empty the caches one by one.
   */
  touch(): Promise<void>
  stop(): Promise<void>
}

export async function watchContent(db: Database, onError: (error: unknown) => void): Promise<Content> {
  const listeners: ((version: number) => void)[] = []
  let current = await readVersion(db)
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  const onVersion = (version: number) => {
    if (version <= current) return
    current = version
    for (const listener of listeners) listener(version)
  }
  const poll = () => {
    reading = readVersion(db)
      .then(onVersion, onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, POLL_MS).unref()
      })
  }
  timer = setTimeout(poll, POLL_MS).unref()

  const write: Content['write'] = async (work) => {
    const { result, version } = await db.transaction(async (tx) => {
      // Locking the row first makes writers queue, so a higher version is never visible before a lower one.
      const [row] = await tx
        .update(contentVersion)
        .set({ version: sql`${contentVersion.version} + 1` })
        .where(eq(contentVersion.id, 1))
        .returning()
      const next = row!.version
      return { result: await work(tx, next), version: next }
    })
    onVersion(version)
    return result
  }
  let incrementing: Promise<void> = Promise.resolve()
  let incrementedAt = -Infinity
  let later: NodeJS.Timeout | undefined
  const increment = () => {
    incrementedAt = performance.now()
    later = undefined
    // The change itself is committed, so a failure here must not look like a failed change.
    incrementing = write(async () => {}).catch(onError)
    return incrementing
  }

  return {
    version: () => current,
    onChange: (listener) => void listeners.push(listener),
    write,
    async touch() {
      if (later) return
      const wait = incrementedAt + MIN_TOUCH_INTERVAL_MS - performance.now()
      if (wait > 0) later = setTimeout(() => void increment(), wait)
      else await increment()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await reading
      clearTimeout(later)
      if (later) void increment()
      await incrementing
    },
  }
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(contentVersion)
  return row!.version
}
