// The server renders a batch as everyone sees it. The browser asks again as the signed-in person.
import { useCallback, useEffect, useState } from 'react'
import type { Batch } from '#contract/calls/live/live.ts'
import { useRetryOnline } from '../../session/use-problem.ts'
import { api } from '../../session/api.ts'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWatch } from '../../ui/use-watch.ts'

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

  // The open sheet itself shows that a parent has paid, and would disappear with the card below it.
  const [isAsking, setIsAsking] = useState(false)
  const onOpened = () => setIsAsking(true)
  const onClosed = () => {
    setIsAsking(false)
    reload()
  }

  // People who come back from paying, or to a page left open, see the current status.
  useEffect(() => {
    if (isAsking) return
    const refresh = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [isAsking, reload])

  // A parent may pay on another device, and an administrator may decide about a payment under review.
  useWatch(!isAsking && typeof own?.mine?.order === 'string', reload)

  const unanswered = own === null ? problem : null
  return {
    batch: own ?? batch,
    /** Nobody is asked to take a seat that they may already have. */
    isKnown: isHydrated && (token === null || own !== null || unanswered !== null),
    problem: unanswered,
    reload,
    asking: { onOpened, onClosed },
  }
}
