// E-books: read by anybody, written by administrators.
import { sql } from 'drizzle-orm'
import { books, products } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handler, Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { inDollars, toCents } from '../money.ts'
import { countOf, hide, live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
import type { Totals } from './totals.ts'

type BookCalls = Pick<
  Handlers,
  | 'GET /books'
  | 'GET /books/{id}'
  | 'GET /book/{id}'
  | 'POST /addBook'
  | 'PUT /bookUpdate/{id}'
  | 'DELETE /bookDelete/{id}'
>

/** A book as it is answered, with the payload's spellings and the detail view's. */
const bookAnswer = {
  _id: books.id,
  bookName: books.bookName,
  img: books.img,
  price: inDollars(books.priceCents),
  writerName1: books.writerName1,
  writerImg: books.writerImg1,
  educationWriter1: books.educationWriter1,
  writerName2: books.writerName2,
  writerImg2: books.writerImg2,
  educationWriter2: books.educationWriter2,
  writerName3: books.writerName3,
  writerImg3: books.writerImg3,
  educationWriter3: books.educationWriter3,
  writerName4: books.writerName4,
  writerImg4: books.writerImg4,
  educationWriter4: books.educationWriter4,
  objective: books.objective,
  about: books.about,
  page: books.page,
  interactive: books.interactive,
  formate: books.formate,
  filesize: books.filesizeMb,
  state: sql<'unread'>`'unread'`,
  pageNumber: books.page,
  fileSize: books.filesizeMb,
  writerImg1: books.writerImg1,
  bookImg: books.img,
}

const PICTURES = ['img', 'writerImg', 'writerImg2', 'writerImg3', 'writerImg4'] as const

export function bookCalls({ db, content, now, settings }: Deps, totals: Totals): BookCalls {
  const bookById = db
    .select(bookAnswer)
    .from(books)
    .where(live(books, sql.placeholder('id')))
    .prepare('book_by_id')
  const newestBooks = db
    .select(bookAnswer)
    .from(books)
    .where(liveAfter(books))
    .orderBy(newestFirst(books))
    .limit(sql.placeholder('rows'))
    .prepare('books_newest')
  const oneBook = async ({ params }: { params: { id: string } }) => one(await bookById.execute(params))

  return {
    async 'GET /books'({ query, request }) {
      const rows = await newestBooks.execute(listValues(query))
      const total = await totals('books', () => countOf(db, books))
      return listPage(rows, query.limit, total, request)
    },

    'GET /books/{id}': oneBook satisfies Handler<'GET /books/{id}'>,
    'GET /book/{id}': oneBook,

    async 'POST /addBook'({ body }) {
      const id = newId()
      await content.write(async (tx) => {
        const kept = await keepUploads(tx, settings.publicUrl, now(), body, ...PICTURES)
        await tx.insert(products).values({ id, kind: 'book' })
        await tx.insert(books).values({
          ...body,
          ...kept,
          id,
          priceCents: toCents(body.price),
          filesizeMb: body.filesize,
          writerImg1: kept.writerImg ?? body.writerImg,
          createdAt: now(),
        })
      })
      return { insertedId: id }
    },

    async 'PUT /bookUpdate/{id}'({ params, body }) {
      const changed = await content.write(async (tx) => {
        const { writerImg, ...kept } = await keepUploads(tx, settings.publicUrl, now(), body, ...PICTURES)
        const { price, filesize, writerImg: _, ...same } = body
        const values = mentioned({
          ...same,
          ...kept,
          priceCents: price === undefined ? undefined : toCents(price),
          filesizeMb: filesize,
          writerImg1: writerImg,
        })
        // SQL has no empty change; writing the id onto itself counts the row all the same.
        return tx
          .update(books)
          .set({ id: params.id, ...values })
          .where(live(books, params.id))
          .returning({ id: books.id })
      })
      one(changed)
      return { modifiedCount: 1 }
    },

    async 'DELETE /bookDelete/{id}'({ params }) {
      await content.write((tx) => hide(tx, books, params.id, now()))
      return { deletedCount: 1 }
    },
  }
}
