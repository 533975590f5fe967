// The page before a quiz: its rules, the results so far, and the start button.
import { Suspense, useCallback, type ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Quiz } from '#contract/calls/learning/quizzes.ts'
import { useLogin, useRetryOnline } from '../../session/use-problem.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { digits } from '../../ui/numbers.ts'
import { LessonNotice } from '../lesson/lesson-notice.tsx'
import type { CourseData } from '../lesson/use-course.ts'
import { NextLink } from './next-link.tsx'

const WayIn = lazyPart(() => import('./way-in.tsx'))

type QuizIntroProps = { lessonId: string; course: CourseData; facts: ReactNode }

export function QuizIntro({ lessonId, course, facts }: QuizIntroProps) {
  const quiz = useCall(useCallback(() => api('GET /quiz/{id}', { params: { id: lessonId } }), [lessonId]))
  const { answer, problem } = quiz
  useLogin(problem)
  useRetryOnline(problem, quiz.reload)
  const isMissing = problem instanceof ApiError && problem.status === 404
  if (problem !== null && !isMissing) {
    return <LessonNotice problem={problem} lessonId={lessonId} course={course} retry={quiz.reload} />
  }
  if (isMissing || answer?.questions === 0) {
    return (
      <article className="quiz-intro">
        {facts}
        <p role="status">{m.quiz_empty()}</p>
        <div className="learn-actions">
          <NextLink course={course} lessonId={lessonId} isPrimary />
        </div>
      </article>
    )
  }
  const known = answer && (course.isPreview ? { ...answer, ...NOTHING_TAKEN } : answer)
  return (
    <QuizFrame facts={facts} quiz={known}>
      {known && (
        // Content below stays hidden until this has loaded, so that it doesn't move.
        <Suspense fallback={<span data-waiting hidden />}>
          <WayIn quiz={known} course={course} reload={quiz.reload} />
        </Suspense>
      )}
    </QuizFrame>
  )
}

/** The server renders it without the quiz, and the texts keep their places afterwards. */
export function QuizFrame({ facts, quiz, children }: { facts: ReactNode; quiz: Quiz | null; children?: ReactNode }) {
  return (
    <article className="quiz-intro" data-waiting={!quiz || undefined}>
      {facts}
      <dl className="quiz-facts wraps tint">
        <Fact name={m.quiz_questions()} value={quiz && digits(quiz.questions)} />
        <Fact name={m.quiz_needed()} value={quiz && m.quiz_needed_n({ n: digits(quiz.needed) })} />
        <Fact name={m.quiz_time()} value={quiz && timeInWords(quiz)} />
        <Fact name={m.quiz_attempts_left()} value={quiz && attemptsInWords(quiz)} />
      </dl>
      <p>{quiz ? explanation(quiz) : m.quiz_how_any()}</p>
      {children}
    </article>
  )
}

/** In a preview, the administrator's own attempts don't count, just like anyone else's. */
const NOTHING_TAKEN = { attemptsLeft: null, daily: false, open: null, attempts: [] }

export const isPassed = ({ attempts }: Quiz) => attempts.some(({ passed }) => passed)
export const isUsedUp = ({ attemptsLeft, open }: Quiz) => attemptsLeft === 0 && !open

const timeInWords = ({ minutes }: Quiz) =>
  minutes === null ? m.quiz_no_limit() : m.lessons_minutes({ n: digits(minutes) })

function attemptsInWords({ attemptsLeft: left, daily }: Quiz): string {
  if (left === null) return m.quiz_any_number()
  if (!daily) return digits(left)
  return left === 0 ? m.quiz_next_tomorrow() : m.quiz_some_then_daily({ n: digits(left) })
}

function explanation(quiz: Quiz): string {
  const isTimed = quiz.minutes !== null
  if (quiz.open) return isTimed ? m.quiz_is_open_timed() : m.quiz_is_open()
  if (isPassed(quiz)) return m.quiz_passed_before()
  if (isUsedUp(quiz)) return quiz.daily ? m.quiz_used_up_today() : m.quiz_used_up()
  return isTimed ? m.quiz_how_timed() : m.quiz_how()
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <span className="bone" />}</dd>
    </div>
  )
}
