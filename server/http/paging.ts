// A page of a list: plain rows, with the way to more in the headers.
import { WithHeaders } from './handlers.ts'

/** Greater than any id: a list from its beginning is a list after this. */
const BEFORE_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The values of a prepared list: one row more than the page, to know whether there is more. */
export function listValues({ limit, after }: { limit: number; after?: string | undefined }) {
  return { after: after ?? BEFORE_ALL, rows: limit + 1 }
}

/** Whether a page is all of its list, so that nothing is left to count. */
export function isWhole(rows: unknown[], { limit, after }: { limit: number; after?: string | undefined }): boolean {
  return after === undefined && rows.length <= limit
}

/**
 * `rows` holds one more than `limit` when there is more. `query` is the parsed one: the answer is cached for everybody, so
 * unknown parameters of whoever asked first must not be in its link.
 */
export function listPage<Row extends { _id: string }>(
  rows: Row[],
  query: { limit: number },
  total: number,
  request: Request,
): WithHeaders<Row[]> {
  const page = rows.slice(0, query.limit)
  const headers: Record<string, string> = { 'x-total-count': String(total) }
  const last = page.at(-1)
  if (rows.length > query.limit && last) {
    const next = { ...query, after: last._id }
    const pairs = Object.entries(next).flatMap(([key, value]) => (isGiven(value) ? [[key, String(value)]] : []))
    headers.link = `<${new URL(request.url).pathname}?${new URLSearchParams(pairs)}>; rel="next"`
  }
  return new WithHeaders(page, headers)
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== ''
}
