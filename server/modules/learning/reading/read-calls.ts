// The reader's calls: a book, its sample, its text, and the progress in owned books.
import { and, asc, eq, sql } from 'drizzle-orm'
import { places } from '../../../db/schema-learning.ts'
import { pageTexts } from '../../../db/schema-reading.ts'
import { books } from '../../../db/schema.ts'
import { notFound, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { findInBook } from './find-in-book.ts'
import { openBook } from './open-book.ts'
import { lengthOf, readingOf, sampleReadingOf } from './reading-answer.ts'
import { readingProgressOf } from './reading-progress.ts'
import { sampleOf } from './sample.ts'

type ReadCalls = Pick<
  Handlers,
  | 'GET /book/{id}/read'
  | 'GET /book/{id}/sample'
  | 'GET /book/{id}/text/{page}'
  | 'GET /book/{id}/find/{text}'
  | 'GET /reading'
>

export function readCalls(deps: Deps): ReadCalls {
  const { db, reads } = deps
  return {
    async 'GET /book/{id}/read'({ params: { id }, caller }) {
      const book = await openBook(reads, id)
      const { userId } = caller!
      const [place] = await reads
        .select({ position: places.position })
        .from(places)
        .where(and(eq(places.userId, userId), eq(places.itemId, id)))
      const position = Math.min(place?.position ?? 0, lengthOf(book))
      return { ...(await readingOf(deps, book, userId)), position }
    },

    async 'GET /book/{id}/sample'({ params: { id } }) {
      const book = await openBook(reads, id)
      const { pages, recordings } = sampleOf(book)
      if (book.isDeleted || (!pages && !recordings.length)) throw notFound('This book has no sample.')
      return sampleReadingOf(deps, book)
    },

    async 'GET /book/{id}/text/{page}'({ params: { id, page } }) {
      return one(
        await reads
          .select({ text: pageTexts.text })
          .from(books)
          .innerJoin(pageTexts, eq(pageTexts.fileId, sql`(books.files -> 0 ->> 'file')::uuid`))
          .where(and(eq(books.id, id), eq(pageTexts.page, page)))
          .orderBy(asc(pageTexts.page)),
      )
    },

    'GET /book/{id}/find/{text}': ({ params: { id, text } }) => findInBook(db, id, text),

    'GET /reading': ({ caller }) => readingProgressOf(db, caller.userId),
  }
}
