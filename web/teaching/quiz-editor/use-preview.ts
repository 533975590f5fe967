import { useEffect, useState } from 'react'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import type { Question } from '#contract/calls/learning/quizzes.ts'
import { api } from '../../session/api.ts'
import { findLesson } from '../curriculum/tree.ts'
import { useEditor } from '../curriculum/use-editor.ts'

const NONE: ReadonlyMap<string, Question> = new Map()

/**
 * The questions as learners will get them, fetched after each save like the preview of a text: formulas and shuffled
 * order have a single source, and no typesetting code is sent to the browser.
 */
export function usePreview({ _id, quiz }: LessonDraft) {
  const { course, saved } = useEditor()
  const [questions, setQuestions] = useState(NONE)
  const stored = findLesson(saved, _id)?.quiz ?? null

  useEffect(() => {
    if (!stored?.questions.length) return
    let isCancelled = false
    api('GET /curriculum/{course}/lesson/{id}', { params: { course: course._id, id: _id } }).then(
      (answer) => isCancelled || setQuestions(new Map(answer.questions?.map((question) => [question._id, question]))),
      // The quiz is safe, and the next save tries again.
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [course._id, _id, stored])

  return { questions, isOld: stored !== quiz }
}
