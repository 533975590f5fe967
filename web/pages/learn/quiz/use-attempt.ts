// An attempt on this device: every answer shows at once, is kept here, and is sent as soon as it can be.
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Answer, Attempt } from '#contract/quizzes.ts'
import { api } from '../../../session/api.ts'
import { beforeSignOut } from '../../../session/session.ts'
import { inTurn, keepAnswer, keptAnswers, sendAnswers } from './answer-queue.ts'
import { takeBegun } from './begin.ts'
import { createSaver, type Saver } from './saver.ts'

/** `ahead` is how much the server's clock is ahead of this device's. */
type Read = { attempt: Attempt; ahead: number }

const read = (attempt: Attempt): Read => ({ attempt, ahead: Date.parse(attempt.now) - Date.now() })

export function useAttempt(id: string) {
  const [state, setState] = useState<Read | null>(() => {
    const begun = takeBegun(id)
    return begun && read(begun)
  })
  const [problem, setProblem] = useState<unknown>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const isRefreshing = useRef(false)

  /** Also learns what another tab answered, and whether the time ran out. */
  const refresh = useCallback(async () => {
    if (isRefreshing.current) return
    isRefreshing.current = true
    try {
      const fresh = await inTurn(() => api('GET /attempt/{id}', { params: { id } }))
      const answers = fresh.result ? fresh.answers : { ...fresh.answers, ...keptAnswers(id) }
      setState(read({ ...fresh, answers }))
      setProblem(null)
    } catch (error) {
      setProblem(error)
    } finally {
      isRefreshing.current = false
    }
  }, [id])

  const saver = useRef<Saver>(null)
  const hasBegun = useRef(state !== null)
  useEffect(() => {
    const { save, stop } = (saver.current = createSaver(id, setIsWaiting, refresh))
    const saveAndRefresh = async () => {
      await save()
      await refresh()
    }
    const onReturn = () => void saveAndRefresh()
    const onVisibility = () => void (document.hidden ? save() : saveAndRefresh())
    const onLeave = () => void save()
    if (!hasBegun.current) onReturn()
    const forget = beforeSignOut(() => sendAnswers(id).catch(() => {}))
    window.addEventListener('focus', onReturn)
    window.addEventListener('online', onReturn)
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('focus', onReturn)
      window.removeEventListener('online', onReturn)
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onVisibility)
      forget()
      stop()
      void save()
    }
  }, [id, refresh])

  return {
    ...state,
    /** Without a network, what is on the page stays there. */
    problem: state && !(problem instanceof ApiError && problem.status < 500) ? null : problem,
    isWaiting,
    refresh,
    answer(question: string, answer: Answer) {
      keepAnswer(id, question, answer)
      setState(
        (before) =>
          before && {
            ...before,
            attempt: { ...before.attempt, answers: { ...before.attempt.answers, [question]: answer } },
          },
      )
      saver.current?.saveSoon()
    },
    /** Throws if the server cannot be reached; repeating it is harmless. */
    async handIn(): Promise<void> {
      try {
        await sendAnswers(id)
        const result = await inTurn(() => api('POST /attempt/{id}/submit', { params: { id } }))
        setState((before) => before && { ...before, attempt: { ...before.attempt, result } })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'submitted')) throw error
        await refresh()
      }
    },
  }
}
