// Search over the catalogue. An index in memory answers; the slower database answers until the index is loaded, and while
// it restarts after a crash.
import { and, gt, isNull } from 'drizzle-orm'
import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import type { Content } from '../../db/content.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../http/log.ts'
import { createSearch, type Search } from './search-client.ts'
import { findInDatabase, suggestFromDatabase } from './search-in-database.ts'
import { readEntries, searchable, toEntry } from './searchable.ts'

const BATCH = 5_000
const RESTART_MS = 1_000

export type CatalogueSearch = Pick<Search, 'find' | 'suggest' | 'near' | 'close'> & {
  /** Whether the index in memory is ready. */
  isLoaded(): boolean
}

/** After `onLoaded` cached answers are outdated, because the index also understands mistyped texts. */
export function createCatalogueSearch(db: Database, content: Content, log: Log, onLoaded: () => void): CatalogueSearch {
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
    for (const kind of CONTENT_KINDS) await loadKind(mine, kind)
    await mine.seal()
    // Catch up on what changed while the titles were read.
    await follow(mine)
    loaded = mine
    // Once more, for a change just before `loaded` was set.
    await follow(mine)
    onLoaded()
  }

  const loadKind = async (mine: Search, kind: ContentKind) => {
    const { table } = searchable[kind]
    let after: string | undefined
    while (!closed) {
      const where = and(isNull(table.deletedAt), after ? gt(table.id, after) : undefined)
      const batch = await readEntries(db, kind, where, BATCH)
      if (!batch.length) return
      await mine.put(kind, batch.map(toEntry))
      after = batch.at(-1)!.id
    }
  }

  const follow = async (mine: Search) => {
    const upTo = content.version()
    if (upTo === knownVersion) return
    for (const kind of CONTENT_KINDS) {
      const changed = await readEntries(db, kind, gt(searchable[kind].table.changedIn, knownVersion))
      const gone = changed.filter((row) => row.deletedAt).map((row) => row.id)
      const here = changed.filter((row) => !row.deletedAt).map(toEntry)
      if (here.length) await mine.put(kind, here)
      if (gone.length) await mine.remove(kind, gone)
    }
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

  /** Answers are cached by the version seen, so the index must know every change up to it. */
  const upToDate = async () => {
    if (loaded) await following
    return loaded
  }

  return {
    async find(text, options) {
      const index = await upToDate()
      return index ? index.find(text, options) : findInDatabase(db, text, options)
    },
    async suggest(kind, text, limit) {
      const index = await upToDate()
      return index ? index.suggest(kind, text, limit) : suggestFromDatabase(db, kind, text, limit)
    },
    async near(text, limit) {
      // The database finds only what contains the text.
      return (await upToDate())?.near(text, limit) ?? []
    },
    isLoaded: () => loaded !== undefined,
    async close() {
      closed = true
      await index?.close()
      await following
    },
  }
}
