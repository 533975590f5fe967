import { monitorEventLoopDelay } from 'node:perf_hooks'
import { foldTitle } from '#server/modules/catalogue/search/fold-title.ts'
import { createSearch } from '#server/modules/catalogue/search/search-client.ts'
import { CatalogueIndex, type Entry } from '#server/modules/catalogue/search/catalogue-index.ts'
import { makeEntries, pick, randomFrom, type Random } from './titles.ts'

// Measures search with a tenth as many books as courses: node --expose-gc tests/bench/search.ts [count] [seed].

const letters = { english: Array.from('abcdefghijklmnopqrstuvwxyz'), bengali: Array.from('কখগচজটতদনপবমযরলশসহািীুেো') }

/** One typo: a letter omitted, doubled, replaced or swapped with the next. */
function mistype(random: Random, word: string): string {
  const at = Math.floor(random() * word.length)
  const alphabet = word.charCodeAt(0) > 0x7f ? letters.bengali : letters.english
  const swapAt = Math.min(at, word.length - 2)
  return pick(random, [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word[at] + word.slice(at),
    () => word.slice(0, at) + pick(random, alphabet) + word.slice(at + 1),
    () => word.slice(0, swapAt) + word[swapAt + 1] + word[swapAt] + word.slice(swapAt + 2),
  ])()
}

const plainWords = (title: string): string[] => title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Four words of a title including its rarest (mostly a name), as somebody would remember a course. */
function rememberedWords(random: Random, title: string, rarity: Map<string, number>): string[] {
  const all = plainWords(title)
  const rarest = all.reduce((best, word) => ((rarity.get(word) ?? 0) < (rarity.get(best) ?? 0) ? word : best))
  const others = all.filter((word) => word !== rarest && word.length > 2)
  const chosen = new Set([rarest])
  while (chosen.size < Math.min(4, others.length + 1)) chosen.add(pick(random, others))
  return all.filter((word, i) => chosen.has(word) && all.indexOf(word) === i)
}

export interface SearchFigures {
  count: number
  vocabulary: number
  buildMs: number
  suggestMs: Quantiles
  suggestByKind: Record<string, Quantiles>
  findMs: Quantiles
  findByKind: Record<string, Quantiles>
  correctlyTypedShare: number
  mistypedShare: number
  twiceMistypedShare: number
  changeMs: Quantiles
}

interface Quantiles {
  p50: number
  p95: number
  max: number
}

