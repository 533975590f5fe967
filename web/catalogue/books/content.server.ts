import type { Api } from '#contract/client.ts'
import { bookCards } from '../parts/book-card.server.ts'
import { bookQuery, drawFilters } from '../parts/list-filters.server.ts'
import { afterIn, PAGE_SIZE } from '../parts/page-data.server.ts'

export async function load(api: Api, request: Request) {
  const from = afterIn(request)
  const { sort, ...chosen } = bookQuery(request)
  const [{ items, after }, counts, all] = await Promise.all([
    api.page('GET /books', { query: { limit: PAGE_SIZE, ...from, ...chosen, sort } }),
    api('GET /bookCounts', { query: chosen }),
    api('GET /bookCounts'),
  ])
  return {
    books: bookCards(items),
    after,
    isFirst: from.after === undefined,
    filters: drawFilters('book', { ...chosen, sort }, counts, all),
  }
}
