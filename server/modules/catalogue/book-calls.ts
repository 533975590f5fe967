// E-books: read by anybody, written by administrators.
import { sql } from 'drizzle-orm'
import { books } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage, listValues } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { live, liveAfter, newestFirst, one } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { buyerAccess } from './buyer-access.ts'
import { bookAnswer } from './content-kinds.ts'
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

export function bookCalls(deps: Deps, totals: Totals): BookCalls {
  const { db } = deps
  const writes = contentWrites(deps)
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
            .where(await buyerAccess(db, caller, books, params.id)),
        )
      )
    },

    'POST /addBook': ({ body, caller }) => writes.add('book', body, caller),
    'PUT /bookUpdate/{id}': ({ params, body, caller }) => writes.change('book', params.id, body, caller),
    'DELETE /bookDelete/{id}': ({ params, caller }) => writes.remove('book', params.id, caller),
  }
}
