// The parts of `npm run bench`; each can be run by its name.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { signIn, startProduct } from '../helpers/product-process.ts'
import { againstBare, ratioOf } from './against-bare.ts'
import { busyDatabase } from './busy-database.ts'
import { benchCopies } from './copies.ts'
import { benchDrawing } from './drawing.ts'
import { benchLearning } from './learning.ts'
import { benchManyAttempts } from './many-attempts.ts'
import { benchManyPlaces } from './many-places.ts'
import { indexMemoryMb } from './index-memory.ts'
import { benchLarge, benchPlans } from './large.ts'
import { benchLists } from './lists.ts'
import { everyPage } from './every-page.ts'
import { goalMs, RATIO } from './large/measure.ts'
import { printPlans } from './large/plans.ts'
import { benchExports } from './exports.ts'
import { firstFrame } from './first-frame.ts'
import { firstPage } from './first-page.ts'
import { engineAgainstOptimised } from './engine.ts'
import { scoresOf, type Scores } from './lighthouse.ts'
import type { Measure } from './measure.ts'
import { memoryOfDemo } from './memory.ts'
import { benchOverview } from './overview.ts'
import { learnerPages } from './learner-pages.ts'
import { benchMoney } from './money.ts'
import { onPhone } from './phone.ts'
import { benchQuizzes } from './quizzes.ts'
import { benchRoom, benchRoomData, benchRoomHour } from './room.ts'
import { savedVideo } from './saved-video.ts'
import { benchSearch } from './search.ts'
import { benchShuffles } from './shuffles.ts'
import { scriptsByRoute } from './scripts-by-route.ts'
import { startAndMemory } from './start.ts'
import { benchTeaching } from './teaching.ts'

