import { monitorEventLoopDelay } from 'node:perf_hooks'
import { foldTitle } from '#server/modules/search/fold-title.ts'
import { createSearch } from '#server/modules/search/search-client.ts'
import { TitleIndex, type Entry } from '#server/modules/search/title-index.ts'

// Measures title search: node --expose-gc tests/bench/search.ts [count] [seed]. Without the flag memory reads too high.

type Random = () => number

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!
}

/** Words are not used equally often: the first of a list far more than the last. */
function pickCommon<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() ** 2.5 * items.length)]!
}

const words = (text: string) => text.trim().split(/\s+/)

const english = {
  subjects: words(`Mathematics Physics Chemistry Biology English Science Accounting Economics Geography History
    Programming Algebra Geometry Statistics Finance Grammar Python JavaScript Photography Design Marketing Robotics
    Drawing Calculus Trigonometry Electronics Writing Spoken Excel Photoshop Freelancing Cooking Guitar Typing
    Agriculture Logic Psychology Sociology Islamic Civics Networking Animation Architecture Astronomy`),
  topics: words(`Motion Force Energy Light Sound Heat Electricity Magnetism Atoms Molecules Reactions Acids Bases Cells
    Genetics Evolution Ecology Plants Nutrition Fractions Decimals Equations Functions Vectors Matrices Probability
    Sets Integration Limits Circles Triangles Area Volume Sentences Tenses Articles Prepositions Composition Vocabulary
    Listening Reading Comprehension Loops Arrays Objects Databases Servers Testing Debugging Colour Composition Editing
    Lighting Portraits Landscapes Branding Advertising Budgeting Investment Banking Taxation Ledgers Inventory Markets
    Trade Inflation Rivers Climate Mountains Maps Population Empires Revolutions Independence Constitution Elections
    Sensors Motors Circuits Controllers Melody Rhythm Chords Spices Baking Desserts Irrigation Fertilizer Livestock
    Fisheries Thermodynamics Optics Waves Gravitation Kinematics Hydrocarbons Electrolysis Polymers Photosynthesis
    Respiration Circulation Reproduction Immunity Ecosystems Logarithms Sequences Permutations Combinations
    Inequalities Coordinates Transformations Hypothesis Regression Correlation Sampling Interviews Presentations`),
  styles: words(`Complete Basic Advanced Practical Essential Modern Introductory Intensive Easy Creative Professional
    Beginner Masterclass Bootcamp Revision Foundation Workshop Guide Preparation Fundamentals`),
}

const bengali = {
  classes: words('প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ'),
  subjects: words(`পদার্থবিজ্ঞান রসায়ন জীববিজ্ঞান গণিত উচ্চতর বাংলা ইংরেজি বিজ্ঞান হিসাববিজ্ঞান অর্থনীতি ভূগোল ইতিহাস
    পৌরনীতি ব্যাকরণ সাহিত্য প্রোগ্রামিং পরিসংখ্যান কৃষিশিক্ষা গার্হস্থ্য চারুকলা সংগীত রান্না আলোকচিত্র ফ্রিল্যান্সিং
    যুক্তিবিদ্যা সমাজবিজ্ঞান মনোবিজ্ঞান ব্যবস্থাপনা বিপণন নৈতিকতা`),
  topics: words(`বল গতি শক্তি আলো শব্দ তাপ তড়িৎ চুম্বক পরমাণু অণু বিক্রিয়া অম্ল ক্ষার কোষ বংশগতি বিবর্তন পরিবেশ উদ্ভিদ
    প্রাণী পুষ্টি ভগ্নাংশ দশমিক সমীকরণ ফাংশন ভেক্টর ম্যাট্রিক্স সম্ভাবনা সেট যোগজীকরণ সীমা বৃত্ত ত্রিভুজ ক্ষেত্রফল আয়তন
    বাক্য কাল কারক সমাস সন্ধি প্রত্যয় উপসর্গ কবিতা গল্প উপন্যাস নাটক প্রবন্ধ অনুচ্ছেদ চিঠি ভাবসম্প্রসারণ সারাংশ লুপ
    ডেটাবেস নদী জলবায়ু পর্বত মানচিত্র জনসংখ্যা মুক্তিযুদ্ধ স্বাধীনতা সংবিধান নির্বাচন সরকার আইন অধিকার বাজার বাণিজ্য
    মুদ্রাস্ফীতি ব্যাংকিং কর লেজার জাবেদা রেওয়ামিল মূলধন বিনিয়োগ সালোকসংশ্লেষণ শ্বসন রক্তসঞ্চালন প্রজনন লগারিদম ধারা
    বিন্যাস সমাবেশ অসমতা স্থানাঙ্ক ত্রিকোণমিতি পরিমিতি উপাত্ত`),
  styles: words('সহজ সম্পূর্ণ মৌলিক উচ্চতর প্রস্তুতি অনুশীলন পূর্ণাঙ্গ হাতেকলমে বিশেষ দ্রুত নতুন পরীক্ষার'),
}

