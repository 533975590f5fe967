// A learner's own notes in lessons.
import { and, asc, eq, sql } from 'drizzle-orm'
import { lessons, notes } from '../../../db/schema-learning.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { LearnerAccess } from '../../../http/caller.ts'

const MAX_NOTES = 2000

export function noteCalls(
  { db, now }: Deps,
  access: LearnerAccess,
): Pick<Handlers, 'GET /notes/{course}' | 'PUT /note/{id}' | 'DELETE /note/{id}'> {
  return {
    async 'GET /notes/{course}'({ params: { course }, caller }) {
      const rows = await db
        .select({ _id: notes.id, lesson: notes.lessonId, second: notes.second, text: notes.text, at: notes.createdAt })
        .from(notes)
        .where(and(eq(notes.userId, caller!.userId), eq(notes.courseId, course)))
        .orderBy(asc(notes.createdAt))
        .limit(MAX_NOTES)
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    },

    async 'PUT /note/{id}'({ params: { id }, body, caller }) {
      await access('lesson', [body.lesson], caller)
      const [lesson] = await db.select().from(lessons).where(eq(lessons.id, body.lesson))
      if (!lesson) throw notFound()
      const ofCourse = and(eq(notes.userId, caller.userId), eq(notes.courseId, lesson.courseId))
      const isKnown = await db.$count(notes, and(ofCourse, eq(notes.id, id)))
      if (!isKnown && (await db.$count(notes, ofCourse)) >= MAX_NOTES) {
        throw conflict(
          'too_many_notes',
          `You’ve reached the limit of ${MAX_NOTES} notes per course. Delete some first.`,
        )
      }
      const written = await db
        .insert(notes)
        .values({
          id,
          userId: caller.userId,
          courseId: lesson.courseId,
          lessonId: lesson.id,
          second: body.second,
          text: body.text,
          createdAt: now(),
        })
        .onConflictDoUpdate({
          target: notes.id,
          set: { second: body.second, text: body.text },
          // Someone else's note looks like one that doesn't exist.
          setWhere: and(eq(notes.userId, caller.userId), eq(notes.lessonId, lesson.id))!,
        })
        .returning({ one: sql`1` })
      if (!written.length) throw notFound()
      return { modifiedCount: 1 }
    },

    async 'DELETE /note/{id}'({ params: { id }, caller }) {
      const gone = await db
        .delete(notes)
        .where(and(eq(notes.id, id), eq(notes.userId, caller.userId)))
        .returning({ one: sql`1` })
      if (!gone.length) throw notFound()
      return { deletedCount: 1 }
    },
  }
}
