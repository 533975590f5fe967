// Search over the catalogue. An index in memory answers; the slower database answers until the index is loaded, and while
// it restarts after a crash.
import { and, gt, isNull } from 'drizzle-orm'
import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import type { Content } from '../../db/content.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../http/log.ts'
import { createSearch, type Search } from './search-client.ts'
import { findInDatabase, suggestFromDatabase } from './search-in-database.ts'
import { readEntries, searchable } from './searchable.ts'

const BATCH = 5_000
const RESTART_MS = 1_000

export type CatalogueSearch = Pick<Search, 'find' | 'suggest' | 'close'> & {
  /** Whether the index in memory is ready. */
  isLoaded(): boolean
}

/** After `onLoaded` cached answers are outdated, because the index also understands mistyped texts. */
export function createCatalogueSearch(db: Database, content: Content, log: Log, onLoaded: () => void): CatalogueSearch {
  let index: Search | undefined
  let isLoaded = false
  let isClosed = false
  let knownVersion = 0
  let following: Promise<void> | undefined
  let loading: Promise<void> | undefined

  const start = () => {
    if (isClosed) return
    const mine = createSearch({ onCrash: (error) => restart(mine, error) })
    index = mine
    loading = load(mine).catch((error: unknown) => restart(mine, error))
  }

  const restart = (failed: Search, error: unknown) => {
    if (isClosed || failed !== index) return
    log.error({ err: error }, 'the search index failed; the database answers until it is back')
    index = undefined
    isLoaded = false
    void failed.close()
    setTimeout(start, RESTART_MS).unref()
  }

  const load = async (mine: Search) => {
    knownVersion = content.version()
    for (const kind of CONTENT_KINDS) await loadKind(mine, kind)
    await mine.seal()
    // What changed while the titles were read.
    await upToDate(mine)
    isLoaded = true
    onLoaded()
  }

  const loadKind = async (mine: Search, kind: ContentKind) => {
    const { table } = searchable[kind]
    let after: string | undefined
    while (!isClosed) {
      const where = and(isNull(table.deletedAt), after ? gt(table.id, after) : undefined)
      const batch = await readEntries(db, kind, where, BATCH)
      if (!batch.length) return
      await mine.put(batch)
      after = batch.at(-1)!.id
    }
  }

  const follow = async (mine: Search) => {
    const upTo = content.version()
    for (const kind of CONTENT_KINDS) {
      const changed = await readEntries(db, kind, gt(searchable[kind].table.changedIn, knownVersion))
      const here = changed.filter((row) => !row.deletedAt)
      const gone = changed.filter((row) => row.deletedAt).map((row) => row.id)
      if (here.length) await mine.put(here)
      if (gone.length) await mine.remove(gone)
    }
    knownVersion = upTo
  }

  /** Answers are cached by the version seen, so the index must know every change up to it. */
  const upToDate = async (mine: Search) => {
    const wanted = content.version()
    while (knownVersion < wanted) {
      following ??= follow(mine).finally(() => (following = undefined))
      await following
    }
  }

  const ask = async <Answer>(question: (index: Search) => Promise<Answer>, ofDatabase: () => Promise<Answer>) => {
    const mine = isLoaded ? index : undefined
    if (!mine) return ofDatabase()
    try {
      await upToDate(mine)
      return await question(mine)
    } catch (error) {
      if (mine === index) throw error
      // It crashed meanwhile.
      return ofDatabase()
    }
  }

  content.onChange(() => {
    if (!index || !isLoaded) return
    upToDate(index).catch((error: unknown) => log.warn({ err: error }, 'the search index could not follow a change'))
  })
  start()

  return {
    find: (text, options) =>
      ask(
        // The database also knows the place of a course that was deleted meanwhile.
        async (index) => (await index.find(text, options)) ?? findInDatabase(db, text, options),
        () => findInDatabase(db, text, options),
      ),
    suggest: (text, limits, isNear) =>
      ask(
        (index) => index.suggest(text, limits, isNear),
        () => suggestFromDatabase(db, text, limits, isNear),
      ),
    isLoaded: () => isLoaded,
    async close() {
      isClosed = true
      await index?.close()
      await Promise.allSettled([loading, following])
    },
  }
}
