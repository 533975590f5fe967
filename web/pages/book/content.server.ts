import type { Api } from '#contract/client.ts'
import { bookPicture, personPicture } from '../../pictures/pictures.server.ts'
import { ratingsContent } from '../../ratings/rating-words.server.ts'
import { excerpt } from '../../seo/excerpt.server.ts'
import { bookContent } from './book-content.ts'

export async function load(api: Api, id: string) {
  const [book, ratings] = await Promise.all([
    api('GET /book/{id}', { params: { id } }),
    api('GET /ratings/{id}', { params: { id } }),
  ])
  const pictures = { cover: bookPicture, person: personPicture }
  return bookContent(book, pictures, ratingsContent('book', ratings, book.rating))
}

export async function loadPreview(api: Api, id: string) {
  const { bookName, about, img } = await api('GET /book/{id}', { params: { id } })
  return { title: bookName, description: excerpt(about), picture: img }
}
