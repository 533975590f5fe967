import type { Api } from '#contract/client.ts'
import { bookCards } from '../../catalogue/book-card.server.ts'
import { bookPicture, personPicture } from '../../pictures/pictures.server.ts'
import { ratingsContent } from '../../ratings/rating-words.server.ts'
import { bookContent } from './book-content.ts'

export async function load(api: Api, id: string) {
  const [book, ratings, related] = await Promise.all([
    api('GET /book/{id}', { params: { id } }),
    api('GET /ratings/{id}', { params: { id } }),
    api('GET /book/{id}/related', { params: { id } }),
  ])
  const pictures = { cover: bookPicture, person: personPicture }
  return {
    ...bookContent(book, pictures, ratingsContent('book', ratings, book.rating)),
    related: bookCards(related),
  }
}