const syllables = {
  english: words(`ra ka mi ta na so ha ri fa za ban kar min tas nus ima rah mah lim bur dev sen gho mon sha ful pro tik
    anu jit roy das pal ana ish ola emi`),
  bengali: words('রা কা মি তা না সো হা রি ফা জা মন কর শি তু নী লি মো দে সু ঘো প্র অনু জি রয় দাস পাল লা বি চৌ ধু রী'),
}

/** Names of teachers and places: what makes the vocabulary of real titles large. */
function makeNames(random: Random, parts: readonly string[], count: number): string[] {
  const names = new Set<string>()
  while (names.size < count) {
    const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, parts)).join('')
    names.add(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return [...names]
}

function makeTitle(random: Random, englishNames: readonly string[], bengaliNames: readonly string[]): string {
  const { subjects, topics, styles } = english
  const number = 1 + Math.floor(random() * 12)
  const bengaliNumber = Array.from(String(number))
    .map((digit) => String.fromCharCode(0x09e6 + Number(digit)))
    .join('')
  const subject = pickCommon(random, subjects)
  const topic = pickCommon(random, topics)
  const other = pick(random, topics)
  const style = pickCommon(random, styles)
  const name = pickCommon(random, englishNames)
  const bengaliClass = pickCommon(random, bengali.classes)
  const bengaliSubject = pickCommon(random, bengali.subjects)
  const bengaliTopic = pickCommon(random, bengali.topics)
  const bengaliOther = pick(random, bengali.topics)
  const bengaliName = pickCommon(random, bengaliNames)
  const bengaliStyle = pickCommon(random, bengali.styles)
  const year = 2020 + Math.floor(random() * 8)
  return pick(random, [
    () => `Class ${number} ${subject}: ${topic} and ${other} with ${name}`,
    () => `${style} ${subject} for Beginners - ${topic}, ${other} (${name} ${pick(random, englishNames)})`,
    () => `HSC ${subject} Crash Course ${year}: ${topic} by ${name} Sir`,
    () => `${subject} ${topic} ${style} Batch ${1 + Math.floor(random() * 400)} ${name}`,
    () => `Learn ${subject} & ${topic} from ${name} ${other} ${year}`,
    () => `${bengaliClass} শ্রেণির ${bengaliSubject}: ${bengaliTopic} ও ${bengaliOther} - ${bengaliName} স্যার`,
    () => `${bengaliStyle} ${bengaliSubject} অধ্যায় ${bengaliNumber} ${bengaliTopic} (${bengaliName})`,
    () => `${bengaliName} একাডেমি: ${bengaliSubject} ${bengaliTopic} ${bengaliOther} ব্যাচ ${year}`,
    () => `SSC ${year} ${bengaliSubject} ${bengaliTopic} ${style} Course ${bengaliName}`,
    () => `${subject} বাংলায়: ${topic} ও ${bengaliTopic} ${name} ${bengaliStyle}`,
  ])()
}

