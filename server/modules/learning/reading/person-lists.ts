// A person's books, marks and personal copies, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { places } from '../../../db/schema-learning.ts'
import { marks, personalCopies } from '../../../db/schema-reading.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const readingLists = (db: Database, id: string) =>
  ({
    books: (after) =>
      db
        .select({
          key: places.itemId,
          book: places.itemId,
          position: places.position,
          read: places.watched,
          seenAt: places.seenAt,
          doneAt: places.doneAt,
        })
        .from(places)
        // A book is its own product.
        .where(and(eq(places.userId, id), eq(places.itemId, places.productId), isAfter(places.itemId, after)))
        .orderBy(asc(places.itemId))
        .limit(ROWS_AT_ONCE),
    marks: (after) =>
      db
        .select({
          key: marks.id,
          _id: marks.id,
          book: marks.bookId,
          position: marks.position,
          text: marks.text,
          createdAt: marks.createdAt,
        })
        .from(marks)
        .where(and(eq(marks.userId, id), isAfter(marks.id, after)))
        .orderBy(asc(marks.id))
        .limit(ROWS_AT_ONCE),
    personalCopies: (after) =>
      db
        .select({
          key: personalCopies.id,
          _id: personalCopies.id,
          book: personalCopies.bookId,
          createdAt: personalCopies.createdAt,
          readyAt: personalCopies.readyAt,
        })
        .from(personalCopies)
        .where(and(eq(personalCopies.userId, id), isAfter(personalCopies.id, after)))
        .orderBy(asc(personalCopies.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
