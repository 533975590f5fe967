// List pages: plain rows, with the next page and the total in the headers.
import { WithHeaders } from './handlers.ts'

/** Greater than any id, so listing everything is listing after this id. */
export const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Parameters of a prepared list query. One extra row shows whether there are more. */
export function listValues({ limit, after }: { limit: number; after?: string | undefined }) {
  return { after: after ?? MAX_ID, rows: limit + 1 }
}

/** Whether the page is the whole list, so that its total needs no count. */
export function isWhole(rows: unknown[], { limit, after }: { limit: number; after?: string | undefined }): boolean {
  return after === undefined && rows.length <= limit
}

/** `amount` is the total of a list of money, in dollars, if the list is short enough to be added up. */
type Totals = { total: number; amount?: number | undefined }

/**
 * `rows` has one more than `limit` if there are more. `query` is the parsed query, because the answer is cached for
 * everyone and its link must not repeat unknown parameters from the first client.
 */
export function listPage<Row extends { _id: string }>(
  rows: Row[],
  query: { limit: number },
  totals: number | Totals,
  request: Request,
): WithHeaders<Row[]> {
  const { total, amount } = typeof totals === 'number' ? { total: totals, amount: undefined } : totals
  const page = rows.slice(0, query.limit)
  const next = rows.length > query.limit ? page.at(-1)?._id : undefined
  return new WithHeaders(page, pageHeaders({ total, amount, next }, query, request))
}

/** `next` is the last id of the page if there are more. */
export function pageHeaders(
  { total, amount, next }: Totals & { next: string | null | undefined },
  query: Record<string, unknown>,
  request: Request,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(total) }
  if (amount !== undefined) headers['x-total-amount'] = String(amount)
  if (next) {
    const values: [string, unknown][] = Object.entries({ ...query, after: next })
    const pairs = values.flatMap(([key, value]) => (hasValue(value) ? [[key, String(value)]] : []))
    headers.link = `<${new URL(request.url).pathname}?${new URLSearchParams(pairs)}>; rel="next"`
  }
  return headers
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== ''
}
