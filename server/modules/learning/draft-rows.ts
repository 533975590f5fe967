// A course and its draft, as the administrators' calls read them.
import { eq } from 'drizzle-orm'
import type { CurriculumTree } from '#contract/learning.ts'
import type { Transaction } from '../../db/database.ts'
import { curriculumDrafts } from '../../db/schema-learning.ts'
import { courses } from '../../db/schema.ts'
import { one } from '../../http/errors.ts'
import { live } from '../catalogue/content-rows.ts'

export async function courseOf(tx: Transaction, id: string) {
  return one(
    await tx
      .select({
        course: { _id: courses.id, title: courses.title, classCourse: courses.category },
        certificateRule: courses.certificateRule,
        figures: {
          hours: courses.hours,
          videos: courses.videos,
          quizzes: courses.quizzes,
          notes: courses.notes,
          transcripts: courses.transcripts,
        },
      })
      .from(courses)
      .where(live(courses, id)),
  )
}

/**
 * Locked, so that of two saves based on one revision the second sees the first. Without a draft, returns the published
 * tree.
 */
export async function draftOf(
  tx: Transaction,
  courseId: string,
  published: CurriculumTree,
): Promise<{ tree: CurriculumTree; revision: number }> {
  const [draft] = await tx.select().from(curriculumDrafts).where(eq(curriculumDrafts.courseId, courseId)).for('update')
  return draft ?? { tree: published, revision: 0 }
}
