// Sentences with a number, in the singular and plural.
import { m } from '../paraglide/messages.js'
import { count } from '../ui/numbers.ts'

const sentence = (one: () => string, several: (numbers: { n: string }) => string) => (n: number) =>
  n === 1 ? one() : several({ n: count(n) })

/** The number of lessons and books that use a file. */
export const usesInWords = sentence(m.files_uses_one, m.files_uses)
export const lessonCount = sentence(m.curriculum_lessons_one, m.curriculum_lessons)
export const questionCount = sentence(m.curriculum_questions_one, m.curriculum_questions)
export const notPublished = sentence(m.curriculum_unpublished_one, m.curriculum_unpublished)
export const publishLabel = sentence(m.curriculum_publish_n_one, m.curriculum_publish_n)
export const staysHidden = sentence(m.curriculum_hidden_one, m.curriculum_hidden)
export const staysUnfinished = sentence(m.curriculum_unfinished_one, m.curriculum_unfinished)

const seesSome = sentence(m.curriculum_learners_see_one, m.curriculum_learners_see)
export const learnersSee = (lessons: number): string => (lessons ? seesSome(lessons) : m.curriculum_learners_see_none())
