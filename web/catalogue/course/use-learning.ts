import { useEffect, useState } from 'react'
import { api } from '../../session/api.ts'

/** Loads the owner's progress, and the code that only owners need. */
async function load(course: string) {
  const [learning, parts] = await Promise.all([
    api('GET /learn/{course}', { params: { course } }),
    import('./owner-parts.ts'),
  ])
  return { learning, parts }
}

/** Undefined while unknown. Null for everyone who doesn't own the course, or after a failure. */
export function useLearning(course: string, isOwned: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>()
  useEffect(() => {
    if (!isOwned) return
    let isCancelled = false
    load(course).then(
      (owner) => isCancelled || setLoaded(owner),
      // If loading fails, the page still links to My Collection.
      () => isCancelled || setLoaded(null),
    )
    return () => {
      isCancelled = true
    }
  }, [course, isOwned])
  return isOwned ? loaded : null
}
