// An attempt on this device: every answer immediately shows in all its tabs, is kept here, and is sent as soon as
// possible.
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

/** Answers on this device that aren't saved yet are newer than the server's. */
function withKept({ attempt, ahead }: ReadAttempt, given: Record<string, Answer> = {}): ReadAttempt {
  const newer = attempt.result ? {} : { ...given, ...keptAnswers(attempt._id) }
  return { attempt: { ...attempt, answers: { ...attempt.answers, ...newer } }, ahead }
}

/** An order that was only viewed counts as older than any given answer. */
const NEVER_GIVEN = new Date(0)

const SESSION_ENDED = 401

export function useAttempt(id: string) {
  const [early] = useState(() => takeEarlyAttempt(id))
  const [state, setState] = useState<ReadAttempt | null>(() => {
    const begun = takeBegun(id)
    return begun ? withClock(begun) : early?.read ? withKept(early.read) : null
  })
  /** Sends what is kept here first, then fetches the attempt again. */
  const [isSent] = useState(() => Object.keys(keptAnswers(id)).length === 0)
  /** The early request counts until the page makes its own. */
  const isAskedEarly = useRef(state === null && isSent)
  const ahead = state?.ahead ?? 0
  const [problem, setProblem] = useState<unknown>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const isRefreshing = useRef(false)
  /** It may have been submitted after the server answered. */
  const isAskedAgain = useRef(false)
  /** Answers given in another tab while the attempt was being requested. */
  const given = useRef<Record<string, Answer>>({})

  const show = useCallback((question: string, answer: Answer, isGiven: boolean) => {
    setState((before) => {
      if (!before) return before
      const { answers } = before.attempt
      const shown = isGiven ? { ...answers, [question]: answer } : { [question]: answer, ...answers }
      return { ...before, attempt: { ...before.attempt, answers: shown } }
    })
  }, [])

  /** Also picks up answers from another device, and whether the time has run out. */
  const refresh = useCallback(async () => {
    isAskedAgain.current = isRefreshing.current
    if (isRefreshing.current) return
    isRefreshing.current = true
    do {
      isAskedAgain.current = false
      given.current = {}
      try {
        const asked = isAskedEarly.current ? await early?.answer : null
        isAskedEarly.current = false
        const fresh = asked ?? withClock(await inTurn(() => api('GET /attempt/{id}', { params: { id } })))
        setState(withKept(fresh, given.current))
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
  // The attempt isn't stored after every answer, because answers are stored separately.
  const keep = useEffectEvent(() => state && keepAttempt(state))
  useEffect(() => {
    if (questions || result) keep()
  }, [questions, result])

  const saver = useRef<Saver>(null)
  const tabs = useRef<ReturnType<typeof joinTabs>>(null)
  const hasBegun = useRef(state !== null && isSent)
  useEffect(() => {
    const { save, stop } = (saver.current = createSaver(id, setIsWaiting, refresh))
    const applyNews = (news: TabNews) => {
      if (news === 'handed in') return void refresh()
      const { question, answer, isGiven } = news
      if (isGiven) given.current[question] = answer
      show(question, answer, isGiven)
    }
    const { leave } = (tabs.current = joinTabs(id, applyNews))
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
    /** Offline, the page keeps its content. */
    problem: state && !(problem instanceof ApiError && problem.status < 500) ? null : problem,
    isWaiting,
    refresh,
    answer: (question: string, answer: Answer) => give(question, answer, new Date(Date.now() + ahead)),
    /** Steps that were viewed count as an answer, even if the learner leaves them unchanged. */
    look: useCallback(
      ({ _id, kind, choices = [] }: Question) => {
        if (kind !== 'order' || keptAnswers(id)[_id]) return
        const order = choices.map((choice) => choice._id)
        give(_id, order, NEVER_GIVEN)
      },
      [id, give],
    ),
    /** Throws if the server can't be reached. Repeating the call is harmless. */
    async handIn(): Promise<void> {
      try {
        await sendAnswers(id)
        const result = await inTurn(() => api('POST /attempt/{id}/submit', { params: { id } }))
        setState((before) => before && { ...before, attempt: { ...before.attempt, result } })
        tabs.current?.tell('handed in')
      } catch (error) {
        const isOver = error instanceof ApiError && (error.code === 'submitted' || error.status === SESSION_ENDED)
        if (!isOver) throw error
        await refresh()
      }
    },
  }
}
