// CSV files on PostgreSQL: exporting the orders of a large marketplace to a fast reader and to a slow one, importing
// the largest allowed file, and undoing that import.
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { csvOf } from '#contract/office/csv.ts'
import { IMPORT_SAMPLES } from '#contract/office/import-columns.ts'
import { MAX_IMPORT_ROWS } from '#contract/office/import-kinds.ts'
import { seedDemo } from '#demo/content/seed.ts'
import { connect } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { users } from '#server/db/schema.ts'
import { createAccessTokens } from '#server/modules/people/accounts/access-tokens.ts'
import { withoutIndexes } from '../../scripts/large/indexes.ts'
import { startPostgres } from '../helpers/postgres.ts'
import { startProduct } from '../helpers/product-process.ts'
import { productEnv, SECRETS } from './large/scene.ts'
import { residentMb } from './load.ts'
import type { Measure } from './measure.ts'

const ORDERS = 2_000_000
const SLOW_MS = 20_000
const SAMPLE_MS = 200
/**
 * How much longer the last quarter of a download may take than the second. The first doesn't count, because the
 * engine's heap grows then.
 */
const FLAT = 1.05

type Download = { firstByteMs: number; seconds: number; rows: number; mostMb: number; quarters: number[] }

export async function benchExports(folder: string): Promise<Measure[]> {
  const postgres = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB'])
  const database = postgres.url('porua_exports')
  await makeDatabase(postgres.url('postgres'), database)
  const product = await startProduct(productEnv(database, join(folder, 'exports')))
  try {
    const headers = { authorization: `Bearer ${await adminToken(database)}` }
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
        value: fast.firstByteMs,
        unit: 'ms',
        goal: { atMost: 1e3 },
        beside: `${fast.rows} rows in ${fast.seconds.toFixed(0)} s`,
      },
      {
        what: 'CSV of two million orders, memory of the last quarter against the second',
        value: fast.quarters[3]! / fast.quarters[1]!,
        unit: 'times',
        goal: { atMost: FLAT },
        beside: `${before.toFixed(0)} MB before, by quarters ${fast.quarters.map((mb) => mb.toFixed(0)).join(', ')}, at most ${fast.mostMb.toFixed(0)}; a slow reader ${slow.mostMb.toFixed(0)}`,
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
  const filling = await pool.connect()
  await filling.query(`set maintenance_work_mem = '512MB'`)
  await filling.query('begin')
  await withoutIndexes(filling, async () => {
    await filling.query(
      `insert into orders (id, user_name, email, product_id, product_name, img, state, price_cents, due_cents, paid_cents,
         paid_at, transaction_id, receipt_number, created_at)
       select (overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0)
           || '-7' || substr(gen_random_uuid()::text, 16))::uuid,
         'Learner ' || n, 'learner' || n || '@people.example', sold.id, sold.title, '', 'paid', 700, 700, 700,
         at, 'pi_many_' || n, 1000000 + n, at
       from (select n, now() - interval '1 minute' * n as at from generate_series(1, $1::int) as n) as made
       join (select row_number() over () - 1 as place, count(*) over () as total, id, title from courses) as sold
         on sold.place = made.n % sold.total`,
      [ORDERS],
    )
  })
  await filling.query('commit')
  await filling.query('vacuum analyze orders')
  filling.release()
  await close()
}

async function adminToken(url: string): Promise<string> {
  const { db, close } = await connect({ connectionString: url, max: 1 }, () => {})
  const tokens = await createAccessTokens(db, SECRETS.ACCESS_TOKEN_SECRET, () => new Date())
  const [admin] = await db.select().from(users).where(eq(users.role, 'admin'))
  const signIn = { identitySessionId: null, signedInAt: new Date() }
  const token = await db.transaction((tx) => tokens.issue(tx, admin!, signIn))
  await close()
  return token
}

/** A slow reader stops after a while: what counts is how much the server holds for it. */
function download(url: string, memory: () => number, isSlow: boolean): Promise<Download> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  return new Promise((resolve, reject) => {
    const asked = request(url, (answer) => {
      const firstByteMs = performance.now() - began
      let rows = -1
      const samples = [memory()]
      const watch = setInterval(() => samples.push(memory()), SAMPLE_MS)
      const end = () => {
        clearInterval(watch)
        resolve({ firstByteMs, seconds: seconds(), rows, mostMb: Math.max(...samples), quarters: quartersOf(samples) })
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

function quartersOf(samples: number[]): number[] {
  const length = Math.max(1, Math.floor(samples.length / 4))
  const mean = (some: number[]) => some.reduce((sum, each) => sum + each, 0) / some.length
  return [0, 1, 2, 3].map((quarter) => mean(samples.slice(quarter * length, (quarter + 1) * length)))
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