export const PARTS = {
  http: againstBare,
  start: startAndMemory,
  memory: memoryOfDemo,
  engine: engineAgainstOptimised,
  busy: async () => {
    const { p99 } = await busyDatabase()
    const what = 'a trivial call while the embedded database is busy, p99'
    return [{ what, value: p99, unit: 'ms', goal: { atMost: 60 } }]
  },
  money,
  lists: benchLists,
  learning: benchLearning,
  quizzes: benchQuizzes,
  shuffles: benchShuffles,
  drawing: benchDrawing,
  copies: benchCopies,
  saved: savedVideo,
  room: benchRoom,
  data: benchRoomData,
  hour: benchRoomHour,
  search: async () => [...search(100_000, 140), ...search(1_000_000, 460)],
  render: async () => {
    const file = fileURLToPath(new URL('./render.ts', import.meta.url))
    const env = { ...process.env, NODE_ENV: 'production' }
    const { stdout, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' })
    if (!stdout) throw new Error(`rendering was not measured: ${stderr}`)
    const { ratio, ms } = JSON.parse(stdout) as { ratio: number; ms: number }
    const what = 'home rendered anew, against the bare framework'
    return [{ what, value: ratio, unit: 'ratio', goal: { atLeast: 0.8 }, beside: `${ms.toFixed(1)} ms` }]
  },
  scripts: onDemo(scriptsByRoute),
  phone: onDemo(phone),
  video: onDemo(firstFrame),
  book: onDemo(firstPage),
  lighthouse: onDemo(async (url) => [
    ...['/', '/blogs', '/contact', '/searchCourse/physics'].flatMap((path) => lighthouse(path, scoresOf(url + path))),
    // Search engines are asked not to index a payment link.
    ...lighthouse('the parent’s page', scoresOf(await askParent(url), ['is-crawlable'])),
  ]),
  large: async (folder) =>
    (await benchLarge(folder)).map((row) => {
      const atMost = goalMs(row)
      const what = `${row.name}, p95 with a million courses`
      if (atMost !== undefined) return { what, value: row.full.p95, unit: 'ms', goal: { atMost } }
      return { what: `${what} against ten thousand`, value: row.ratio, unit: 'times', goal: { atMost: RATIO } }
    }),
  places: benchManyPlaces,
  attempts: benchManyAttempts,
  teaching: benchTeaching,
  exports: benchExports,
  overview: benchOverview,
  plans: async (folder) => {
    const explained = await benchPlans(folder)
    printPlans(explained)
    const wrong = explained.filter((plan) => plan.wrong.length).map(({ name }) => name)
    const what = 'statements that read a large table from end to end'
    return [{ what, value: wrong.length, unit: 'times', goal: { atMost: 0 }, beside: wrong.join(', ') }]
  },
} satisfies Record<string, (folder: string) => Promise<Measure[]>>

export type Part = keyof typeof PARTS

/** Only run when named: filling a large database takes minutes, and a class takes an hour. */
const LONG: ReadonlySet<Part> = new Set([
  'hour',
  'overview',
  'large',
  'plans',
  'places',
  'attempts',
  'teaching',
  'exports',
])

export const usualParts = () => (Object.keys(PARTS) as Part[]).filter((part) => !LONG.has(part))

export const isPart = (word: string): word is Part => Object.hasOwn(PARTS, word)

/** Runs a measurement on the demo, as `npm start` starts it. */
function onDemo(measure: (url: string) => Promise<Measure[]>) {
  return async (folder: string) => {
    const product = await startProduct({ PORUA_MODE: 'demo', DATA_DIR: join(folder, 'pages') })
    const measures = await measure(product.url)
    await product.end('SIGTERM')
    return measures
  }
}

async function money(folder: string): Promise<Measure[]> {
  return Object.entries(await benchMoney(folder)).map(([kind, measured]) => {
    const { p99, bareP99 } = measured
    const line = ratioOf(`${kind} against the bare transaction`, measured, 0.6)
    return { ...line, beside: `${line.beside}, p99 ${p99.toFixed(1)} ms, bare ${bareP99.toFixed(1)} ms` }
  })
}

/** `mostMb` is 1.5 times the memory of the index of courses alone, before it had other words and books. */
function search(count: number, mostMb: number): Measure[] {
  const found = benchSearch(count)
  const at = `at ${count.toLocaleString('en')} courses`
  return [
    { what: `suggestions in groups ${at}, p95`, value: found.suggestMs.p95, unit: 'ms', goal: { atMost: 10 } },
    { what: `results in groups ${at}, p95`, value: found.findMs.p95, unit: 'ms', goal: { atMost: 80 } },
    {
      what: `mistyped texts ${at} that find their course among the first ten`,
      value: found.mistypedShare,
      unit: 'share',
      goal: { atLeast: 0.9 },
    },
    { what: `memory of the index ${at}`, value: indexMemoryMb(count), unit: 'MB', goal: { atMost: mostMb } },
  ]
}

async function phone(url: string): Promise<Measure[]> {
  const student = DEMO_ACCOUNTS[1]!
  const { lcp, cls, bytes, skeleton } = await onPhone(url, await signIn(url, student.email, student.password))
  const where = 'home on a slow phone'
  return [
    { what: `${where}, LCP`, value: lcp, unit: 'ms', goal: { atMost: 1200 } },
    { what: `${where}, CLS`, value: cls, unit: 'shift', goal: { atMost: 0.02 } },
    {
      what: `${where}, first view and the pictures further down`,
      value: bytes / 1024,
      unit: 'KB',
      goal: { atMost: 205 },
    },
    {
      what: `${where}, from the tap until a list’s skeleton is on the screen`,
      value: skeleton,
      unit: 'ms',
      goal: { atMost: 200 },
    },
    ...(await learnerPages(url)),
    ...(await everyPage(url)),
  ]
}

function lighthouse(page: string, scores: Scores): Measure[] {
  return Object.entries(scores).map(([category, mark]) => ({
    what: `Lighthouse on ${page}, ${category}`,
    value: mark,
    unit: 'points',
    goal: { atLeast: category === 'performance' ? 95 : 100 },
  }))
}

/** The address of a payment link for a book, requested by the demo’s student. */
async function askParent(url: string): Promise<string> {
  const { email, password } = DEMO_ACCOUNTS[1]!
  const authorization = `Bearer ${await signIn(url, email, password)}`
  const call = async (path: string, body?: object) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const method = body ? 'POST' : 'GET'
    return (await fetch(`${url}/api${path}`, { method, headers, body: body ? JSON.stringify(body) : null })).json()
  }
  const books = (await call('/books?limit=6')) as { _id: string }[]
  const owned = (await call(`/owned?products=${books.map(({ _id }) => _id).join()}`)) as string[]
  const { _id: id } = books.find(({ _id }) => !owned.includes(_id))!
  const { insertedId: order } = (await call('/order', { id })) as { insertedId: string }
  return ((await call('/payLink', { order })) as { url: string }).url
}
