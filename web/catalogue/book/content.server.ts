import type { Api } from '#contract/client.ts'
import { productLines } from '../product/seller-words.ts'
import { bookCards } from '../parts/book-card.server.ts'
import { bookPicture, personPicture } from '../../ui/pictures/pictures.server.ts'
import { ratingsContent } from '../ratings/rating-words.server.ts'
import { excerpt } from '../../seo/excerpt.server.ts'
import { bookContent } from './book-content.ts'

export async function load(api: Api, id: string) {
  const [book, ratings, seller, related] = await Promise.all([
    api('GET /book/{id}', { params: { id } }),
    api('GET /ratings/{id}', { params: { id } }),
    api('GET /seller'),
    api('GET /book/{id}/related', { params: { id } }),
  ])
  const pictures = { cover: bookPicture, person: personPicture }
  const rated = ratingsContent('book', ratings, book.rating)
  return { ...bookContent(book, pictures, rated, productLines(seller)), related: bookCards(related) }
}

export async function loadPreview(api: Api, id: string) {
  const { bookName, about, img } = await api('GET /book/{id}', { params: { id } })
  return { title: bookName, description: excerpt(about), picture: img }
}
