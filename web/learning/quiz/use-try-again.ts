// Another attempt after a failed one.
import { useCallback } from 'react'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { useBegin } from './begin.ts'

export function useTryAgain(course: CourseData, lessonId: string) {
  const quiz = useCall(useCallback(() => api('GET /quiz/{id}', { params: { id: lessonId } }), [lessonId]))
  const { isBusy, begin } = useBegin(course, lessonId, quiz.reload)
  const { isPreview } = course
  return {
    isBusy,
    /** The number left today. Undefined until known, and null if unlimited. */
    left: isPreview ? null : quiz.answer?.attemptsLeft,
    isDaily: quiz.answer?.daily ?? false,
    tryAgain: () => void begin((!isPreview && quiz.answer?.open) || null),
  }
}
