// An attempt on this device: every answer shows at once in all its tabs, is kept here, and is sent as soon as it can be.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Answer, Question } from '#contract/calls/learning/quizzes.ts'
import { api } from '../../session/api.ts'
import { beforeSignOut } from '../../session/session.ts'
import { inTurn, keepAnswer, keptAnswers, sendAnswers } from './answer-queue.ts'
import { takeBegun } from './begin.ts'
import { keepAttempt, keptAttempt, withClock } from './kept-attempt.ts'
import { takeEarlyAttempt, type ReadAttempt } from './early-attempt.ts'
import { createSaver, type Saver } from './saver.ts'
import { joinTabs, type TabNews } from './tabs.ts'

/** What was answered on this device and is not saved yet is newer than what the server knows. */
function withKept({ attempt, ahead }: ReadAttempt, heard: Record<string, Answer> = {}): ReadAttempt {
  const newer = attempt.result ? {} : { ...heard, ...keptAnswers(attempt._id) }
  return { attempt: { ...attempt, answers: { ...attempt.answers, ...newer } }, ahead }
}

/** An order that was only looked at is older than any that was given. */
const NEVER_GIVEN = new Date(0)

const ENDED = 401

export function useAttempt(id: string) {
  const [early] = useState(() => takeEarlyAttempt(id))
  const [state, setState] = useState<ReadAttempt | null>(() => {
    const begun = takeBegun(id)
    return begun ? withClock(begun) : early?.read ? withKept(early.read) : null
  })
  /** Sends what is kept here first, then fetches the attempt again. */
  const [isSent] = useState(() => Object.keys(keptAnswers(id)).length === 0)
  /** Until the page asks itself. */
  const isAskedEarly = useRef(state === null && isSent)
  const ahead = state?.ahead ?? 0
  const [problem, setProblem] = useState<unknown>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const isRefreshing = useRef(false)
  /** It may have been handed in after the server had answered. */
  const isAskedAgain = useRef(false)
  /** Answered in another tab while the attempt was being asked for. */
  const heard = useRef<Record<string, Answer>>({})

  const show = useCallback((question: string, answer: Answer, isGiven: boolean) => {
    setState((before) => {
      if (!before) return before
      const { answers } = before.attempt
      const shown = isGiven ? { ...answers, [question]: answer } : { [question]: answer, ...answers }
      return { ...before, attempt: { ...before.attempt, answers: shown } }
    })
  }, [])

  /** Also learns what another device answered, and whether the time ran out. */
  const refresh = useCallback(async () => {
    isAskedAgain.current = isRefreshing.current
    if (isRefreshing.current) return
    isRefreshing.current = true
    do {
      isAskedAgain.current = false
      heard.current = {}
      try {
        const asked = isAskedEarly.current ? await early?.answer : null
        isAskedEarly.current = false
        const fresh = asked ?? withClock(await inTurn(() => api('GET /attempt/{id}', { params: { id } })))
        setState(withKept(fresh, heard.current))
        setProblem(null)
      } catch (error) {
        const kept = error instanceof TypeError && keptAttempt(id)
        if (kept) setState((before) => before ?? withKept(kept))
        setProblem(error)
      }
    } while (isAskedAgain.current)
    isRefreshing.current = false
  }, [id, early])

  const questions = state?.attempt.questions
  const result = state?.attempt.result
  // Not at every answer: those are kept by themselves.
  const keep = useEffectEvent(() => state && keepAttempt(state))
  useEffect(() => {
    if (questions || result) keep()
  }, [questions, result])

  const saver = useRef<Saver>(null)
  const tabs = useRef<ReturnType<typeof joinTabs>>(null)
  const hasBegun = useRef(state !== null && isSent)
  useEffect(() => {
    const { save, stop } = (saver.current = createSaver(id, setIsWaiting, refresh))
    const hear = (news: TabNews) => {
      if (news === 'handed in') return void refresh()
      const { question, answer, isGiven } = news
      if (isGiven) heard.current[question] = answer
      show(question, answer, isGiven)
    }
    const { leave } = (tabs.current = joinTabs(id, hear))
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
      leave()
      stop()
      void save()
    }
  }, [id, refresh, show])

  const give = useCallback(
    (question: string, answer: Answer, at: Date) => {
      const isGiven = at !== NEVER_GIVEN
      keepAnswer(id, question, answer, at)
      show(question, answer, isGiven)
      tabs.current?.tell({ question, answer, isGiven })
      saver.current?.saveSoon()
    },
    [id, show],
  )

  return {
    ...state,
    /** Without a network, what is on the page stays there. */
    problem: state && !(problem instanceof ApiError && problem.status < 500) ? null : problem,
    isWaiting,
    refresh,
    answer: (question: string, answer: Answer) => give(question, answer, new Date(Date.now() + ahead)),
    /** Steps that were looked at are an answer, even if somebody leaves them as they are. */
    look: useCallback(
      ({ _id, kind, choices = [] }: Question) => {
        if (kind !== 'order' || keptAnswers(id)[_id]) return
        const order = choices.map((choice) => choice._id)
        give(_id, order, NEVER_GIVEN)
      },
      [id, give],
    ),
    /** Throws if the server cannot be reached; repeating it is harmless. */
    async handIn(): Promise<void> {
      try {
        await sendAnswers(id)
        const result = await inTurn(() => api('POST /attempt/{id}/submit', { params: { id } }))
        setState((before) => before && { ...before, attempt: { ...before.attempt, result } })
        tabs.current?.tell('handed in')
      } catch (error) {
        const isOver = error instanceof ApiError && (error.code === 'submitted' || error.status === ENDED)
        if (!isOver) throw error
        await refresh()
      }
    },
  }
}
