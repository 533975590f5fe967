// Syncs the published lessons with a draft.
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import type { Transaction } from '../../../db/database.ts'
import { lessons, places, notes, sections } from '../../../db/schema-learning.ts'
import { lessonQuestions } from '../../../db/schema-classroom.ts'
import { handIns } from '../../../db/schema-tasks.ts'
import { moveDueDates } from './due-dates.ts'
import { publishQuizzes } from './publish-quizzes.ts'
import { lessonRows, sectionRows } from './tree-rows.ts'

export async function publishTree(tx: Transaction, courseId: string, tree: CurriculumTree, at: Date): Promise<void> {
  if (tree.sections.length) {
    await tx
      .insert(sections)
      .values(sectionRows(courseId, tree))
      .onConflictDoUpdate({
        target: sections.id,
        set: { title: sql`excluded.title`, position: sql`excluded.position` },
      })
  }
  const rows = await lessonRows(courseId, tree)
  if (rows.length) {
    const { id: _id, courseId: _course, ...changed } = rows[0]!
    const set = Object.fromEntries(
      Object.keys(changed).map((name) => [name, sql.raw(`excluded.${lessons[name as keyof typeof changed].name}`)]),
    )
    await tx.insert(lessons).values(rows).onConflictDoUpdate({ target: lessons.id, set })
  }
  await publishQuizzes(tx, tree, at)
  await moveDueDates(tx, courseId)
  await withdrawOthers(
    tx,
    courseId,
    rows.map(({ id }) => id),
    at,
  )
  const kept = tree.sections.map(({ _id }) => _id)
  await tx
    .delete(sections)
    .where(and(eq(sections.courseId, courseId), kept.length ? notInArray(sections.id, kept) : undefined))
}

/** Lessons that someone has started, annotated, asked a question in or handed in work for are kept for them. */
async function withdrawOthers(tx: Transaction, courseId: string, kept: string[], at: Date): Promise<void> {
  const gone = and(
    eq(lessons.courseId, courseId),
    isNotNull(lessons.sectionId),
    kept.length ? notInArray(lessons.id, kept) : undefined,
  )
  const removed = await tx
    .update(lessons)
    .set({ withdrawnAt: at, sectionId: null })
    .where(gone)
    .returning({ id: lessons.id })
  if (!removed.length) return
  const ids = removed.map(({ id }) => id)
  const started = tx.select({ id: places.itemId }).from(places).where(inArray(places.itemId, ids))
  const noted = tx.select({ id: notes.lessonId }).from(notes).where(inArray(notes.lessonId, ids))
  const asked = tx
    .select({ id: lessonQuestions.lessonId })
    .from(lessonQuestions)
    .where(inArray(lessonQuestions.lessonId, ids))
  const handedIn = tx.select({ id: handIns.lessonId }).from(handIns).where(inArray(handIns.lessonId, ids))
  const isUsed = [started, noted, asked, handedIn].map((used) => notInArray(lessons.id, used))
  await tx.delete(lessons).where(and(inArray(lessons.id, ids), ...isUsed))
}
