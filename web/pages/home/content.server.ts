// What the home page shows. It is made on the server for every visit, also for one that comes by a link inside the
// site: the drawings are a few kilobytes, the code that draws them many.
import type { Api } from '#contract/client.ts'
import { HOME_BOOKS, HOME_REVIEWS } from '#contract/constants.ts'
import { bookPicture, personPicture } from '../../pictures/pictures.server.ts'
import { heroQuilts } from '../../pictures/quilts.server.ts'

export async function load(api: Api) {
  const [books, reviews] = await Promise.all([
    api('GET /books', { query: { limit: HOME_BOOKS } }),
    api('GET /addreview', { query: { limit: HOME_REVIEWS } }),
  ])
  return {
    quilts: heroQuilts,
    books: books.map((book) => ({
      id: book._id,
      name: book.bookName,
      writer: book.writerName1,
      cover: bookPicture(book),
    })),
    reviews: reviews.map((review) => ({
      id: review._id,
      name: review.name,
      comment: review.comment,
      stars: review.ratting,
      avatar: personPicture(review.name, review.image),
    })),
  }
}

type HomeContent = Awaited<ReturnType<typeof load>>
export type HomeQuilts = HomeContent['quilts']
export type HomeBook = HomeContent['books'][number]
export type HomeReview = HomeContent['reviews'][number]
