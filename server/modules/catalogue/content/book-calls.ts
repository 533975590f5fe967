// E-books: read by anyone, written by administrators.
import { sql } from 'drizzle-orm'
import { books } from '../../../db/schema.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { contentWrites } from './content-writes.ts'
import { buyerAccess } from './buyer-access.ts'
import { bookAnswer } from './content-kinds.ts'
import { preparedItem } from './json-rows.ts'
import { bookFilter, countListFilters, filteredTotal, isFiltered } from './list-filters.ts'
import { lowestFirst, highestFirst, newestFirst } from './list-sorts.ts'
import { answerList, preparedList, totalOf } from './public-list.ts'
import { relatedBooks } from './related.ts'

type BookCalls = Pick<
  Handlers,
  | 'GET /books'
  | 'GET /bookCounts'
  | 'GET /books/{id}'
  | 'GET /book/{id}'
  | 'GET /book/{id}/related'
  | 'POST /addBook'
  | 'PUT /bookUpdate/{id}'
  | 'DELETE /bookDelete/{id}'
>

const SORTS = {
  newest: newestFirst(books),
  popular: highestFirst(books, books.ratingCount),
  price: lowestFirst(books, books.priceCents),
}

export function bookCalls(deps: Deps): BookCalls {
  const { db, reads } = deps
  const writes = contentWrites(deps)
  const bookById = preparedItem(reads, 'book_by_id', books, bookAnswer)
  const newestBooks = preparedList(db, 'books_newest', {
    table: books,
    fields: bookAnswer,
    total: totalOf(sql`'books'`),
  })
  const related = relatedBooks(db)

  return {
    async 'GET /books'({ query, request }) {
      if (!query.sort && !isFiltered(query)) return newestBooks(query, request)
      const list = {
        table: books,
        fields: bookAnswer,
        filter: bookFilter('books', query),
        sort: SORTS[query.sort ?? 'newest'],
        total: filteredTotal('books', query),
      }
      return answerList(db, list, query, request)
    },

    async 'GET /bookCounts'({ query }) {
      const { subject: _, ...counts } = await countListFilters(db, 'books', query)
      return counts
    },

    async 'GET /books/{id}'({ params }) {
      return one(await bookById(params))
    },

    async 'GET /book/{id}'({ params, caller }) {
      const [book] = await bookById(params)
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

    'GET /book/{id}/related': ({ params }) => related(params.id),

    'POST /addBook': ({ body, caller }) => writes.add('book', body, caller),
    'PUT /bookUpdate/{id}': ({ params, body, caller }) => writes.change('book', params.id, body, caller),
    'DELETE /bookDelete/{id}': ({ params, caller }) => writes.remove('book', params.id, caller),
  }
}
