import { useCallback, useEffect } from 'react'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'

const ASK_AGAIN_MS = 5000

/** The recordings of a class, polled until they are ready. */
export function useRecordings(session: string) {
  const { answer, problem, reload } = useCall(
    useCallback(() => api('GET /live/{session}/recordings', { params: { session } }), [session]),
  )
  const isUnfinished = answer?.some(({ state }) => state !== 'ready' && state !== 'failed') ?? false
  useEffect(() => {
    if (!isUnfinished) return
    const timer = setInterval(reload, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnfinished, reload])
  return { recordings: answer, problem, reload }
}
