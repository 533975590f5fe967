import type { Api } from '#contract/client.ts'
import { bookPicture } from '../../pictures/pictures.server.ts'

const PAGE_SIZE = 24

export async function load(api: Api, from: { after?: string }) {
  const { items, after } = await api.page('GET /books', { query: { limit: PAGE_SIZE, ...from } })
  return {
    books: items.map((book) => ({ id: book._id, name: book.bookName, cover: bookPicture(book) })),
    after,
    isFirst: from.after === undefined,
  }
}

export type ListedBook = Awaited<ReturnType<typeof load>>['books'][number]
