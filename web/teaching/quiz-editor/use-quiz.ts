import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { QuestionKind } from '#contract/constants.ts'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import type { QuestionDraft } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import { findLesson, isSameQuiz, withMoved, placeOf } from '../curriculum/tree.ts'
import { useEditor } from '../curriculum/use-editor.ts'
import { firstWords } from './question-kinds.ts'
import {
  formOf,
  newQuestion,
  questionFormOf,
  type QuestionChange,
  type QuestionForm,
  type QuizForm,
} from './quiz-form.ts'
import { readQuiz } from './read-quiz.ts'

const UNDO_MS = 10_000

/** The quiz of a lesson as typed, its mistakes, and its actions. */
export function useQuiz(lesson: LessonDraft) {
  const { store, quizzes, say } = useEditor()
  const { _id, quiz } = lesson
  const typed = quizzes[_id]?.form
  const form = useMemo(() => typed ?? formOf(quiz), [typed, quiz])
  const read = useMemo(() => readQuiz(form, quiz), [form, quiz])

  /** Uses the latest state, because an undo may come after other changes. */
  const edit = (change: (form: QuizForm) => QuizForm) => {
    const { tree, quizzes: all } = store.get()
    const before = findLesson(tree, _id)?.quiz ?? null
    const next = change(all[_id]?.form ?? formOf(before))
    const { quiz: finished, settings, questions } = readQuiz(next, before)
    const unfinished = Object.keys(questions).length + Object.keys(settings).length
    const kept = before !== null && isSameQuiz(before, finished) ? before : finished
    flushSync(() => store.changeQuiz(_id, { form: next, unfinished }, kept))
  }
  const editQuestions = (change: (questions: QuestionForm[]) => QuestionForm[]) =>
    edit((before) => ({ ...before, questions: change(before.questions) }))
  const insert = (question: QuestionForm, index?: number) =>
    editQuestions((questions) => questions.toSpliced(index ?? questions.length, 0, question))

  return {
    form,
    ...read,
    set: (change: Partial<QuizForm>) => edit((before) => ({ ...before, ...change })),
    setQuestion(id: string, change: QuestionChange) {
      const changed = (now: QuestionForm) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })
      editQuestions((questions) => questions.map((each) => (each._id === id ? changed(each) : each)))
    },
    /** Returns the id of the new question. */
    add(kind: QuestionKind): string {
      const question = newQuestion(kind)
      insert(question)
      return question._id
    },
    duplicate(question: QuestionForm): string {
      const copy = { ...question, _id: crypto.randomUUID() }
      insert(copy, form.questions.indexOf(question) + 1)
      return copy._id
    },
    move(question: QuestionForm, to: number) {
      editQuestions((questions) => withMoved(questions, question._id, to))
      const { index, count } = placeOf(store.get().quizzes[_id]!.form.questions, question._id)
      say(m.curriculum_said_moved({ name: firstWords(question), at: digits(index + 1), count: digits(count) }))
    },
    remove(question: QuestionForm) {
      const { index } = placeOf(form.questions, question._id)
      editQuestions((questions) => questions.filter((each) => each._id !== question._id))
      offerUndo(m.curriculum_deleted({ name: firstWords(question) }), () => insert(question, index))
    },
    append: (drafts: QuestionDraft[]) => editQuestions((questions) => [...questions, ...drafts.map(questionFormOf)]),
    replace(drafts: QuestionDraft[]) {
      const before = form.questions
      editQuestions(() => drafts.map(questionFormOf))
      if (before.length) offerUndo(m.quizform_replaced(), () => editQuestions(() => before))
    },
  }
}

export type Quiz = ReturnType<typeof useQuiz>

const offerUndo = (text: string, undo: () => void) =>
  toast(text, { ms: UNDO_MS, action: { label: m.delete_undo(), run: undo } })