function quantiles(samples: readonly number[]): Quantiles {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Elapsed time, because processor time counts in steps of 4 ms on some machines: measure on a quiet one. */
function timed(run: () => void): number {
  const before = performance.now()
  run()
  return performance.now() - before
}

export function benchSearch(count: number, seed = 1): SearchFigures {
  const random = randomFrom(seed + 1)
  const index = new CatalogueIndex()
  const rarity = new Map<string, number>()
  const samples: Entry[] = []
  const sampleEvery = Math.max(1, Math.floor(count / 1000))
  let buildMs = 0
  let position = 0
  for (const entry of makeEntries(count, seed)) {
    for (const word of plainWords(entry.title)) rarity.set(word, (rarity.get(word) ?? 0) + 1)
    if (position++ % sampleEvery === 0) samples.push(entry)
    buildMs += timed(() => index.put([entry]))
  }
  for (const entry of makeEntries(count / 10, seed + 2, 'book')) buildMs += timed(() => index.put([entry]))
  buildMs += timed(() => index.build())

  const queries = samples.map((entry) => {
    const remembered = rememberedWords(random, entry.title, rarity)
    const long = remembered.map((_, i) => i).filter((i) => /^(?!\d+$).{4,}$/u.test(remembered[i]!))
    const slip = (kept: string[], at: number) => kept.map((word, i) => (i === at ? mistype(random, word) : word))
    const first = pick(random, long)
    const once = slip(remembered, first)
    const twice = slip(once, pick(random, long.filter((i) => i !== first).concat(long.length > 1 ? [] : first)))
    return { entry, right: remembered.join(' '), once: once.join(' '), twice: twice.join(' ') }
  })
  const suggestions: Record<string, string[]> = {
    'rightly typed': queries.map(({ right }) => right),
    'mistyped once': queries.map(({ once }) => once),
    'mistyped twice': queries.map(({ twice }) => twice),
    'one mistyped word': samples.map(({ title }) => mistype(random, pick(random, plainWords(title)))),
    'while typing': samples.map(({ title }) => title.slice(0, 1 + Math.floor(random() * title.length))),
    'one letter': [...letters.english, ...letters.bengali],
    'common words': [
      'class',
      'course',
      'শ্রেণির',
      'class 9 mathematics',
      'hsc physics',
      'and',
      'course class',
      'শ্রেণি ব্যাচ',
    ],
  }
  const finds: Record<string, string[]> = {
    'one letter': [...letters.english, ...letters.bengali, ':', '1'],
    common: ['class', 'course', 'শ্রেণির', 'with', 'mathematics', 'crash course', 'class 1', 'ions', 's and', 'বিজ্ঞান'],
    rare: samples.slice(0, 100).map(({ title }) => title.slice(Math.floor(title.length / 3))),
    words: samples.slice(0, 100).map(({ title }) => pick(random, title.split(' '))),
    absent: ['zqx', 'xylophone lessons', 'class 99 alchemy', 'ৎৎ', 'q'.repeat(60), 'z z', 'ক্লাসঘর'],
  }

  // Warm-up: the engine compiles the hot loops during the first queries.
  for (const list of Object.values(suggestions)) for (const text of list.slice(0, 40)) suggestGroups(index, text)
  for (const list of Object.values(finds)) for (const text of list.slice(0, 5)) findGroups(index, text)

  const suggestTimes = timesByKind(suggestions, (text) => suggestGroups(index, text))
  const findTimes = timesByKind(finds, (text) => findGroups(index, text))

  const share = (textOf: (query: (typeof queries)[number]) => string) =>
    round(queries.filter((query) => isFound(index, query.entry, textOf(query))).length / queries.length)
  const figures = {
    correctlyTypedShare: share(({ right }) => right),
    mistypedShare: share(({ once }) => once),
    twiceMistypedShare: share(({ twice }) => twice),
  }
  const changes = samples
    .slice(0, 500)
    .map((entry) => timed(() => index.put([{ ...entry, title: `${entry.title} new` }])))
  return {
    count,
    vocabulary: rarity.size,
    buildMs: Math.round(buildMs),
    suggestMs: quantiles(Object.values(suggestTimes).flat()),
    suggestByKind: quantilesByKind(suggestTimes),
    findMs: quantiles(Object.values(findTimes).flat()),
    findByKind: quantilesByKind(findTimes),
    ...figures,
    changeMs: quantiles(changes),
  }
}

/** The dropdown's request. */
function suggestGroups(index: CatalogueIndex, text: string): void {
  index.suggest(text, { course: 5, book: 3, instructor: 2, blog: 2 })
}

/** A results page's request. */
function findGroups(index: CatalogueIndex, text: string): void {
  index.find(text, { limit: 25 })
  index.suggest(text, { course: 9, book: 9, instructor: 9, blog: 9 }, true)
}

/** Any course with the same title counts as found, because nobody could tell them apart. */
function isFound(index: CatalogueIndex, entry: Entry, text: string): boolean {
  const title = foldTitle(entry.title)
  return index.suggest(text, { course: 10 }).course.some((found) => foldTitle(found.title) === title)
}

function timesByKind(texts: Record<string, string[]>, run: (text: string) => void): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([kind, list]) => [kind, list.map((text) => timed(() => run(text)))]),
  )
}

function quantilesByKind(times: Record<string, number[]>): Record<string, Quantiles> {
  return Object.fromEntries(Object.entries(times).map(([kind, list]) => [kind, quantiles(list)]))
}

export interface WorkerFigures {
  loadMs: number
  buildMs: number
  longestPauseMs: number
  suggestMs: Quantiles
}

/** Loads through the worker in batches and measures how long this thread's event loop is blocked. */
async function benchSearchWorker(count: number, seed = 1): Promise<WorkerFigures> {
  const entries = [...makeEntries(count, seed)]
  const search = createSearch()
  // Collecting earlier garbage during the measurement would count as a pause.
  globalThis.gc?.()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  for (let i = 0; i < entries.length; i += 5000) await search.put(entries.slice(i, i + 5000))
  const loaded = performance.now()
  await search.build()
  const built = performance.now()
  delay.disable()
  const times: number[] = []
  for (let i = 0; i < 500; i++) {
    const start = performance.now()
    await search.suggest(entries[(i * 7919) % count]!.title.slice(0, 5 + (i % 20)), { course: 10 })
    times.push(performance.now() - start)
  }
  await search.close()
  return {
    loadMs: Math.round(loaded - began),
    buildMs: Math.round(built - loaded),
    longestPauseMs: Math.round(delay.max / 1e6),
    suggestMs: quantiles(times),
  }
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 100_000)
  const seed = Number(process.argv[3] ?? 1)
  console.log(benchSearch(count, seed))
  console.log('through the worker', await benchSearchWorker(count, seed))
}
