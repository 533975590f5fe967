// Search over the catalogue by an index in memory, which is loaded when the server starts and follows every change.
import { and, gt, isNull } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { CONTENT_KINDS, type ContentKind } from '#contract/constants.ts'
import type { Content } from '../../db/content.ts'
import type { Database } from '../../db/database.ts'
import { unavailable } from '../../http/errors.ts'
import type { Log } from '../../http/log.ts'
import { createSearch, type Search } from './search-client.ts'
import { readEntries, searchable } from './searchable.ts'

const BATCH = 5_000
const RESTART_MS = 1_000
/** Ten thousand titles are loaded in less than a second; with very many, searches are refused for a while. */
const MAX_WAIT_MS = 5_000

export type CatalogueSearch = Pick<Search, 'find' | 'suggest' | 'close'>

export function createCatalogueSearch(db: Database, content: Content, log: Log): CatalogueSearch {
  const closing = new AbortController()
  let loaded = Promise.withResolvers<Search>()
  let isLoaded = false
  let knownVersion = 0
  let following: Promise<void> | undefined

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const index = createSearch()
      closing.signal.addEventListener('abort', () => void index.close(), { once: true })
      try {
        await load(index)
        loaded.resolve(index)
        isLoaded = true
        await index.ended
      } catch (error) {
        if (closing.signal.aborted) return
        log.error({ err: error }, 'the search index failed and will be loaded again')
        await index.close()
        if (isLoaded) loaded = Promise.withResolvers()
        isLoaded = false
        await wait(RESTART_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function load(index: Search): Promise<void> {
    knownVersion = content.version()
    for (const kind of CONTENT_KINDS) await loadKind(index, kind)
    await index.seal()
    // What changed while the titles were read.
    await upToDate(index)
  }

  async function loadKind(index: Search, kind: ContentKind): Promise<void> {
    const { table } = searchable[kind]
    let after: string | undefined
    for (;;) {
      const where = and(isNull(table.deletedAt), after ? gt(table.id, after) : undefined)
      const batch = await readEntries(db, kind, where, BATCH)
      if (!batch.length) return
      await index.put(batch)
      after = batch.at(-1)!.id
    }
  }

  async function follow(index: Search): Promise<void> {
    const upTo = content.version()
    for (const kind of CONTENT_KINDS) {
      const changed = await readEntries(db, kind, gt(searchable[kind].table.changedIn, knownVersion))
      const here = changed.filter((row) => !row.deletedAt)
      const gone = changed.filter((row) => row.deletedAt).map((row) => row.id)
      if (here.length) await index.put(here)
      if (gone.length) await index.remove(gone)
    }
    knownVersion = upTo
  }

  /** Answers are cached by the version seen, so the index must know every change up to it. */
  async function upToDate(index: Search): Promise<void> {
    const wanted = content.version()
    while (knownVersion < wanted) {
      following ??= follow(index).finally(() => (following = undefined))
      await following
    }
  }

  async function ask<Answer>(question: (index: Search) => Promise<Answer>): Promise<Answer> {
    const tooLong = isLoaded ? [] : [wait(MAX_WAIT_MS, undefined, { ref: false })]
    const index = await Promise.race([loaded.promise, ...tooLong])
    if (!index) throw unavailable('search_starting', 'Search is starting. Please try again in a moment.')
    await upToDate(index)
    return question(index)
  }

  content.onChange(() => {
    if (!isLoaded) return
    loaded.promise.then(upToDate).catch((error: unknown) => {
      log.warn({ err: error }, 'the search index could not follow a change')
    })
  })
  const running = run()

  return {
    find: (text, options) => ask((index) => index.find(text, options)),
    suggest: (text, limits, isNear) => ask((index) => index.suggest(text, limits, isNear)),
    async close() {
      closing.abort()
      await Promise.allSettled([running, following])
    },
  }
}
