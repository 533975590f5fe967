import { useCallback } from 'react'
import type { LessonQuestion } from '#contract/classroom.ts'
import { useList, type FetchPage } from '../../../admin/table/use-list.ts'
import { api } from '../../../session/api.ts'
import { useCall } from '../../../session/use-call.ts'

/** The questions under a lesson, newest first; the one that the address names stands before them. */
export function useQuestions(lesson: string, wanted: string | null) {
  const list = useList(
    useCallback<FetchPage<LessonQuestion>>(
      (page) => api.page('GET /questions/{id}', { params: { id: lesson }, query: page }),
      [lesson],
    ),
  )
  const found = useCall(
    useCallback(
      async () =>
        wanted ? await api('GET /questions/{id}', { params: { id: lesson }, query: { question: wanted } }) : [],
      [lesson, wanted],
    ),
  )
  const first = found.answer ?? []
  const others = list.shown?.items.filter(({ _id }) => _id !== wanted)
  return {
    items: others && found.answer ? [...first, ...others] : null,
    total: list.shown?.total,
    hasMore: list.shown?.hasMore ?? false,
    isLoading: list.isLoading,
    isGone: wanted !== null && found.answer?.length === 0,
    problem: list.problem ?? found.problem,
    showMore: list.showMore,
    reload() {
      list.reload()
      if (wanted) found.reload()
    },
  }
}

export type QuestionsData = ReturnType<typeof useQuestions>
