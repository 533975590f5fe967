import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '#server/db/database.ts'

/** A copy of the migrations in `root` that ends before the given one, or before the last; and the name of that one. */
export function olderMigrations(root: string, before?: string): { folder: string; next: string } {
  const folder = mkdtempSync(join(root, 'migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const kept = before ? entries.findIndex(({ tag }) => tag === before) : entries.length - 1
  writeFileSync(path, JSON.stringify({ ...rest, entries: entries.slice(0, kept) }))
  return { folder, next: entries[kept]!.tag }
}
