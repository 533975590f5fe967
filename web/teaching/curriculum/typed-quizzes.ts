// Quizzes as they are being typed. Their finished parts are in the tree.
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import type { QuizForm } from '../quiz-editor/quiz-form.ts'
import { LESSON_CONTENTS } from './lesson-contents.ts'
import { lessonsOf } from './tree.ts'

/** Typed quizzes, by lesson. */
export type TypedQuizzes = Record<string, { form: QuizForm; unfinished: number }>

export const unfinishedOnly = (quizzes: TypedQuizzes): TypedQuizzes =>
  Object.fromEntries(Object.entries(quizzes).filter(([, { unfinished }]) => unfinished > 0))

/** The number of unfinished questions and settings in the entire course. */
export const countUnfinished = (tree: CurriculumTree, quizzes: TypedQuizzes): number =>
  lessonsOf(tree).reduce(
    (sum, { _id, kind }) => sum + (LESSON_CONTENTS[kind].hasQuestions ? (quizzes[_id]?.unfinished ?? 0) : 0),
    0,
  )
