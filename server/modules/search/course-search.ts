// Search over course titles. An index in memory answers; the slower database answers until the index is loaded, and
// while it restarts after a crash.
import { and, asc, gt, isNull } from 'drizzle-orm'
import type { Content } from '../../db/content.ts'
import type { Database } from '../../db/database.ts'
import { courses } from '../../db/schema.ts'
import type { Log } from '../../http/log.ts'
import { createSearch, type Entry, type FindOptions, type FoundPage, type Search } from './search-client.ts'
import { findInDatabase, suggestFromDatabase } from './search-in-database.ts'

const BATCH = 5_000
const RESTART_MS = 1_000

export type CourseSearch = {
  find(text: string, options: FindOptions): Promise<FoundPage>
  suggest(text: string, limit: number): Promise<Entry[]>
  /** Whether the index in memory is ready. */
  isLoaded(): boolean
  close(): Promise<void>
}

/** After `onLoaded` cached answers are outdated, because the index also understands mistyped texts. */
export function createCourseSearch(db: Database, content: Content, log: Log, onLoaded: () => void): CourseSearch {
  let index: Search | undefined
  let loaded: Search | undefined
  let closed = false
  let knownVersion = 0
  let following: Promise<void> = Promise.resolve()

  const start = () => {
    if (closed) return
    loaded = undefined
    index = createSearch({
      onCrash(error) {
        log.error({ err: error }, 'the search index failed; the database answers until it is back')
        loaded = undefined
        setTimeout(start, RESTART_MS).unref()
      },
    })
    const mine = index
    following = load(mine).catch((error: unknown) => {
      if (!closed) log.error({ err: error }, 'the search index could not be loaded')
    })
  }

  const load = async (mine: Search) => {
    knownVersion = content.version()
    let after: string | undefined
    while (!closed) {
      const batch = await db
        .select({ id: courses.id, title: courses.title, category: courses.category })
        .from(courses)
        .where(and(isNull(courses.deletedAt), after ? gt(courses.id, after) : undefined))
        .orderBy(asc(courses.id))
        .limit(BATCH)
      if (!batch.length) break
      await mine.put(batch)
      after = batch.at(-1)!.id
    }
    await mine.seal()
    // Catch up on what changed while the titles were read.
    await follow(mine)
    loaded = mine
    // Once more, for a change just before `loaded` was set.
    await follow(mine)
    onLoaded()
  }

  const follow = async (mine: Search) => {
    const upTo = content.version()
    if (upTo === knownVersion) return
    const changed = await db
      .select({
        id: courses.id,
        title: courses.title,
        category: courses.category,
        deletedAt: courses.deletedAt,
      })
      .from(courses)
      .where(gt(courses.changedIn, knownVersion))
    const gone = changed.filter((course) => course.deletedAt).map((course) => course.id)
    const here = changed.filter((course) => !course.deletedAt)
    if (here.length) await mine.put(here.map(({ id, title, category }) => ({ id, title, category })))
    if (gone.length) await mine.remove(gone)
    knownVersion = upTo
  }

  content.onChange(() => {
    const mine = loaded
    if (!mine) return
    following = following
      .then(() => follow(mine))
      .catch((error: unknown) => log.warn({ err: error }, 'the search index could not follow a change'))
  })
  start()

  return {
    async find(text, options) {
      // Answers are cached by the version seen, so the index must know every change up to it.
      if (loaded) await following
      return loaded ? loaded.find(text, options) : findInDatabase(db, text, options)
    },
    async suggest(text, limit) {
      if (loaded) await following
      return loaded ? loaded.suggest(text, limit) : suggestFromDatabase(db, text, limit)
    },
    isLoaded: () => loaded !== undefined,
    async close() {
      closed = true
      await index?.close()
      await following
    },
  }
}
