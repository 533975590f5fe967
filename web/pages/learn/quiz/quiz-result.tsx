import { useCallback, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Attempt, QuizResult } from '#contract/quizzes.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { useCall } from '../../../session/use-call.ts'
import { digits } from '../../../ui/numbers.ts'
import type { CourseData } from '../use-course.ts'
import { useBegin } from './begin.ts'
import { LookFirst } from './look-first.tsx'
import { NextLink } from './next-link.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { quizHash } from './quiz-address.ts'
import { ResultLily } from './result-lily.tsx'

type QuizResultPageProps = {
  attempt: Attempt
  result: QuizResult
  title: string
  lessonId: string
  course: CourseData
}

export function QuizResultPage({ attempt, result, title, lessonId, course }: QuizResultPageProps) {
  const { points, outOf, needed, passed, isLate, review } = result
  const { search } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const quiz = useCall(useCallback(() => api('GET /quiz/{id}', { params: { id: lessonId } }), [lessonId]))
  const { isBusy, begin } = useBegin(course, lessonId, quiz.reload)
  const left = course.isPreview ? null : quiz.answer?.attemptsLeft
  useEffect(() => heading.current?.focus(), [])

  const count = { a: digits(points), b: digits(outOf) }
  const n = digits(needed)
  const canTryAgain = !passed && left !== 0
  const explanations = review && (
    <Link className="button button-large" to={{ search, hash: quizHash(attempt._id, 'review') }}>
      {m.quiz_see_explanations()}
    </Link>
  )
  return (
    <>
      <QuizBar title={title} leave={m.quiz_back_to_lessons()} />
      <div className="quiz-in quiz-result">
        <ResultLily points={points} outOf={outOf} />
        <h1 ref={heading} tabIndex={-1}>
          {passed ? m.quiz_passed(count) : m.quiz_not_yet(count)}
        </h1>
        <p>
          {isLate && `${m.quiz_was_late()} `}
          {passed ? m.quiz_you_needed({ n }) : m.quiz_you_need({ n })}{' '}
          {passed ? !course.isPreview && m.quiz_attempt_number({ n: digits(attempt.number) }) : leftInWords(left)}
        </p>
        <div className="quiz-actions">
          {canTryAgain ? (
            <button
              type="button"
              className="button button-primary button-large"
              disabled={isBusy}
              onClick={() => void begin((!course.isPreview && quiz.answer?.open) || null)}
            >
              {m.quiz_try_again()}
            </button>
          ) : (
            <NextLink course={course} lessonId={lessonId} isPrimary isLarge />
          )}
          {explanations}
        </div>
        {!review && <p>{m.quiz_no_review()}</p>}
        {!passed && review && <LookFirst review={review} course={course} />}
      </div>
    </>
  )
}

/** Empty until it is known. */
function leftInWords(left: number | null | undefined): string {
  if (left === undefined) return ''
  if (left === null) return m.quiz_left_any()
  if (left === 0) return m.quiz_left_none()
  return left === 1 ? m.quiz_left_one() : m.quiz_left_some({ n: digits(left) })
}
