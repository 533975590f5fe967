// Copies a table's rows as text, a few hundred at a time, and checksums both sides.
import type { ClientBase } from 'pg'
import type { Table } from './tables.ts'

const ROWS_AT_ONCE = 500

export async function copyRows(source: ClientBase, target: ClientBase, { name, columns }: Table): Promise<void> {
  const quoted = columns.map((column) => `"${column.name}"`)
  await source.query(
    `declare rows no scroll cursor for select ${quoted.map((column) => `${column}::text`).join()} from "${name}"`,
  )
  const values = columns.map(({ type }, index) => `v${index}::${type}`)
  const lists = columns.map((_, index) => `$${index + 1}::text[]`)
  const names = columns.map((_, index) => `v${index}`)
  const insert = `insert into "${name}" (${quoted.join()}) select ${values.join()} from unnest(${lists.join()}) as t(${names.join()})`
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${ROWS_AT_ONCE} from rows`,
      rowMode: 'array',
    })
    if (!rows.length) break
    await target.query(
      insert,
      columns.map((_, index) => rows.map((row) => row[index])),
    )
  }
  await source.query('close rows')
}

export type Summary = { count: number; checksum: string }

/** The sum of the rows' hashes, so that their order makes no difference. */
export async function summaryOf(client: ClientBase, { name, columns }: Table): Promise<Summary> {
  const row = `row(${columns.map((column) => `"${column.name}"`).join()})::text`
  const { rows } = await client.query<{ count: string; checksum: string }>(
    `select count(*) as count, mod(coalesce(sum(('x0' || left(md5(${row}), 15))::bit(64)::bigint), 0), 1e18)::text as checksum from "${name}"`,
  )
  return { count: Number(rows[0]!.count), checksum: rows[0]!.checksum }
}

export async function copySequences(source: ClientBase, target: ClientBase): Promise<void> {
  const { rows } = await target.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of rows) {
    const state = await source.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from "${name}"`,
    )
    const { last, called } = state.rows[0]!
    await target.query('select setval($1::regclass, $2, $3)', [`"${name}"`, last, called])
  }
}
