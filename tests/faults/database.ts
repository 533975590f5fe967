// PostgreSQL stops, crashes, freezes for half a minute, or runs out of connections. In that time answers are quick and
// clear and cached pages are served; afterwards everything recovers automatically.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Report } from '../helpers/report.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { startProduct, type Product } from '../helpers/product-process.ts'
import { findLost, signInAdmin, startWriters, waitFor, type Writers } from '../helpers/office/writers.ts'
import { seconds } from './figures.ts'
import { inFolder } from './folder.ts'
import { probesOf, SOON_MS, startProbing } from './probes.ts'

const RECOVERS_WITHIN_MS = 10_000
const ENDS_WITHIN_MS = 20_000
const CONNECTIONS = 24

type Trouble = { name: string; lastsMs: number; duringWrites: boolean; begin(): Promise<void>; end(): Promise<void> }

export async function database(report: Report): Promise<void> {
  // Nothing may be lost in a crash of the database either, so it flushes its log before it acknowledges.
  const postgres = await startPostgres([`max_connections=${CONNECTIONS}`, 'synchronous_commit=on'])
  try {
    await inFolder(async (folder) => {
      const env = { PORUA_MODE: 'demo', DATA_DIR: folder, DATABASE_URL: postgres.url('postgres'), DATABASE_POOL: '4' }
      const product = await startProduct(env)
      const token = await signInAdmin(product.url)
      for (const trouble of troublesOf(postgres)) await tryTrouble(report, product, token, trouble)
      await endWhileFrozen(report, postgres, product)
    })
  } finally {
    await postgres.stop()
  }
}

function troublesOf(postgres: Postgres): Trouble[] {
  const frozen = async () => postgres.freeze()
  const thawed = async () => postgres.thaw()
  let taken: pg.Client[] = []
  return [
    { name: 'stopped', lastsMs: 10_000, duringWrites: false, begin: () => postgres.down('SIGINT'), end: postgres.up },
    {
      name: 'crashed during writes',
      lastsMs: 5_000,
      duringWrites: true,
      begin: () => postgres.down('SIGQUIT'),
      end: postgres.up,
    },
    { name: 'frozen', lastsMs: 30_000, duringWrites: false, begin: frozen, end: thawed },
    { name: 'frozen during writes', lastsMs: 8_000, duringWrites: true, begin: frozen, end: thawed },
    {
      name: 'out of connections',
      lastsMs: 10_000,
      duringWrites: false,
      begin: async () => void (taken = await takeAll(postgres.url('postgres'))),
      end: async () => void (await Promise.all(taken.map((client) => client.end()))),
    },
  ]
}

async function tryTrouble(
  report: Report,
  { url, child, output }: Product,
  token: string,
  trouble: Trouble,
): Promise<void> {
  const before = startWriters(url, token)
  await waitFor(() => before.acknowledged.length > 20, RECOVERS_WITHIN_MS)
  if (!trouble.duringWrites) await before.stop()
  await Promise.all([fetch(url), fetch(`${url}/api/books`)])
  await trouble.begin()
  const beganAt = performance.now()
  const probing = startProbing(url, probesOf(token, trouble.duringWrites))
  const writers = trouble.duringWrites ? before : startWriters(url, token)
  await wait(trouble.lastsMs)
  const { found, slowest } = await probing.stop()
  const lastMs = performance.now() - beganAt
  await trouble.end()
  const endedAt = performance.now()
  const recovered = await waitFor(() => writers.lastAt() > endedAt, RECOVERS_WITHIN_MS)
  await writers.stop()
  if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}: ${output().slice(-2000)}`)
  if (recovered === null) found.push('nothing was written again')
  found.push(...wrongRefusals(writers))
  const acknowledged = [...new Set([...before.acknowledged, ...writers.acknowledged])]
  found.push(...(await findLost(url, acknowledged)).map((id) => `lost ${id}`))
  const refusedIn = seconds(Math.max(0, ...writers.refused.map(({ ms }) => ms)))
  report(
    `${trouble.name} for ${seconds(lastMs)}: ${writers.refused.length} writes refused in ${refusedIn} at most, written again ` +
      `after ${recovered === null ? 'never' : seconds(recovered)}, ${acknowledged.length} acknowledged\n      slowest: ${slowest}`,
    found,
  )
}

function wrongRefusals({ refused }: Writers): string[] {
  const wrong = refused.filter(({ status, ms }) => status !== 503 || ms > SOON_MS)
  return [...new Set(wrong.map(({ status, error, ms }) => `a write: ${status} ${error} after ${seconds(ms)}`))]
}

/** Takes every connection, including those of the product. */
async function takeAll(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  const takeFree = async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch {
        return
      }
      taken.push(client)
    }
  }
  await takeFree()
  while (taken.length < CONNECTIONS) {
    await taken[0]!.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and not pid = any($1)`,
      [taken.map((client) => (client as unknown as { processID: number }).processID)],
    )
    await takeFree()
  }
  return taken
}

async function endWhileFrozen(report: Report, postgres: Postgres, product: Product): Promise<void> {
  postgres.freeze()
  const began = performance.now()
  const ended = product.end('SIGTERM')
  const code = await Promise.race([ended, wait(ENDS_WITHIN_MS).then(() => 'none' as const)])
  const took = performance.now() - began
  postgres.thaw()
  await product.end('SIGKILL')
  report(
    `SIGTERM while it is frozen: exit code ${code} after ${seconds(took)}`,
    code === 'none' ? ['it did not end'] : [],
  )
}
