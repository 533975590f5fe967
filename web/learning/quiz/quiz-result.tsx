import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Attempt, QuizResult } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import CourseFinished from '../lesson/course-finished.tsx'
import type { CourseData } from '../lesson/use-course.ts'
import { LookFirst } from './look-first.tsx'
import { NextLink } from './next-link.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { quizHash } from './quiz-address.ts'
import { ResultLily } from './result-lily.tsx'
import { isRevealed, whenRevealed } from './revealed.ts'
import { useTryAgain } from './use-try-again.ts'

type QuizResultPageProps = {
  attempt: Attempt
  result: QuizResult
  title: string
  lessonId: string
  course: CourseData
}

export default function QuizResultPage({ attempt, result, title, lessonId, course }: QuizResultPageProps) {
  const { points, outOf, needed, passed, isLate, review } = result
  const { search } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { isBusy, left, isDaily, tryAgain } = useTryAgain(course, lessonId)
  useEffect(() => heading.current?.focus(), [])

  const count = { a: digits(points), b: digits(outOf) }
  const n = digits(needed)
  const canTryAgain = !passed && left !== 0
  return (
    <>
      <QuizBar title={title} leave={m.quiz_back_to_lessons()} />
      <div className="quiz-in quiz-result centred">
        <ResultLily points={points} outOf={outOf} />
        <h1 ref={heading} tabIndex={-1}>
          {passed ? m.quiz_passed(count) : m.quiz_not_yet(count)}
        </h1>
        <p>
          {isLate && `${m.quiz_was_late()} `}
          {passed ? m.quiz_you_needed({ n }) : m.quiz_you_need({ n })}{' '}
          {passed
            ? !course.isPreview && m.quiz_attempt_number({ n: digits(attempt.number) })
            : leftInWords(left, isDaily)}
        </p>
        <div className="quiz-actions wraps">
          {canTryAgain ? (
            <button type="button" className="button button-primary button-large" disabled={isBusy} onClick={tryAgain}>
              {m.quiz_try_again()}
            </button>
          ) : (
            <NextLink course={course} lessonId={lessonId} isPrimary isLarge />
          )}
          <Link className="button button-large" to={{ search, hash: quizHash(attempt._id, 'review') }}>
            {isRevealed(result) ? m.quiz_see_explanations() : m.quiz_see_verdicts()}
          </Link>
        </div>
        {!isRevealed(result) && <p>{whenRevealed(result)}</p>}
        {!passed && <LookFirst review={review} course={course} />}
      </div>
      {course.isJustFinished && <CourseFinished course={course} />}
    </>
  )
}

/** Empty until the number is known. */
function leftInWords(left: number | null | undefined, isDaily: boolean): string {
  if (left === undefined) return ''
  if (left === null) return m.quiz_left_any()
  if (left === 0) return isDaily ? m.quiz_left_tomorrow() : m.quiz_left_none()
  const words = left === 1 ? m.quiz_left_one() : m.quiz_left_some({ n: digits(left) })
  return isDaily ? `${words} ${m.quiz_then_daily()}` : words
}
