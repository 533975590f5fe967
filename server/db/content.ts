// The content version: one number that every content write increments. Every process polls it to know when its caches
// (pages, answers, the search index) are stale. Learner counts are tracked separately, because they invalidate much
// less.
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { contentVersion } from './schema-catalogue.ts'

const POLL_MS = 250
// Together with the other processes' polling, a change is visible everywhere within a second.
const MIN_INTERVAL_MS = 500
/** How many courses are remembered; a process that missed more drops its whole cache. */
const MAX_ENROLLED_LAST = 50

export type Content = {
  /** The newest version this process has seen. */
  version(): number
  /** Called whenever a newer version is seen, whichever process wrote it. */
  onChange(listener: (version: number) => void): void
  /** Runs a content write. Its transaction increments the version, and this process sees the change immediately. */
  write<Result>(work: (tx: Transaction, version: number) => Promise<Result>): Promise<Result>
  /**
   * Increments the version after a change that was committed without one. Calls in quick succession share one
   * increment, so that many small changes neither queue for the row nor empty the caches one by one.
   */
  touch(): Promise<void>
  /** Called with the courses whose learner count changed, in any process; some repeat. */
  onEnrolment(listener: (courses: string[]) => void): void
  /** Notifies all processes of a committed change in learner counts: this one immediately, others within a second. */
  enrolled(courses: string[]): Promise<void>
  /** Starts watching for changes by other processes. */
  start(): void
  stop(): Promise<void>
}

export async function watchContent(db: Database, onError: (error: unknown) => void): Promise<Content> {
  const listeners: ((version: number) => void)[] = []
  const enrolmentListeners: ((courses: string[]) => void)[] = []
  const first = await readRow(db)
  let current = first.version
  let enrolments = first.enrolments
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  const onVersion = (version: number) => {
    if (version <= current) return
    current = version
    for (const listener of listeners) listener(version)
  }
  const onRow = (row: typeof contentVersion.$inferSelect) => {
    onVersion(row.version)
    const missed = row.enrolments - enrolments
    enrolments = row.enrolments
    if (missed > row.enrolledLast.length) for (const listener of listeners) listener(current)
    else if (missed > 0) tellHere(row.enrolledLast.slice(0, missed))
  }
  const tellHere = (courses: string[]) => {
    for (const listener of enrolmentListeners) listener(courses)
  }
  const poll = () => {
    reading = readRow(db)
      .then(onRow, onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(poll, POLL_MS).unref()
      })
  }

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
  // The change is already committed, so a failure here must not look like a failed change.
  const touches = spaced(() => write(async () => {}).catch(onError))

  let unannounced = new Set<string>()
  const announcements = spaced(async () => {
    const courses = [...unannounced].slice(0, MAX_ENROLLED_LAST)
    const count = unannounced.size
    unannounced = new Set()
    const { enrolments, enrolledLast } = contentVersion
    await db
      .update(contentVersion)
      .set({
        enrolments: sql`${enrolments} + ${count}::int`,
        enrolledLast: sql`(${sql.param(courses, enrolledLast)}::uuid[] || ${enrolledLast})[1:${sql.raw(String(MAX_ENROLLED_LAST))}]`,
      })
      .where(eq(contentVersion.id, 1))
      .catch(onError)
  })

  return {
    version: () => current,
    onChange: (listener) => void listeners.push(listener),
    write,
    touch: touches.run,
    onEnrolment: (listener) => void enrolmentListeners.push(listener),
    async enrolled(courses) {
      tellHere(courses)
      for (const course of courses) unannounced.add(course)
      await announcements.run()
    },
    start() {
      timer = setTimeout(poll, POLL_MS).unref()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await reading
      await Promise.all([touches.finish(), announcements.finish()])
    },
  }
}

/** A throttle: runs the work immediately or, for all calls within an interval, once at its end. */
function spaced(work: () => Promise<unknown>): { run(): Promise<void>; finish(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  let ranAt = -Infinity
  let later: NodeJS.Timeout | undefined
  const start = () => {
    ranAt = performance.now()
    later = undefined
    running = work()
    return running
  }
  return {
    async run() {
      if (later) return
      const wait = ranAt + MIN_INTERVAL_MS - performance.now()
      if (wait > 0) later = setTimeout(() => void start(), wait)
      else await start()
    },
    async finish() {
      clearTimeout(later)
      if (later) void start()
      await running
    },
  }
}

async function readRow(db: Database): Promise<typeof contentVersion.$inferSelect> {
  const [row] = await db.select().from(contentVersion)
  return row!
}
