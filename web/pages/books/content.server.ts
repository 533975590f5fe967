import type { Api } from '#contract/client.ts'
import { bookQuery, drawFilters } from '../../catalogue/list-filters.server.ts'
import { afterIn, PAGE_SIZE } from '../../catalogue/page-data.server.ts'
import { bookPictures } from '../../pictures/pictures.server.ts'
import { ratingFact } from '../../ratings/rating-words.server.ts'

export async function load(api: Api, request: Request) {
  const from = afterIn(request)
  const { sort, ...chosen } = bookQuery(request)
  const [{ items, after }, counts, all] = await Promise.all([
    api.page('GET /books', { query: { limit: PAGE_SIZE, ...from, ...chosen, sort } }),
    api('GET /bookCounts', { query: chosen }),
    api('GET /bookCounts'),
  ])
  const covers = bookPictures(items)
  return {
    books: items.map((book, index) => ({
      id: book._id,
      name: book.bookName,
      cover: covers[index]!,
      rating: ratingFact(book.rating),
    })),
    after,
    isFirst: from.after === undefined,
    filters: drawFilters('book', { ...chosen, sort }, counts, all),
  }
}

export type ListedBook = Awaited<ReturnType<typeof load>>['books'][number]
