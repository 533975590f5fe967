import type { Book } from '#contract/calls/catalogue/catalogue.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { bookPictures } from '../../ui/pictures/pictures.server.ts'
import { ratingFact } from '../ratings/rating-words.server.ts'
import { price } from '../../ui/numbers.ts'

/** Includes only the fields a card shows, so that lists stay small on the wire. */
export function bookCards(books: readonly Book[]) {
  const covers = bookPictures(books)
  return books.map((book, index) => ({
    id: book._id,
    name: book.bookName,
    cover: covers[index]!,
    writers: writersOf(book),
    format: book.formate,
    price: price(book.price),
    rating: ratingFact(book.rating),
  }))
}

export type BookCardContent = ReturnType<typeof bookCards>[number]

function writersOf({ writerName1, writerName2, writerName3, writerName4 }: Book): string {
  const names = [writerName1, writerName2, writerName3, writerName4].filter(Boolean)
  return new Intl.ListFormat(getLocale()).format(names)
}
