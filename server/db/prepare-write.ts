// A named write statement, planned once per connection. drizzle names only queries, so the writes are parts of a WITH,
// and the query reads what one of them returns.
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

type Prepared<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> }
type Returned<Row> = { from: string; columns: (keyof Row & string)[] }

/** A part may read what earlier parts return. Values are placeholders. */
export function prepareWrite<Row extends Record<string, unknown>>(
  db: Pick<Database, '$with' | 'with'>,
  name: string,
  parts: Record<string, SQL>,
  { from, columns }: Returned<Row>,
): Prepared<Row> {
  const returned = Object.fromEntries(columns.map((column) => [column, sql`${sql.identifier(column)}`.as(column)]))
  const named = Object.entries(parts).map(([part, write]) => db.$with(part, returned).as(write))
  const read = named[Object.keys(parts).indexOf(from)]!
  const prepared = db
    .with(...named)
    .select()
    .from(read)
    .prepare(name)
  return prepared as unknown as Prepared<Row>
}
