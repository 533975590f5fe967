// The content version: one number that every content write raises. What is cached (pages, answers, the search
// index) is as fresh as the version it was made at, in this process and in every other.
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { contentVersion } from './schema.ts'

const POLL_MS = 250
// With the next poll of the others, a change is everywhere within a second.
const TOUCH_EVERY_MS = 500

export type Content = {
  /** The newest version this process has seen. */
  version(): number
  /** Called whenever a newer version is seen, whichever process wrote it. */
  onChange(listener: (version: number) => void): void
  /** Runs a content write: its transaction raises the version, and this process sees the change at once. */
  write<Result>(work: (tx: Transaction, version: number) => Promise<Result>): Promise<Result>
  /**
   * Tells all processes of a change that was committed without a version of its own: at once, or shortly after if that
   * happened a moment ago, so that many small changes neither queue for the row nor empty the caches one by one.
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

  const saw = (version: number) => {
    if (version <= current) return
    current = version
    for (const listener of listeners) listener(version)
  }
  const poll = () => {
    reading = readVersion(db)
      .then(saw, onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, POLL_MS).unref()
      })
  }
  timer = setTimeout(poll, POLL_MS).unref()

  const write: Content['write'] = async (work) => {
    const { result, version } = await db.transaction(async (tx) => {
      // Taking the row first makes writers queue here, so a higher version is never visible before a lower one.
      const [row] = await tx
        .update(contentVersion)
        .set({ version: sql`${contentVersion.version} + 1` })
        .where(eq(contentVersion.id, 1))
        .returning()
      const next = row!.version
      return { result: await work(tx, next), version: next }
    })
    saw(version)
    return result
  }
  let raising: Promise<void> = Promise.resolve()
  let raisedAt = -Infinity
  let later: NodeJS.Timeout | undefined
  const raise = () => {
    raisedAt = performance.now()
    later = undefined
    // What was changed is committed; a version that could not be raised must not make it look as if it were not.
    raising = write(async () => {}).catch(onError)
    return raising
  }

  return {
    version: () => current,
    onChange: (listener) => void listeners.push(listener),
    write,
    async touch() {
      if (later) return
      const rest = raisedAt + TOUCH_EVERY_MS - performance.now()
      if (rest > 0) later = setTimeout(() => void raise(), rest)
      else await raise()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await reading
      clearTimeout(later)
      if (later) void raise()
      await raising
    },
  }
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(contentVersion)
  return row!.version
}
