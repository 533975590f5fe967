import type { Api } from '#contract/client.ts'
import { bookPicture, personPicture } from '../../pictures/pictures.server.ts'
import { bookContent } from './book-content.ts'

export async function load(api: Api, id: string) {
  const book = await api('GET /book/{id}', { params: { id } })
  return bookContent(book, { cover: bookPicture, person: personPicture })
}
