// Caches complete answers as bytes. Entries belong to one content version and are dropped when a newer one is seen.
import { CachedAnswer, type FinishedAnswer } from './cached-answer.ts'

/** The cache's share for URLs with a query. Without a limit, they would evict the main pages. */
const QUERY_SHARE = 0.25

export class ByteCache {
  #main: Shelf
  #withQuery: Shelf
  #pending = new Map<string, { answer: Promise<CachedAnswer | FinishedAnswer>; drop(): void }>()
  #version: () => number
  hits = 0
  misses = 0

  constructor(options: { maxBytes: number; version: () => number }) {
    this.#main = new Shelf(options.maxBytes * (1 - QUERY_SHARE))
    this.#withQuery = new Shelf(options.maxBytes * QUERY_SHARE)
    this.#version = options.version
  }

  get(key: string): CachedAnswer | undefined {
    const found = this.#shelfOf(key).get(key)
    if (found) this.hits++
    return found
  }

  /**
   * Returns the cached answer or makes a new one; concurrent requests share one. An answer is cached only with status
   * 200 (or 404 if `caches404`), and only if the content version did not change while it was made.
   */
  async remember(
    key: string,
    make: () => Promise<FinishedAnswer>,
    caches404 = false,
  ): Promise<CachedAnswer | FinishedAnswer> {
    const cached = this.get(key)
    if (cached) return cached
    this.misses++
    const version = this.#version()
    const flight = `${version} ${key}`
    const pending = this.#pending.get(flight)
    if (pending) return pending.answer
    let isDropped = false
    const making = (async () => {
      const finished = await make()
      if (finished.status !== 200 && !(caches404 && finished.status === 404)) return finished
      const answer = new CachedAnswer(finished, { isQuick: isRareData(key) })
      if (!isDropped && this.#version() === version) this.#shelfOf(key).keep(key, answer)
      return answer
    })().finally(() => isDropped || this.#pending.delete(flight))
    this.#pending.set(flight, { answer: making, drop: () => (isDropped = true) })
    return making
  }

  /** Drops some URLs. Answers in progress for them are sent but not cached. */
  drop(isDropped: (key: string) => boolean): void {
    this.#main.drop(isDropped)
    this.#withQuery.drop(isDropped)
    for (const [flight, pending] of this.#pending) {
      if (!isDropped(flight.slice(flight.indexOf(' ') + 1))) continue
      pending.drop()
      this.#pending.delete(flight)
    }
  }

  clear(): void {
    this.#main.clear()
    this.#withQuery.clear()
  }

  #shelfOf(key: string): Shelf {
    return hasQuery(key) ? this.#withQuery : this.#main
  }
}

const hasQuery = (key: string): boolean => key.includes('?')

/**
 * These answers are faster to render than to compress well, and rarely repeated. Pages are slower to render, and phones
 * wait for them.
 */
const isRareData = (key: string): boolean => hasQuery(key) && key.startsWith('/api/')

/** A part of the cache with its own limit. The oldest entries are evicted first. */
class Shelf {
  #entries = new Map<string, CachedAnswer>()
  #bytes = 0
  #maxBytes: number

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(key: string): CachedAnswer | undefined {
    return this.#entries.get(key)
  }

  keep(key: string, answer: CachedAnswer): void {
    if (answer.size > this.#maxBytes / 8 || this.#entries.has(key)) return
    this.#entries.set(key, answer)
    this.#bytes += answer.size
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break
      this.#entries.delete(oldest)
      this.#bytes -= entry.size
    }
  }

  drop(isDropped: (key: string) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (!isDropped(key)) continue
      this.#entries.delete(key)
      this.#bytes -= entry.size
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}
