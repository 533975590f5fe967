// A reader's own bookmarks and notes in books.
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/errors.ts'
import { marks } from '../../../db/schema-reading.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { LearnerAccess } from '../../../http/caller.ts'

const MAX_MARKS = 2000

export function markCalls(
  { db, now }: Deps,
  access: LearnerAccess,
): Pick<Handlers, 'GET /marks/{id}' | 'PUT /mark/{id}' | 'DELETE /mark/{id}'> {
  return {
    async 'GET /marks/{id}'({ params, caller }) {
      const rows = await db
        .select({ _id: marks.id, position: marks.position, text: marks.text, at: marks.createdAt })
        .from(marks)
        .where(and(eq(marks.userId, caller!.userId), eq(marks.bookId, params.id)))
        .orderBy(asc(marks.position), asc(marks.createdAt))
        .limit(MAX_MARKS)
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    },

    async 'PUT /mark/{id}'({ params: { id }, body: { book, position, text }, caller }) {
      await access('book', [book], caller)
      const own = and(eq(marks.userId, caller.userId), eq(marks.bookId, book))
      const isKnown = await db.$count(marks, and(own, eq(marks.id, id)))
      if (!isKnown && (await db.$count(marks, own)) >= MAX_MARKS) {
        throw conflict(
          'too_many_marks',
          `You’ve reached the limit of ${MAX_MARKS} bookmarks and notes per book. Delete some first.`,
        )
      }
      const store = () =>
        db.transaction(async (tx) => {
          // Bookmarking the same page on two devices gives one bookmark.
          const same = and(own, eq(marks.position, position), isNull(marks.text), ne(marks.id, id))
          if (text === null) await tx.delete(marks).where(same)
          return tx
            .insert(marks)
            .values({ id, userId: caller.userId, bookId: book, position, text, createdAt: now() })
            .onConflictDoUpdate({
              target: marks.id,
              set: { position, text },
              // Someone else's mark looks like one that doesn't exist.
              setWhere: own!,
            })
            .returning({ one: sql`1` })
        })
      try {
        if (!(await store()).length) throw notFound()
      } catch (error) {
        if (isForeignKeyViolation(error)) throw notFound()
        // Another device just bookmarked the page.
        if (!isUniqueViolation(error)) throw error
      }
      return { modifiedCount: 1 }
    },

    async 'DELETE /mark/{id}'({ params: { id }, caller }) {
      const gone = await db
        .delete(marks)
        .where(and(eq(marks.id, id), eq(marks.userId, caller.userId)))
        .returning({ one: sql`1` })
      if (!gone.length) throw notFound()
      return { deletedCount: 1 }
    },
  }
}
