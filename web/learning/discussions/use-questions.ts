import { useCallback, useState } from 'react'
import type { LessonQuestion } from '#contract/calls/learning/classroom.ts'
import type { Page } from '#contract/client.ts'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'

const PAGE_SIZE = 20

type LoadedQuestions = { items: LessonQuestion[]; total: number; hasMore: boolean; isGone: boolean }

/** The questions under a lesson, newest first. The one named in the address comes before them. */
export function useQuestions(lesson: string, wanted: string | null) {
  const [pages, setPages] = useState(1)
  const call = useCall(useCallback(() => load(lesson, wanted, pages), [lesson, wanted, pages]))
  return { ...call, showMore: () => setPages(pages + 1) }
}

async function load(id: string, wanted: string | null, pages: number): Promise<LoadedQuestions> {
  const params = { id }
  const finding = wanted ? api('GET /questions/{id}', { params, query: { question: wanted } }) : []
  const items: LessonQuestion[] = []
  let after: string | null = null
  let total = 0
  for (let page = 0; page < pages && (page === 0 || after); page++) {
    const query = { limit: PAGE_SIZE, ...(after && { after }) }
    const batch: Page<LessonQuestion[]> = await api.page('GET /questions/{id}', { params, query })
    items.push(...batch.items)
    ;({ after, total } = batch)
  }
  const found = await finding
  return {
    items: [...found, ...items.filter(({ _id }) => _id !== wanted)],
    total,
    hasMore: after !== null,
    isGone: wanted !== null && found.length === 0,
  }
}
