// A database's row counts by table, and its schema version.
import { readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'

const JOURNAL = new URL('../../server/db/migrations/meta/_journal.json', import.meta.url)

/** The newest schema version that this product knows. */
export function newestSchema(): number {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}

export async function contentsOf(client: ClientBase): Promise<{ schema: number; rows: Record<string, number> }> {
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables.rows) {
    const counted = await client.query<{ total: string }>(`select count(*) as total from public."${name}"`)
    rows[name] = Number(counted.rows[0]!.total)
  }
  if (!('migrations' in rows)) return { schema: 0, rows }
  const newest = await client.query<{ schema: string }>('select max(created_at) as schema from public.migrations')
  return { schema: Number(newest.rows[0]!.schema), rows }
}
