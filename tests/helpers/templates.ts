// The demo database, seeded once and copied for every test file: a PGlite dump and a PostgreSQL template database.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { connect } from '#server/db/database.ts'
import { ensureDemo } from '#demo/content/ensure-demo.ts'
import { findEmptyDatabase } from '#server/db/embedded/empty-database.ts'
import { openEmbedded } from '#server/db/embedded/index.ts'
import './people/cheap-passwords.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TEMPLATE_DATABASE = 'porua_template'
const SOURCES = [
  'server/db/**/*',
  'server/modules/{files/course-markdown,teaching/course-folder}/*',
  'contract/**/*',
  'art/**/*',
  'demo/**/*',
  'package-lock.json',
  'tests/helpers/people/cheap-passwords.ts',
  'tests/helpers/templates.ts',
]

const fail = (error: Error) => {
  throw error
}

/** The path of a PGlite dump with the demo content, rebuilt when one of its sources changes. */
export async function embeddedTemplate(): Promise<string> {
  // The test run builds it once for all files.
  if (process.env.PORUA_TEST_TEMPLATE) return process.env.PORUA_TEST_TEMPLATE
  const folder = join(tmpdir(), 'porua-test-templates')
  const path = join(folder, `${sourcesHash()}.tar`)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  const embedded = await openEmbedded({ memory: true, template: findEmptyDatabase() })
  const { db, close } = await connect(embedded.poolOptions, fail)
  await ensureDemo({ db, now: () => new Date() })
  await close()
  // PGlite unpacks a compressed dump at every start, which is a quarter of a start's processor time.
  writeFileSync(`${path}.${process.pid}`, gunzipSync(await embedded.dumpTemplate()))
  renameSync(`${path}.${process.pid}`, path)
  await embedded.close()
  return path
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile()).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(readFileSync(join(file.parentPath, file.name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Fills the template database of a PostgreSQL server. */
export async function makePostgresTemplate(url: (database: string) => string): Promise<void> {
  await run(url('postgres'), `create database ${TEMPLATE_DATABASE}`)
  // Without the limits of calls, because seeding takes longer on a busy machine.
  const { db, close } = await connect({ connectionString: url(TEMPLATE_DATABASE), max: 2 }, fail)
  await ensureDemo({ db, now: () => new Date() })
  await close()
}

/** A new database with the demo content; takes well under a tenth of a second. */
export async function copyPostgresTemplate(url: (database: string) => string): Promise<string> {
  const name = `porua_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await run(url('postgres'), `create database ${name} template ${TEMPLATE_DATABASE}`)
  return url(name)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
