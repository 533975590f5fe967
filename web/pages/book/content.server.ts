import type { Api } from '#contract/client.ts'
import { productLines } from '../../buying/seller-words.ts'
import { bookPicture, personPicture } from '../../pictures/pictures.server.ts'
import { ratingsContent } from '../../ratings/rating-words.server.ts'
import { bookContent } from './book-content.ts'

export async function load(api: Api, id: string) {
  const [book, ratings, seller] = await Promise.all([
    api('GET /book/{id}', { params: { id } }),
    api('GET /ratings/{id}', { params: { id } }),
    api('GET /seller'),
  ])
  const pictures = { cover: bookPicture, person: personPicture }
  return bookContent(book, pictures, ratingsContent('book', ratings, book.rating), productLines(seller))
}
