// Databases that a new data folder starts from, created during setup: PostgreSQL's initdb takes seconds and half a
// gigabyte, all migrations take seconds more, and a copy takes neither.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = new URL('../../../node_modules/', import.meta.url)
const SETUP_FOLDER = fileURLToPath(new URL('.porua/', PACKAGES))
const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))

export type StoredDatabase = 'empty' | 'migrated'

/** Stored next to the packages and named after the engine's version, because another version must not open it. */
function pathOf(stored: StoredDatabase): string {
  const engine = readFileSync(new URL('@electric-sql/pglite/package.json', PACKAGES), 'utf8')
  const { version } = JSON.parse(engine) as { version: string }
  const suffix = stored === 'migrated' ? `-${migrationsHash()}` : ''
  return join(SETUP_FOLDER, `${stored}-database-${version}${suffix}.tar.gz`)
}

/** The setup script calculates the same hash. */
function migrationsHash(): string {
  const hash = createHash('sha256')
  const names = globSync('*.sql', { cwd: MIGRATIONS }).toSorted((one, other) => (one < other ? -1 : 1))
  for (const name of names) hash.update(readFileSync(join(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Undefined if setup hasn't created it. */
export function findStored(stored: StoredDatabase): string | undefined {
  const file = pathOf(stored)
  return existsSync(file) ? file : undefined
}

/** Undefined if setup hasn't run. Then initdb runs. */
export const findEmptyDatabase = (): string | undefined => findStored('empty')

/** Replaces the files of other versions. */
export function store(stored: StoredDatabase, dump: Uint8Array): void {
  const file = pathOf(stored)
  mkdirSync(dirname(file), { recursive: true })
  for (const old of globSync(`${stored}-database-*`, { cwd: SETUP_FOLDER })) rmSync(join(SETUP_FOLDER, old))
  writeFileSync(`${file}.${process.pid}`, dump)
  renameSync(`${file}.${process.pid}`, file)
}
