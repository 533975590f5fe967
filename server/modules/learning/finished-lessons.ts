// What of a draft can be published.
import { isDeepStrictEqual } from 'node:util'
import type { CurriculumTree, LessonDraft, WrongFormula } from '#contract/learning.ts'
import { wrongInLesson, wrongInText } from './lesson-html.ts'

/**
 * The tree without the lessons that still lack their text, questions or file. One whose formulas cannot be shown stays as
 * it is published, in its new place.
 */
export function finishedLessons(
  { sections }: CurriculumTree,
  published: CurriculumTree,
): { tree: CurriculumTree; wrongFormulas: WrongFormula[] } {
  const before = new Map(lessonsOf(published).map((lesson) => [lesson._id, lesson]))
  const wrongFormulas: WrongFormula[] = []
  const finished = (lesson: LessonDraft): LessonDraft[] => {
    if (!isFinished(lesson)) return []
    const known = before.get(lesson._id)
    // What is published could be shown.
    const isSame = known && known.body === lesson.body && isDeepStrictEqual(known.quiz, lesson.quiz)
    const wrong = isSame ? [] : wrongIn(lesson)
    if (!wrong.length) return [lesson]
    wrongFormulas.push(...wrong.map((formula) => ({ lesson: lesson._id, title: lesson.title, formula })))
    return known ? [known] : []
  }
  const tree = { sections: sections.map((section) => ({ ...section, lessons: section.lessons.flatMap(finished) })) }
  return { tree, wrongFormulas: wrongFormulas.slice(0, MAX_NAMED) }
}

/** Enough to begin with; the next save names the next ones. */
const MAX_NAMED = 20

const lessonsOf = ({ sections }: CurriculumTree) => sections.flatMap(({ lessons }) => lessons)

function isFinished({ kind, body, quiz, file }: LessonDraft): boolean {
  if (kind === 'quiz') return Boolean(quiz?.questions.length)
  return kind === 'text' ? body !== null : file !== null
}

function wrongIn({ kind, body, quiz }: LessonDraft): string[] {
  if (kind === 'text') return wrongInLesson(body ?? '')
  return kind === 'quiz' ? textsIn(quiz).flatMap(wrongInText) : []
}

/** Every text of a quiz, whatever it is for. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
