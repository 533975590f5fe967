// The server renders a batch as everybody sees it; the browser asks again for whoever is signed in.
import { useCallback, useEffect } from 'react'
import type { Batch } from '#contract/calls/live/live.ts'
import { useRetryOnline } from '../../session/use-problem.ts'
import { api } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

export function useOwnBatch(batch: Batch) {
  const isHydrated = useHydrated()
  const token = useSession()?.token ?? null
  const id = batch._id
  const ask = useCallback(
    async () => ({ token, batch: token ? await api('GET /live/{id}', { params: { id } }) : null }),
    [id, token],
  )
  const { answer, problem, reload } = useCall(ask)
  const own = answer?.token === token ? answer.batch : null
  useRetryOnline(problem, reload)

  // Somebody who comes back from paying, or to a page left open, sees how it stands now.
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [reload])

  const unanswered = own === null ? problem : null
  return {
    batch: own ?? batch,
    /** Nobody is asked to take a seat that may be theirs. */
    isKnown: isHydrated && (token === null || own !== null || unanswered !== null),
    problem: unanswered,
    reload,
  }
}
