// Two databases on one PostgreSQL: a hundredth and the full size. Existing ones on DATABASE_URL's server are reused; without
// DATABASE_URL a temporary server is started and both are filled.
import pg from 'pg'
import { fillLarge } from '../../../scripts/large/fill.ts'
import { scaled } from '../../../scripts/large/sizes.ts'
import { connect } from '#server/db/database.ts'
import { seedDemo } from '#demo/content/seed.ts'
import { startPostgres } from '../../helpers/postgres.ts'

const SCALES = { small: 0.01, full: 1 }
export type Side = keyof typeof SCALES
export const SIDES = Object.keys(SCALES) as Side[]

// The defaults are meant for far smaller databases.
const SETTINGS = ['shared_buffers=512MB', 'max_wal_size=4GB']

export type Databases = { url(side: Side): string; close(): Promise<void> }

export async function openDatabases(): Promise<Databases> {
  const existing = process.env.DATABASE_URL
  const postgres = existing ? undefined : await startPostgres(SETTINGS)
  const server = existing ?? postgres!.url('postgres')
  const url = (side: Side) => Object.assign(new URL(server), { pathname: `/porua_large_${side}` }).href
  for (const side of SIDES) if (await isMissing(server, side)) await make(server, side, url(side))
  return { url, close: async () => postgres?.stop() }
}

async function isMissing(server: string, side: Side): Promise<boolean> {
  const { rowCount } = await ask(server, `select from pg_database where datname = 'porua_large_${side}'`)
  return rowCount === 0
}

async function make(server: string, side: Side, url: string): Promise<void> {
  await ask(server, `create database porua_large_${side} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  const { db, pool, close } = await connect({ connectionString: url, max: 1 }, () => {})
  await db.transaction((tx) => seedDemo(tx, new Date()))
  await fillLarge(pool, scaled(SCALES[side]), (line) => console.log(`${side} ${line}`))
  await close()
}

async function ask(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
