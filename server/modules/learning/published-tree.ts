// The published curriculum in the form in which administrators edit it.
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'
import type { Transaction } from '../../db/database.ts'
import { lessons, sections } from '../../db/schema-learning.ts'

export async function publishedTree(tx: Transaction, courseId: string): Promise<CurriculumTree> {
  const [sectionRows, lessonRows] = [
    await tx.select().from(sections).where(eq(sections.courseId, courseId)).orderBy(asc(sections.position)),
    await tx
      .select()
      .from(lessons)
      .where(and(eq(lessons.courseId, courseId), isNotNull(lessons.sectionId)))
      .orderBy(asc(lessons.position)),
  ]
  return {
    sections: sectionRows.map(({ id, title }) => ({
      _id: id,
      title,
      lessons: lessonRows.filter(({ sectionId }) => sectionId === id).map(toDraft),
    })),
  }
}

function toDraft({ id, title, kind, free, body, fileId }: typeof lessons.$inferSelect): LessonDraft {
  return { _id: id, title, kind, free, body, file: fileId }
}
