// An empty database, created once by the set-up: PostgreSQL's initdb takes seconds and half a gigabyte, a copy neither.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = new URL('../../../node_modules/', import.meta.url)

/** Beside the packages and named after the engine's version, because another version must not open it. */
function path(): string {
  const engine = readFileSync(new URL('@electric-sql/pglite/package.json', PACKAGES), 'utf8')
  const { version } = JSON.parse(engine) as { version: string }
  return fileURLToPath(new URL(`.porua/empty-database-${version}.tar.gz`, PACKAGES))
}

/** Undefined if the set-up has not run; then initdb runs. */
export function findEmptyDatabase(): string | undefined {
  const file = path()
  return existsSync(file) ? file : undefined
}

export function storeEmptyDatabase(dump: Uint8Array): void {
  const file = path()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, dump)
  renameSync(`${file}.${process.pid}`, file)
}
