import { useEffect, useState } from 'react'
import { api } from '../../session/api.ts'

/** How far the owner is, and the code that only owners need. */
async function load(course: string) {
  const [learning, parts] = await Promise.all([
    api('GET /learn/{course}', { params: { course } }),
    import('./owner-parts.ts'),
  ])
  return { learning, parts }
}

/** Undefined until it is known; null for everybody who does not own the course, or if it could not be loaded. */
export function useLearning(course: string, isOwned: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>()
  useEffect(() => {
    if (!isOwned) return
    let isCancelled = false
    load(course).then(
      (owner) => isCancelled || setLoaded(owner),
      // Without it the page still leads to My Collection.
      () => isCancelled || setLoaded(null),
    )
    return () => {
      isCancelled = true
    }
  }, [course, isOwned])
  return isOwned ? loaded : null
}
