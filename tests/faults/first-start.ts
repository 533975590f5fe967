// kill -9 while the database is created, migrated and filled, at moments spread over the first start. The next start must
// come up by itself with everything there.
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Report } from '../helpers/report.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { launchProduct, startProduct } from '../helpers/product-process.ts'
import { look } from './completeness.ts'
import { spread } from './figures.ts'
import { inFolder } from './folder.ts'

const ROUNDS = 12

type Place = { env: Record<string, string>; afresh(): Promise<void>; look(): Promise<string> }

export async function firstStart(report: Report): Promise<void> {
  await inFolder((folder) => rounds(report, 'the embedded database', embedded(folder)))
  const postgres = await startPostgres()
  try {
    await inFolder((folder) => rounds(report, 'PostgreSQL', hosted(postgres, folder)))
  } finally {
    await postgres.stop()
  }
}

async function rounds(report: Report, where: string, place: Place): Promise<void> {
  await place.afresh()
  const began = performance.now()
  const complete = await startAndLook(place)
  const startMs = complete.ms
  const found: string[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await place.afresh()
    // Every other time the following start is killed too.
    for (let kill = 0; kill <= round % 2; kill++) {
      const product = await launchProduct(place.env)
      await wait(((round + Math.random()) / ROUNDS) * startMs)
      await product.end('SIGKILL')
    }
    try {
      const again = await startAndLook(place)
      times.push(again.ms)
      if (again.seen !== complete.seen) found.push(`round ${round + 1}: ${again.seen} instead of ${complete.seen}`)
    } catch (error) {
      found.push(`round ${round + 1}: ${String(error)}`)
    }
  }
  const took = ((performance.now() - began) / 1000).toFixed(0)
  report(`kill -9 in the first start on ${where}: ${ROUNDS} rounds in ${took} s; up again in ${spread(times)}`, found)
}

async function startAndLook(place: Place): Promise<{ ms: number; seen: string }> {
  const began = performance.now()
  const product = await startProduct(place.env)
  const ms = performance.now() - began
  const seen = `${await look(product.url)}, ${await place.look()}`
  const code = await product.end('SIGTERM')
  if (code !== 0) throw new Error(`ended with ${code}: ${product.output()}`)
  return { ms, seen }
}

function embedded(folder: string): Place {
  return {
    env: { PORUA_MODE: 'demo', DATA_DIR: folder },
    async afresh() {
      rmSync(folder, { recursive: true, force: true })
    },
    look: async () => '',
  }
}

function hosted(postgres: Postgres, folder: string): Place {
  const ask = async (database: string, question: string) => {
    const client = new pg.Client({ connectionString: postgres.url(database) })
    await client.connect()
    try {
      return (await client.query(question)).rows
    } finally {
      await client.end()
    }
  }
  return {
    env: { PORUA_MODE: 'demo', DATA_DIR: folder, DATABASE_URL: postgres.url('first') },
    async afresh() {
      await ask('postgres', 'drop database if exists first with (force)')
      await ask('postgres', 'create database first')
    },
    // Each migration once, with all its tables and indexes.
    look: async () =>
      JSON.stringify(
        await ask(
          'first',
          `select (select count(*) from migrations) as migrations, (select count(distinct hash) from migrations) as hashes,
             (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations`,
        ),
      ),
  }
}
