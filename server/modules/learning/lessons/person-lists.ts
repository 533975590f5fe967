// A person's lessons and notes, for their export.
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { notes, places } from '../../../db/schema-learning.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const learningLists = (db: Database, id: string) =>
  ({
    lessons: (after) =>
      db
        .select({
          key: places.itemId,
          lesson: places.itemId,
          course: places.productId,
          position: places.position,
          watched: places.watched,
          seenAt: places.seenAt,
          doneAt: places.doneAt,
        })
        .from(places)
        .where(and(eq(places.userId, id), ne(places.itemId, places.productId), isAfter(places.itemId, after)))
        .orderBy(asc(places.itemId))
        .limit(ROWS_AT_ONCE),
    notes: (after) =>
      db
        .select({
          key: notes.id,
          _id: notes.id,
          lesson: notes.lessonId,
          second: notes.second,
          text: notes.text,
          createdAt: notes.createdAt,
        })
        .from(notes)
        .where(and(eq(notes.userId, id), isAfter(notes.id, after)))
        .orderBy(asc(notes.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
