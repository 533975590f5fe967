import type { Api } from '#contract/client.ts'
import { bookPictures } from '../../pictures/pictures.server.ts'
import { ratingFact } from '../../ratings/rating-words.server.ts'

const PAGE_SIZE = 24

export async function load(api: Api, from: { after?: string }) {
  const { items, after } = await api.page('GET /books', { query: { limit: PAGE_SIZE, ...from } })
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
  }
}

export type ListedBook = Awaited<ReturnType<typeof load>>['books'][number]
