import type { Book } from '#contract/calls/catalogue/catalogue.ts'
import { bookHue } from '../../ui/pictures/book-hue.ts'
import type { SellerLine } from '../product/seller-note.tsx'
import { pointsOf } from '../product/three-points.ts'
import type { RatingsContent } from '../ratings/rating-words.server.ts'
import type { PictureSource } from '../../ui/picture.tsx'

/** The server draws pictures, while the browser loads them by URL. */
type Pictures = { cover: (book: Book) => PictureSource; person: (name: string, img: string) => PictureSource }

/** Only a deleted book has no ratings and no seller. */
export function bookContent(book: Book, pictures: Pictures, ratings: RatingsContent | null, seller: SellerLine[]) {
  return {
    id: book._id,
    name: book.bookName,
    hue: bookHue(book.img),
    img: book.img,
    cover: pictures.cover(book),
    price: book.price,
    format: book.formate,
    megabytes: book.filesize,
    pages: book.page,
    minutes: book.formate === 'MP3' ? book.minutes : null,
    isInteractive: book.interactive === 'YES',
    isReadable: book.isReadable,
    hasSample: book.isReadable && book.sample !== 0,
    about: book.about,
    objectives: pointsOf(book.objective),
    writers: writersOf(book, pictures),
    rating: book.rating,
    ratings,
    seller,
  }
}

export type BookContent = ReturnType<typeof bookContent>

/** A book has one to four writers. Those without a name are left out. */
function writersOf(book: Book, { person }: Pictures) {
  return [
    { name: book.writerName1, education: book.educationWriter1, img: book.writerImg },
    { name: book.writerName2, education: book.educationWriter2, img: book.writerImg2 },
    { name: book.writerName3, education: book.educationWriter3, img: book.writerImg3 },
    { name: book.writerName4, education: book.educationWriter4, img: book.writerImg4 },
  ]
    .filter(({ name }) => name)
    .map(({ name, education, img }) => ({ name, education, picture: person(name, img) }))
}
