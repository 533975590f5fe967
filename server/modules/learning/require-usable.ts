// Refuses a draft that could not be published: ids used twice or by another course, keys of quizzes that name no
// choice, and files that are not there.
import { and, inArray, ne } from 'drizzle-orm'
import { MAX_LESSONS } from '#contract/constants.ts'
import { isFileKind } from '#contract/file-states.ts'
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'
import type { Transaction } from '../../db/database.ts'
import { files, lessons, sections } from '../../db/schema-learning.ts'
import { invalid } from '../../http/errors.ts'
import { quizMistakes } from '../quiz-content/check-quiz.ts'

export async function requireUsable(tx: Transaction, courseId: string, tree: CurriculumTree): Promise<void> {
  const all = tree.sections.flatMap((section, index) =>
    section.lessons.map((lesson, at) => ({ lesson, path: `sections.${index}.lessons.${at}` })),
  )
  if (all.length > MAX_LESSONS) throw invalid({ sections: 'invalid' })
  const sectionIds = tree.sections.map(({ _id }) => _id)
  const lessonIds = all.map(({ lesson }) => lesson._id)
  const isRepeated = new Set([...sectionIds, ...lessonIds]).size < sectionIds.length + lessonIds.length
  if (isRepeated || (await areElsewhere(tx, courseId, sectionIds, lessonIds))) throw invalid({ sections: 'not_an_id' })
  const mistakes = all.map(({ lesson: { quiz }, path }) => (quiz ? quizMistakes(quiz, `${path}.quiz`) : {}))
  const found = Object.assign({}, ...mistakes) as ReturnType<typeof quizMistakes>
  if (Object.keys(found).length) throw invalid(found)
  await requireFiles(tx, all)
}

async function areElsewhere(tx: Transaction, courseId: string, sectionIds: string[], lessonIds: string[]) {
  const taken = [
    sectionIds.length &&
      (await tx.$count(sections, and(inArray(sections.id, sectionIds), ne(sections.courseId, courseId)))),
    lessonIds.length && (await tx.$count(lessons, and(inArray(lessons.id, lessonIds), ne(lessons.courseId, courseId)))),
  ]
  return taken.some(Boolean)
}

async function requireFiles(tx: Transaction, all: { lesson: LessonDraft; path: string }[]): Promise<void> {
  const named = all.flatMap(({ lesson }) => lesson.file ?? [])
  // Locked against deletion until the draft that names them is stored.
  const rows = named.length
    ? await tx.select({ id: files.id, kind: files.kind }).from(files).where(inArray(files.id, named)).for('key share')
    : []
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  for (const { lesson, path } of all) {
    const isUsable = !isFileKind(lesson.kind) || lesson.file === null || kinds.get(lesson.file) === lesson.kind
    if (!isUsable) throw invalid({ [`${path}.file`]: 'not_an_id' })
  }
}
