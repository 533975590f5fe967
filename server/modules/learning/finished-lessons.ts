// What of a draft can be published.
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'

/** The tree without the lessons that still lack their text or file. */
export const finishedLessons = ({ sections }: CurriculumTree): CurriculumTree => ({
  sections: sections.map((section) => ({ ...section, lessons: section.lessons.filter(isFinished) })),
})

const isFinished = ({ kind, body, file }: LessonDraft): boolean => (kind === 'text' ? body !== null : file !== null)
