// The tables of a database, their columns, and the order in which rows can be inserted.
import type { ClientBase } from 'pg'

/** Only writable columns, because generated ones are recalculated. */
export type Table = { name: string; columns: { name: string; type: string }[] }

export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

/** Tables come after the ones that their foreign keys reference. */
export async function inOrderOfReferences(client: ClientBase, tables: Table[]): Promise<Table[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: Table[] = []
  let left = tables
  while (left.length) {
    const waits = ({ name }: Table) =>
      rows.some(({ from, to }) => from === name && left.some((table) => table.name === to))
    const ready = left.filter((table) => !waits(table))
    if (!ready.length) throw new Error(`foreign keys in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    left = left.filter(waits)
  }
  return ordered
}
