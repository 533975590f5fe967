// The published curriculum in the form administrators edit.
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import type { Transaction } from '../../../db/database.ts'
import { lessons, sections } from '../../../db/schema-learning.ts'
import { KIND_RULES } from './kinds/lesson-kinds.ts'
import { newestDrafts } from './publish-quizzes.ts'

export async function publishedTree(tx: Transaction, courseId: string): Promise<CurriculumTree> {
  const [sectionRows, lessonRows] = [
    await tx.select().from(sections).where(eq(sections.courseId, courseId)).orderBy(asc(sections.position)),
    await tx
      .select()
      .from(lessons)
      .where(and(eq(lessons.courseId, courseId), isNotNull(lessons.sectionId)))
      .orderBy(asc(lessons.position)),
  ]
  const quizzes = await newestDrafts(
    tx,
    lessonRows.filter(({ kind }) => KIND_RULES[kind].hasQuestions).map(({ id }) => id),
  )
  const toDraft = ({ id, title, kind, free, body, task, fileId }: (typeof lessonRows)[number]): LessonDraft => {
    return { _id: id, title, kind, free, body, quiz: quizzes.get(id) ?? null, task, file: fileId }
  }
  return {
    sections: sectionRows.map(({ id, title }) => ({
      _id: id,
      title,
      lessons: lessonRows.filter(({ sectionId }) => sectionId === id).map(toDraft),
    })),
  }
}
