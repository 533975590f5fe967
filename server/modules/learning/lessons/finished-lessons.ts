// The publishable part of a draft.
import { isDeepStrictEqual } from 'node:util'
import type { CurriculumTree, LessonDraft, WrongFormula } from '#contract/calls/learning/learning.ts'
import { HttpError } from '../../../http/errors.ts'
import { KIND_RULES } from './kinds/lesson-kinds.ts'

/**
 * The tree without lessons that lack their text, questions or file. A lesson with broken formulas stays as published,
 * in its new position.
 */
export async function finishedLessons(
  { sections }: CurriculumTree,
  published: CurriculumTree,
): Promise<{ tree: CurriculumTree; wrongFormulas: WrongFormula[] }> {
  const before = new Map(lessonsOf(published).map((lesson) => [lesson._id, lesson]))
  const wrongFormulas: WrongFormula[] = []
  const finished = async (lesson: LessonDraft): Promise<LessonDraft[]> => {
    if (!KIND_RULES[lesson.kind].isFinished(lesson)) return []
    const known = before.get(lesson._id)
    // Unchanged published content is known to render, so it isn't checked again.
    const isSame = known && known.body === lesson.body && isDeepStrictEqual(known.quiz, lesson.quiz)
    const wrong = isSame ? [] : await wrongIn(lesson)
    if (!wrong.length) return [lesson]
    wrongFormulas.push(...wrong.map((formula) => ({ lesson: lesson._id, title: lesson.title, formula })))
    return known ? [known] : []
  }
  const kept = sections.map(async (section) => ({
    ...section,
    lessons: (await Promise.all(section.lessons.map(finished))).flat(),
  }))
  const tree = { sections: await Promise.all(kept) }
  return { tree, wrongFormulas: wrongFormulas.slice(0, MAX_NAMED) }
}

/** Enough to start with. The next save reports the rest. */
const MAX_NAMED = 20

export const lessonsOf = ({ sections }: CurriculumTree): LessonDraft[] => sections.flatMap(({ lessons }) => lessons)

async function wrongIn(lesson: LessonDraft): Promise<string[]> {
  try {
    return await KIND_RULES[lesson.kind].wrongFormulas(lesson)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { title } = lesson
    throw new HttpError(error.status, error.code, `“${title}”: ${error.message}`, { fields: { lesson: title } })
  }
}
