// Building indexes and checking references after filling a table is many times faster than row by row.
import type pg from 'pg'

const INDEXES = `
  select 'drop index ' || indexrelid::regclass as off, pg_get_indexdef(indexrelid) as back
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)`
const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`

/** Must run in a transaction, so that the database keeps its constraints if this is interrupted. */
export async function withoutIndexes(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ off: string; back: string }>(`${INDEXES} union all ${REFERENCES}`)
  for (const { off } of rows) await client.query(off)
  await work()
  for (const { back } of rows) await client.query(back)
}
