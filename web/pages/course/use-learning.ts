import { useEffect, useState } from 'react'
import type { Learning } from '#contract/learning.ts'
import { api } from '../../session/api.ts'

/** How far the owner of a course is; null until it is known, and for everybody else. */
export function useLearning(course: string, isOwned: boolean): Learning | null {
  const [learning, setLearning] = useState<Learning | null>(null)
  useEffect(() => {
    if (!isOwned) return
    let isCancelled = false
    api('GET /learn/{course}', { params: { course } }).then(
      (answer) => isCancelled || setLearning(answer),
      // Without it the page still leads to My Collection.
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [course, isOwned])
  return isOwned ? learning : null
}
