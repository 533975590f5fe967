// E-books: read by anybody, written by administrators.
import { eq, sql } from 'drizzle-orm'
import { books, products } from '../../db/schema.ts'
import { newId } from '../../db/ids.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { keepUploads } from '../media/uploads.ts'
import { toCents } from '../money.ts'
import { bookAnswer } from './answers.ts'
import { live, liveAfter, mentioned, newestFirst, one } from './content-rows.ts'
import { change, hide, noteAdded } from './content-writes.ts'
import { keptFor } from './kept-for-buyers.ts'
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

  return {
    async 'GET /books'({ query, request }) {
      const rows = await newestBooks.execute(listValues(query))
      const total = await totals('books')
      return listPage(rows, query, total, request)
    },

    async 'GET /books/{id}'({ params }) {
      return one(await bookById.execute(params))
    },

    async 'GET /book/{id}'({ params, caller }) {
      const [book] = await bookById.execute(params)
      return (
        book ??
        one(
          await db
            .select(bookAnswer)
            .from(books)
            .where(keptFor(db, caller, books, params.id)),
        )
      )
    },

    async 'POST /addBook'({ body, caller }) {
      const id = newId()
      await content.write(async (tx, version) => {
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
          changedIn: version,
        })
        await noteAdded(tx, { kind: 'book', id }, caller, now())
      })
      return { insertedId: id }
    },

    async 'PUT /bookUpdate/{id}'({ params: { id }, body: { revision, ...body }, caller }) {
      await content.write((tx, version) =>
        change(tx, { kind: 'book', id, revision }, caller, now(), async () => {
          const { writerImg, ...kept } = await keepUploads(tx, settings.publicUrl, now(), body, ...PICTURES)
          const { price, filesize, writerImg: _, ...same } = body
          const values = mentioned({
            ...same,
            ...kept,
            priceCents: price === undefined ? undefined : toCents(price),
            filesizeMb: filesize,
            writerImg1: writerImg,
          })
          await tx
            .update(books)
            .set({ ...values, changedIn: version })
            .where(eq(books.id, id))
        }),
      )
      return { modifiedCount: 1 }
    },

    async 'DELETE /bookDelete/{id}'({ params: { id }, caller }) {
      await content.write((tx, version) => hide(tx, { kind: 'book', id }, version, caller, now()))
      return { deletedCount: 1 }
    },
  }
}
