// CSV files on PostgreSQL: the orders of a large marketplace as one file, to a reader as fast as it can and to a slow one,
// and an import of as many rows as one may have, with its undo.
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { csvOf } from '#contract/csv.ts'
import { IMPORT_SAMPLES } from '#contract/import-columns.ts'
import { MAX_IMPORT_ROWS } from '#contract/import-kinds.ts'
import { seedDemo } from '#demo/content/seed.ts'
import { connect } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { fillLarge } from '../../scripts/large/fill.ts'
import { scaled } from '../../scripts/large/sizes.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'
import { productEnv, readScene } from './large/scene.ts'
import { residentMb } from './load.ts'
import type { Measure } from './measure.ts'

const ORDERS = 2_000_000
/** Few of everything else, because only the orders are read. */
const SIZES = { ...scaled(0.02), users: 100_000, orders: ORDERS }
const SLOW_MS = 20_000

type Download = { firstByteMs: number; seconds: number; rows: number; mostMb: number }

export async function benchExports(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB'])
  const database = postgres.url('porua_exports')
  await makeDatabase(postgres.url('postgres'), database)
  const product = await startProduct(productEnv(database, join(folder, 'exports')))
  try {
    const { tokens } = await readScene(database)
    const headers = { authorization: `Bearer ${tokens.admin}` }
    const ask = async (method: string, path: string, body?: string) => {
      const type = body ? { 'content-type': 'text/csv' } : {}
      const answer = await fetch(`${product.url}/api${path}`, {
        method,
        headers: { ...headers, ...type },
        body: body ?? null,
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json() as Promise<{ url: string; import: string }>
    }
    const before = residentMb(product.child.pid!)
    const read = async (isSlow: boolean) =>
      download((await ask('POST', '/export/orders')).url, () => residentMb(product.child.pid!), isSlow)
    const fast = await read(false)
    const slow = await read(true)
    const file = fileOf(MAX_IMPORT_ROWS)
    const stored = await timed(() => ask('POST', `/import/courses?key=${newId()}`, file))
    const undone = await timed(() => ask('DELETE', `/import/${stored.answer.import}`))
    return [
      {
        what: `CSV of two million orders, first byte`,
        ...{ value: fast.firstByteMs, unit: 'ms', goal: { atMost: 1000 } },
        beside: `${fast.rows} rows in ${fast.seconds.toFixed(0)} s`,
      },
      {
        what: 'CSV of two million orders, memory more than before',
        ...{ value: fast.mostMb - before, unit: 'MB', goal: { atMost: 100 } },
        beside: `${before.toFixed(0)} MB before, at most ${fast.mostMb.toFixed(0)} MB; a slow reader ${slow.mostMb.toFixed(0)} MB`,
      },
      { what: 'import of 10,000 courses', value: stored.seconds, unit: 's', goal: { atMost: 20 } },
      { what: 'undo of 10,000 courses', value: undone.seconds, unit: 's', goal: { atMost: 20 } },
    ]
  } finally {
    await product.end('SIGTERM')
    await postgres.stop()
  }
}

async function makeDatabase(server: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database porua_exports template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await client.end()
  const { db, pool, close } = await connect({ connectionString: url, max: 1 }, () => {})
  await db.transaction((tx) => seedDemo(tx, new Date()))
  await fillLarge(pool, SIZES, console.log)
  await close()
}

/** A slow reader stops after a while: what counts is what the server holds for it meanwhile. */
function download(url: string, memory: () => number, isSlow: boolean): Promise<Download> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  return new Promise((resolve, reject) => {
    const asked = request(url, (answer) => {
      const firstByteMs = performance.now() - began
      let rows = -1
      let mostMb = memory()
      const watch = setInterval(() => (mostMb = Math.max(mostMb, memory())), 200)
      const end = () => {
        clearInterval(watch)
        resolve({ firstByteMs, seconds: seconds(), rows, mostMb })
      }
      answer.on('data', (chunk: Buffer) => {
        for (const byte of chunk) if (byte === 10) rows++
        if (!isSlow) return
        answer.pause()
        void wait(50).then(() => answer.resume())
        if (seconds() * 1000 > SLOW_MS) answer.destroy()
      })
      answer.once(isSlow ? 'close' : 'end', end)
      if (!isSlow) answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}

function fileOf(count: number): string {
  const sample = IMPORT_SAMPLES.courses[0]!
  const rows = Array.from({ length: count }, (_, index) =>
    Object.values({ ...sample, title: `Imported course ${index}` }),
  )
  return csvOf([Object.keys(sample), ...rows])
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  const began = performance.now()
  const answer = await work()
  return { answer, seconds: (performance.now() - began) / 1000 }
}
