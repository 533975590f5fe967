// The public lists. One statement returns the page as JSON, its total and whether the cursor exists, because parsing
// rows and serialising them again would cost twice as much.
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from '../../../db/database.ts'
import type { reviews } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors.ts'
import { JsonText, WithHeaders } from '../../../http/handlers.ts'
import { MAX_ID, pageHeaders } from '../../../http/paging.ts'
import type { ContentTable } from './content-kinds.ts'
import { listed } from './content-rows.ts'
import { itemsOf, jsonUpTo } from './json-rows.ts'
import { newestFirst, type Sort } from './list-sorts.ts'

export type PublicList<Fields extends SelectedFields> = {
  table: ContentTable | typeof reviews
  fields: Fields
  /** The condition for rows that belong to the list. */
  where?: SQL | undefined
  /** The condition for rows that match the filters. */
  filter?: SQL | undefined
  sort?: Sort
  total: SQL
}

type Position = { after: SQLWrapper; limit: SQLWrapper }

const prepared: Position = { after: sql`${sql.placeholder('after')}`, limit: sql`${sql.placeholder('limit')}` }

type PagingQuery = { limit: number; after?: string | undefined }

/** A list with a statement prepared under a name. `values` are the values of its own placeholders. */
export function preparedList<Fields extends SelectedFields>(db: Database, name: string, list: PublicList<Fields>) {
  const statement = pageOf(db, list, prepared).prepare(name)
  return async (query: PagingQuery, request: Request, values: Record<string, string> = {}) => {
    const rows = await statement.execute({ ...values, limit: query.limit, after: query.after ?? MAX_ID })
    return answer<Fields>(rows, query, request)
  }
}

/** For lists with too many variants to prepare, such as filtered ones. */
export async function answerList<Fields extends SelectedFields>(
  db: Database,
  list: PublicList<Fields>,
  query: PagingQuery,
  request: Request,
) {
  const position = { after: sql`${query.after ?? MAX_ID}`, limit: sql`${query.limit}` }
  return answer<Fields>(await pageOf(db, list, position), query, request)
}

/** The number of rows in a list, as maintained by triggers: see docs/decisions/016-large-tables.md. */
export const totalOf = (list: SQL): SQL => sql`(select total from list_totals where list = ${list})`

type PageRow = { json: string; next: string | null; total: number; isKnown: boolean }

function pageOf<Fields extends SelectedFields>(db: Database, list: PublicList<Fields>, { after, limit }: Position) {
  const { table, fields, where, filter, sort = newestFirst(table), total } = list
  const isLive = 'deletedAt' in table ? listed(table) : undefined
  // One extra row shows whether there are more.
  const page = sql`(
    select ${table.id} as id, row_number() over (order by ${sort.order}) as place from ${table}
    where ${and(isLive, where, filter, sort.isAfter(after))} order by ${sort.order} limit ${limit}::int + 1
  ) as page`
  return db
    .select({
      json: jsonUpTo(limit),
      next: sql<string | null>`case when count(*) > ${limit}::int then
        (array_agg(page.id) filter (where page.place = ${limit}::int))[1]
      end`,
      total: sql<number>`coalesce(${total}, 0)::int`,
      // The cursor's row may have been deleted since.
      isKnown: sql<boolean>`${after}::uuid = ${MAX_ID} or exists (
        select from ${table} where ${and(eq(table.id, after), where)}
      )`,
    })
    .from(sql`${page}, ${itemsOf(table, fields)}`)
}

function answer<Fields extends SelectedFields>([page]: PageRow[], query: PagingQuery, request: Request) {
  // Otherwise every invented cursor would add a page to the cache.
  if (!page!.isKnown) throw invalid({ after: 'not_an_id' })
  const rows = new JsonText<SelectResultFields<Fields>[]>(page!.json)
  return new WithHeaders(rows, pageHeaders(page!, query, request))
}