/** Time-ordered ids as the database makes them (UUIDv7). */
function makeId(random: Random, milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${pick(random, ['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}

export function* makeEntries(count: number, seed = 1): Generator<Entry> {
  const random = randomFrom(seed)
  const englishNames = makeNames(random, syllables.english, 30_000)
  const bengaliNames = makeNames(random, syllables.bengali, 20_000)
  let time = Date.UTC(2023, 0, 1)
  for (let i = 0; i < count; i++) {
    time += 1 + Math.floor(random() * 60_000)
    const title = makeTitle(random, englishNames, bengaliNames)
    yield { id: makeId(random, time), title, category: pick(random, ['school', 'skill', 'language', 'exam']) }
  }
}

const letters = { english: Array.from('abcdefghijklmnopqrstuvwxyz'), bengali: Array.from('কখগচজটতদনপবমযরলশসহািীুেো') }

/** One slip of the finger: a letter left out, doubled, replaced or swapped with the next. */
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

/** Four neighbouring words of a title, the name it has included, as one remembers a course. */
function rememberedWords(random: Random, title: string, rarity: Map<string, number>): string[] {
  const all = plainWords(title)
  const rarest = all.reduce((best, word) => ((rarity.get(word) ?? 0) < (rarity.get(best) ?? 0) ? word : best))
  const others = all.filter((word) => word !== rarest && word.length > 2)
  const kept = new Set([rarest])
  while (kept.size < Math.min(4, others.length + 1)) kept.add(pick(random, others))
  return all.filter((word, i) => kept.has(word) && all.indexOf(word) === i)
}

export interface SearchFigures {
  count: number
  vocabulary: number
  buildMs: number
  memoryMb: number
  suggestMs: Quantiles
  suggestByKind: Record<string, Quantiles>
  findMs: Quantiles
  findByKind: Record<string, Quantiles>
  rightlyTypedShare: number
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

function timed(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function memoryMb(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

export function benchSearch(count: number, seed = 1): SearchFigures {
  const random = randomFrom(seed + 1)
  const before = memoryMb()
  const index = new TitleIndex()
  const rarity = new Map<string, number>()
  const samples: Entry[] = []
  const sampleEvery = Math.max(1, Math.floor(count / 1000))
  let buildMs = 0
  let position = 0
  for (const entry of makeEntries(count, seed)) {
    for (const word of plainWords(entry.title)) rarity.set(word, (rarity.get(word) ?? 0) + 1)
    if (position++ % sampleEvery === 0) samples.push(entry)
    buildMs += timed(() => index.put(entry))
  }
  buildMs += timed(() => index.seal())
  const memory = memoryMb() - before

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

  // The engine compiles the hot loops in the first queries; a server is past that after a second.
  for (const list of Object.values(suggestions)) for (const text of list.slice(0, 40)) index.suggest(text, 10)
  for (const list of Object.values(finds)) for (const text of list.slice(0, 5)) index.find(text, { limit: 20 })

  const suggestTimes = timesByKind(suggestions, (text) => index.suggest(text, 10))
  const findTimes = timesByKind(finds, (text) => index.find(text, { limit: 20 }))

  const share = (textOf: (query: (typeof queries)[number]) => string) =>
    round(queries.filter((query) => isFound(index, query.entry, textOf(query))).length / queries.length)
  const figures = {
    rightlyTypedShare: share(({ right }) => right),
    mistypedShare: share(({ once }) => once),
    twiceMistypedShare: share(({ twice }) => twice),
  }
  const changes = samples
    .slice(0, 500)
    .map((entry) => timed(() => index.put({ ...entry, title: `${entry.title} new` })))
  return {
    count,
    vocabulary: rarity.size,
    buildMs: Math.round(buildMs),
    memoryMb: Math.round(memory),
    suggestMs: quantiles(Object.values(suggestTimes).flat()),
    suggestByKind: quantilesByKind(suggestTimes),
    findMs: quantiles(Object.values(findTimes).flat()),
    findByKind: quantilesByKind(findTimes),
    ...figures,
    changeMs: quantiles(changes),
  }
}

/** Courses with the very same title count as found: nobody could tell which was meant. */
function isFound(index: TitleIndex, entry: Entry, text: string): boolean {
  const title = foldTitle(entry.title)
  return index.suggest(text, 10).some((found) => foldTitle(found.title) === title)
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
  sealMs: number
  longestPauseMs: number
  suggestMs: Quantiles
}

/** Loads through the worker in batches and watches how long the event loop of this thread is held up. */
export async function benchSearchWorker(count: number, seed = 1): Promise<WorkerFigures> {
  const entries = [...makeEntries(count, seed)]
  const search = createSearch()
  // What is left over from before would be counted as a pause.
  globalThis.gc?.()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  for (let i = 0; i < entries.length; i += 5000) await search.put(entries.slice(i, i + 5000))
  const loaded = performance.now()
  await search.seal()
  const sealed = performance.now()
  delay.disable()
  const times: number[] = []
  for (let i = 0; i < 500; i++) {
    const asked = performance.now()
    await search.suggest(entries[(i * 7919) % count]!.title.slice(0, 5 + (i % 20)), 10)
    times.push(performance.now() - asked)
  }
  await search.close()
  return {
    loadMs: Math.round(loaded - start),
    sealMs: Math.round(sealed - loaded),
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
