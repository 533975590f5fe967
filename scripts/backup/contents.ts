// A database's row counts by table, and its schema version.
import type { ClientBase } from 'pg'
import { knownSchemas } from '../../server/db/fitness.ts'

/** The newest schema version this product knows. */
export function newestSchema(): number {
  return Math.max(...knownSchemas())
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
