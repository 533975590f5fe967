import type { Api } from '#contract/client.ts'
import type { Book } from '#contract/entities.ts'
import { bookHue, bookPicture, personPicture } from '../../pictures/pictures.server.ts'
import { pointsOf } from '../../product/three-points.ts'

export async function load(api: Api, id: string) {
  const book = await api('GET /book/{id}', { params: { id } })
  return {
    id: book._id,
    name: book.bookName,
    hue: bookHue(book.img),
    img: book.img,
    cover: bookPicture(book),
    price: book.price,
    format: book.formate,
    megabytes: book.filesize,
    pages: book.page,
    isInteractive: book.interactive === 'YES',
    about: book.about,
    objectives: pointsOf(book.objective),
    writers: writersOf(book),
  }
}

export type BookContent = Awaited<ReturnType<typeof load>>

/** One to four: a writer without a name is none. */
function writersOf(book: Book) {
  return [
    { name: book.writerName1, education: book.educationWriter1, img: book.writerImg },
    { name: book.writerName2, education: book.educationWriter2, img: book.writerImg2 },
    { name: book.writerName3, education: book.educationWriter3, img: book.writerImg3 },
    { name: book.writerName4, education: book.educationWriter4, img: book.writerImg4 },
  ]
    .filter(({ name }) => name)
    .map(({ name, education, img }) => ({ name, education, picture: personPicture(name, img) }))
}
