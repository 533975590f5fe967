// Lists and details that miss the cache, compared with a bare client that runs the same statements, and the CPU time of
// a list as browsers request it. Every request is for another course.
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { connect } from '#server/db/database.ts'
import { seedDemo } from '#demo/content/seed.ts'
import { fillLarge } from '../../scripts/large/fill.ts'
import { scaled } from '../../scripts/large/sizes.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'
import { ratioOf } from './against-bare.ts'
import { catchQueries } from './catch-queries.ts'
import { drive } from './drive.ts'
import { productEnv } from './large/scene.ts'
import { median, processorTime } from './load.ts'
import type { Measure } from './measure.ts'
import { startBare } from './start-bare.ts'

const LIMIT = 50
const ROUNDS = 5
const LISTS = 80
const DETAILS = 1000
const CONCURRENCY = 8

type Course = { id: string; category: string }

export async function benchLists(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const { db, pool, close } = await connect({ connectionString: database, max: 1 }, () => {})
  await db.transaction((tx) => seedDemo(tx, new Date()))
  await fillLarge(pool, scaled(0.01), () => {})
  // The newest ones, so that a full page follows each of them.
  const { rows } = await pool.query<Course>(
    'select id, category from courses where deleted_at is null and is_listed order by id desc',
  )
  await close()
  const env = productEnv(database, folder)
  const listOf = ({ id, category }: Course) => `/api/courses/${category}?limit=${LIMIT}&after=${id}`
  const detailOf = ({ id }: Course) => `/api/course/${id}`
  const one = rows[0]!
  const caught = await catchQueries(
    env,
    [listOf(one), detailOf(one)].map((path) => ({ method: 'GET', path })),
  )
  const product = await startProduct(env)
  const pid = product.child.pid!
  const againstBare = async (what: string, nth: number, pathOf: (course: Course) => string, count: number) => {
    const courses = rows.splice(0, count * (ROUNDS + 1))
    const file = join(folder, `statements-${nth}.json`)
    writeFileSync(file, JSON.stringify(courses.map((course) => caught[nth]!.map((query) => about(query, one, course)))))
    const bare = await startBare('bare-server.ts', 'database', database, file)
    const pairs: { ours: Driven; bare: Driven }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const part = courses.slice(round * count, (round + 1) * count)
      pairs.push({
        ours: await driven(pid, part, (course) => read(product.url + pathOf(course))),
        bare: await driven(bare.pid, part, () => read(bare.url)),
      })
    }
    bare.end()
    // The first round warms up.
    const measured = pairs.slice(1)
    const ratio = {
      throughput: median(measured.map(({ ours, bare }) => ours.perSecond / bare.perSecond)),
      processor: median(measured.map(({ ours, bare }) => bare.microsecondsEach / ours.microsecondsEach)),
      perSecond: median(measured.map(({ ours }) => ours.perSecond)),
    }
    return ratioOf(what, ratio, 0.7)
  }
  const measures = [
    await againstBare(`a list of ${LIMIT} courses that misses the cache against the bare client`, 0, listOf, LISTS),
    await againstBare('a course that misses the cache against the bare client', 1, detailOf, DETAILS),
  ]
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const part = rows.splice(0, LISTS)
    const work = (course: Course) => read(product.url + listOf(course), { 'accept-encoding': 'br' })
    times.push((await driven(pid, part, work)).microsecondsEach / 1000)
  }
  await product.end('SIGTERM')
  await postgres.stop()
  const value = median(times.slice(1))
  const what = `a list of ${LIMIT} courses that misses the cache, processor time`
  return [...measures, { what, value, unit: 'ms', goal: { atMost: 4 } }]
}

/** The same statement for another course. Each answers with JSON in its first column. */
function about({ name, text, values }: Awaited<ReturnType<typeof catchQueries>>[0][0], one: Course, other: Course) {
  const replaced = new Map<unknown, string>([
    [one.id, other.id],
    [one.category, other.category],
  ])
  return { name, text, values: values.map((value) => replaced.get(value) ?? value), rowMode: 'array' }
}

type Driven = { perSecond: number; microsecondsEach: number }

async function driven(pid: number, courses: Course[], work: (course: Course) => Promise<void>): Promise<Driven> {
  const before = processorTime(pid)
  const { perSecond } = await drive(courses, CONCURRENCY, work)
  return { perSecond, microsecondsEach: (processorTime(pid) - before) / courses.length }
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })

function read(url: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}
