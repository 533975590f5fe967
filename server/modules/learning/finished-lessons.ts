// What of a draft can be published.
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'

/** The tree without the lessons that still lack their text, questions or file. */
export const finishedLessons = ({ sections }: CurriculumTree): CurriculumTree => ({
  sections: sections.map((section) => ({ ...section, lessons: section.lessons.filter(isFinished) })),
})

function isFinished({ kind, body, quiz, file }: LessonDraft): boolean {
  if (kind === 'quiz') return Boolean(quiz?.questions.length)
  return kind === 'text' ? body !== null : file !== null
}
