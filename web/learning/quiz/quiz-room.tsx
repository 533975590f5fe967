// Taking a quiz, its result and its review.
import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLogin } from '../../session/use-problem.ts'
import { m } from '../../paraglide/messages.js'
import { pageTitle } from '../../seo/page-meta.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { LessonNotice } from '../lesson/lesson-notice.tsx'
import type { CourseData } from '../lesson/use-course.ts'
import { QuestionPage } from './question-page.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { quizHash, type QuizView } from './quiz-address.ts'
import { useAttempt } from './use-attempt.ts'
import '../quiz.css'

/** Nobody needs these before submitting. */
const QuizResultPage = lazyPart(() => import('./quiz-result.tsx'))
const QuizReview = lazyPart(() => import('./quiz-review.tsx'))

type QuizRoomProps = { lessonId: string; course: CourseData; view: QuizView }

export function QuizRoom({ lessonId, course, view }: QuizRoomProps) {
  const { lessons, learning, reload } = course
  const own = useAttempt(view.attempt)
  const { attempt, ahead = 0, problem } = own
  const title = lessons?.find(({ _id }) => _id === lessonId)?.title ?? m.quiz_title()
  const result = attempt?.result
  const navigate = useNavigate()
  const { search } = useLocation()
  // Only the owner knows an attempt's URL, so there was a session.
  useLogin(problem, 'ended')

  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])

  // The attempt was submitted, by the learner, another tab or the server.
  const isBehind = Boolean(result) && typeof view.part === 'number'
  useEffect(() => {
    if (isBehind) void navigate({ search, hash: quizHash(view.attempt, 'result') }, { replace: true })
  }, [isBehind, navigate, search, view.attempt])

  const isUnlisted = learning && !learning.places.find(({ item }) => item === lessonId)?.done
  const isNews = Boolean(result?.passed && isUnlisted)
  useEffect(() => {
    if (isNews) reload()
  }, [isNews, reload])

  if (problem !== null) {
    return (
      <div className="quiz">
        <QuizBar title={title} leave={m.quiz_back_to_lessons()} />
        <LessonNotice problem={problem} lessonId={lessonId} course={course} retry={() => void own.refresh()} />
      </div>
    )
  }
  return (
    <div className="quiz">
      {!attempt ? (
        <>
          <QuizBar title={title} leave={m.quiz_back_to_lessons()} />
          <QuestionSkeleton />
        </>
      ) : !result ? (
        <QuestionPage
          attempt={attempt}
          ahead={ahead}
          number={typeof view.part === 'number' ? view.part : 1}
          title={title}
          own={own}
        />
      ) : (
        <Suspense fallback={<QuizBar title={title} leave={m.quiz_back_to_lessons()} />}>
          {view.part === 'review' ? (
            <QuizReview attempt={attempt} result={result} title={title} lessonId={lessonId} course={course} />
          ) : (
            <QuizResultPage attempt={attempt} result={result} title={title} lessonId={lessonId} course={course} />
          )}
        </Suspense>
      )}
    </div>
  )
}
