// A curriculum tree as rows of the tables that learners read.
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'
import type { lessons, sections } from '../../db/schema-learning.ts'
import { texts } from '../texts/texts.ts'
import { readingSeconds } from '../markup/lesson-html.ts'

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

async function toRow({ _id, kind, title, free, body, file }: LessonDraft) {
  const isText = kind === 'text'
  return {
    id: _id,
    kind,
    title,
    free,
    body: isText ? body : null,
    html: isText ? await texts.lessonHtml(body!) : null,
    readingSeconds: isText ? readingSeconds(body!) : null,
    fileId: isText || kind === 'quiz' ? null : file,
  } satisfies Partial<typeof lessons.$inferInsert>
}
