// A curriculum tree as rows of the tables that learners read.
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import type { lessons, sections } from '../../../db/schema-learning.ts'
import { KIND_RULES } from './kinds/lesson-kinds.ts'

export const sectionRows = (courseId: string, tree: CurriculumTree): (typeof sections.$inferInsert)[] =>
  tree.sections.map(({ _id, title }, position) => ({ id: _id, courseId, title, position }))

export const lessonRows = (courseId: string, tree: CurriculumTree) =>
  Promise.all(
    tree.sections.flatMap(({ _id: sectionId, lessons: drafts }) =>
      drafts.map(async (draft, position) => ({
        ...(await toRow(draft)),
        courseId,
        sectionId,
        position,
        withdrawnAt: null,
      })),
    ),
  )

async function toRow(draft: LessonDraft) {
  const { _id, kind, title, free } = draft
  const columns = await KIND_RULES[kind].columns(draft)
  return { id: _id, kind, title, free, ...columns } satisfies Partial<typeof lessons.$inferInsert>
}
