// kill -9 while the database is created, migrated and seeded, at moments spread over the first start. The next start
// must succeed on its own with everything in place.
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Report } from '../helpers/report.ts'
import { startPostgres, type Postgres } from '../helpers/postgres.ts'
import { launchProduct, startProduct } from '../helpers/product-process.ts'
import { summarise } from './completeness.ts'
import { spread } from './figures.ts'
import { inFolder } from './folder.ts'

const ROUNDS = 12

type Database = { env: Record<string, string>; reset(): Promise<void>; summarise(): Promise<string> }

export async function firstStart(report: Report): Promise<void> {
  await inFolder((folder) => rounds(report, 'the embedded database', embedded(folder)))
  const postgres = await startPostgres()
  try {
    await inFolder((folder) => rounds(report, 'PostgreSQL', hosted(postgres, folder)))
  } finally {
    await postgres.stop()
  }
}

async function rounds(report: Report, where: string, database: Database): Promise<void> {
  await database.reset()
  const began = performance.now()
  const complete = await startAndSummarise(database)
  const startMs = complete.ms
  const found: string[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await database.reset()
    // In every other round the following start is killed too.
    for (let kill = 0; kill <= round % 2; kill++) {
      const product = await launchProduct(database.env)
      await wait(((round + Math.random()) / ROUNDS) * startMs)
      await product.end('SIGKILL')
    }
    try {
      const again = await startAndSummarise(database)
      times.push(again.ms)
      if (again.seen !== complete.seen) found.push(`round ${round + 1}: ${again.seen} instead of ${complete.seen}`)
    } catch (error) {
      found.push(`round ${round + 1}: ${String(error)}`)
    }
  }
  const took = ((performance.now() - began) / 1000).toFixed(0)
  report(`kill -9 in the first start on ${where}: ${ROUNDS} rounds in ${took} s; up again in ${spread(times)}`, found)
}

async function startAndSummarise(database: Database): Promise<{ ms: number; seen: string }> {
  const began = performance.now()
  const product = await startProduct(database.env)
  const ms = performance.now() - began
  const seen = `${await summarise(product.url)}, ${await database.summarise()}`
  const code = await product.end('SIGTERM')
  if (code !== 0) throw new Error(`ended with ${code}: ${product.output()}`)
  return { ms, seen }
}

function embedded(folder: string): Database {
  return {
    env: { PORUA_MODE: 'demo', DATA_DIR: folder },
    async reset() {
      rmSync(folder, { recursive: true, force: true })
    },
    summarise: async () => '',
  }
}

function hosted(postgres: Postgres, folder: string): Database {
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
    async reset() {
      await ask('postgres', 'drop database if exists first with (force)')
      await ask('postgres', 'create database first')
    },
    // Shows that each migration ran once and all tables and indexes exist.
    summarise: async () =>
      JSON.stringify(
        await ask(
          'first',
          `select (select count(*) from migrations) as migrations, (select count(distinct hash) from migrations) as hashes,
             (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations`,
        ),
      ),
  }
}
