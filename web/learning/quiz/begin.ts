// Starting an attempt, or resuming the open one.
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Attempt } from '#contract/calls/learning/quizzes.ts'
import { isAnswered } from '../quiz-question/answers.ts'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { keptAnswers, sendAnswers } from './answer-queue.ts'
import { keptAttempt } from './kept-attempt.ts'
import { quizHash } from './quiz-address.ts'

let begunAttempt: Attempt | null = null

/** Returns it once, because an attempt that was just started needn't be requested again. */
export function takeBegun(id: string): Attempt | null {
  const taken = begunAttempt
  begunAttempt = null
  return taken?._id === id ? taken : null
}

export function useBegin({ id: course, isPreview }: CourseData, quiz: string, onRefused: () => void) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { isBusy, run } = useWork({
    handle() {
      onRefused()
      return false
    },
  })

  const begin = (open: string | null) =>
    run(async () => {
      // Never starts a new attempt if the time has run out, because that would use one up.
      begunAttempt = await (open
        ? goOn(open)
        : api(`POST /quiz/{id}/${isPreview ? 'preview' : 'attempt'}`, { params: { id: quiz } }))
      const { _id, questions, answers, result } = begunAttempt
      const first = questions.findIndex((question) => !isAnswered(question, answers[question._id]))
      const hash = quizHash(_id, result ? 'result' : first + 1 || questions.length)
      void navigate({ pathname: paths.quiz(course, quiz), search, hash })
    })
  return { isBusy, begin }
}

async function goOn(id: string): Promise<Attempt> {
  await sendAnswers(id).catch(() => {})
  const attempt = await readAttempt(id)
  return { ...attempt, answers: { ...attempt.answers, ...keptAnswers(id) } }
}

/** Offline, returns the copy stored on this device. */
async function readAttempt(id: string): Promise<Attempt> {
  try {
    return await api('GET /attempt/{id}', { params: { id } })
  } catch (error) {
    const kept = error instanceof TypeError && keptAttempt(id)
    if (!kept) throw error
    return { ...kept.attempt, now: new Date(Date.now() + kept.ahead).toISOString() }
  }
}
