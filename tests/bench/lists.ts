// The CPU time of a list of courses that misses the cache: every request names another course to continue after.
import { request } from 'node:http'
import { connect } from '#server/db/database.ts'
import { seedDemo } from '#demo/content/seed.ts'
import { fillLarge } from '../../scripts/large/fill.ts'
import { scaled } from '../../scripts/large/sizes.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'
import { productEnv } from './large/scene.ts'
import { median, processorTime } from './load.ts'
import type { Measure } from './measure.ts'

const LIMIT = 50
const ROUNDS = 5
const CALLS = 80

export async function benchLists(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres()
  const database = postgres.url('postgres')
  const { db, pool, close } = await connect({ connectionString: database, max: 1 }, () => {})
  await db.transaction((tx) => seedDemo(tx, new Date()))
  await fillLarge(pool, scaled(0.01), () => {})
  // The newest, so that a full page follows each of them.
  const { rows } = await pool.query<{ id: string; category: string }>(
    `select id, category from courses where deleted_at is null order by id desc limit ${CALLS * (ROUNDS + 1)}`,
  )
  await close()
  const product = await startProduct(productEnv(database, folder))
  const paths = rows.map(({ id, category }) => `/api/courses/${category}?limit=${LIMIT}&after=${id}`)
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = processorTime(product.child.pid!)
    for (const path of paths.splice(0, CALLS)) await read(product.url + path)
    rounds.push((processorTime(product.child.pid!) - before) / CALLS / 1000)
  }
  await product.end('SIGTERM')
  await postgres.stop()
  // The first round warms up.
  const value = median(rounds.slice(1))
  const what = `a list of ${LIMIT} courses that misses the cache, processor time`
  return [{ what, value, unit: 'ms', goal: { atMost: 4 } }]
}

function read(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}
