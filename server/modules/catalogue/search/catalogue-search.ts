// Catalogue search with an in-memory index, loaded at start and kept in sync with every change.
import { setTimeout as wait } from 'node:timers/promises'
import { CONTENT_KINDS } from '#contract/constants.ts'
import type { Content } from '../../../db/content.ts'
import type { Database } from '../../../db/database.ts'
import { unavailable } from '../../../http/errors.ts'
import type { Log } from '../../../http/log.ts'
import { createSearch, type Search } from './search-client.ts'
import { readEntries } from './searchable.ts'

const RESTART_MS = 1_000
/** Ten thousand titles load in less than a second. With very many, searches are refused for a while. */
const MAX_WAIT_MS = 5_000

export type CatalogueSearch = Pick<Search, 'find' | 'suggest' | 'close'> & {
  /** Loads the index and keeps it up to date. */ start(): void
}

/** The index, and the content version it is based on. */
type Copy = { index: Search; version: number }

export function createCatalogueSearch(db: Database, content: Content, log: Log): CatalogueSearch {
  const closing = new AbortController()
  let loaded = Promise.withResolvers<Copy>()
  let current: Copy | undefined
  let following: Promise<void> | undefined

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const index = createSearch()
      const copy = { index, version: -1 }
      closing.signal.addEventListener('abort', () => void index.close(), { once: true })
      try {
        await upToDate(copy)
        await index.build()
        current = copy
        loaded.resolve(copy)
        throw await index.ended
      } catch (error) {
        if (closing.signal.aborted) return
        log.error({ err: error }, 'the search index failed and will be loaded again')
        await index.close()
        if (current) loaded = Promise.withResolvers()
        current = undefined
        await wait(RESTART_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function follow(copy: Copy): Promise<void> {
    const version = content.version()
    for (const kind of CONTENT_KINDS) {
      let after: string | undefined
      do {
        const changed = await readEntries(db, kind, copy.version, after)
        await copy.index.put(copy.version < 0 ? changed.filter((row) => !row.isHidden) : changed)
        after = changed.at(-1)?.id
      } while (after)
    }
    copy.version = version
  }

  /** Answers are cached by content version, so the index must include every change up to it. */
  async function upToDate(copy: Copy): Promise<void> {
    const wanted = content.version()
    while (copy.version < wanted) {
      following ??= follow(copy).finally(() => (following = undefined))
      await following
    }
  }

  async function ask<Answer>(question: (index: Search) => Promise<Answer>): Promise<Answer> {
    const copy = current ?? (await Promise.race([loaded.promise, wait(MAX_WAIT_MS, undefined, { ref: false })]))
    if (!copy) throw unavailable('search_starting', 'Search is starting. Try again in a moment.')
    await upToDate(copy)
    return question(copy.index)
  }

  content.onChange(() => {
    if (!current) return
    upToDate(current).catch((error: unknown) => log.warn({ err: error }, 'the search index could not follow a change'))
  })
  let running: Promise<void> | undefined

  return {
    start() {
      running = run()
    },
    find: (text, options) => ask((index) => index.find(text, options)),
    suggest: (text, limits, isNear) => ask((index) => index.suggest(text, limits, isNear)),
    async close() {
      closing.abort()
      await Promise.allSettled([running, following])
    },
  }
}
