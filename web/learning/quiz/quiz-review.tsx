import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Attempt, Question, QuizResult, Reviewed } from '#contract/calls/learning/quizzes.ts'
import { clock } from '../clock.ts'
import { RichText } from '../quiz-question/rich-text.tsx'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { GivenAnswer } from './given-answer.tsx'
import { NextLink } from './next-link.tsx'
import { QuizBar } from './quiz-bar.tsx'
import { secondHash } from '../lesson/lesson-address.ts'
import { quizHash } from './quiz-address.ts'
import { isRevealed, whenRevealed } from './revealed.ts'
import { useTryAgain } from './use-try-again.ts'

type QuizReviewProps = { attempt: Attempt; result: QuizResult; title: string; lessonId: string; course: CourseData }

/** Each question with its verdict and answer and, once revealed, the correct answer and explanation. */
export default function QuizReview({ attempt, result, title, lessonId, course }: QuizReviewProps) {
  const { review, passed } = result
  const { isBusy, left, tryAgain } = useTryAgain(course, lessonId)
  const canTryAgain = !passed && left !== 0
  const [isWrongOnly, setIsWrongOnly] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const wrong = review.filter(({ isRight }) => !isRight)
  const questions = new Map(attempt.questions.map((question) => [question._id, question]))
  const score = { a: digits(review.length - wrong.length), b: digits(review.length) }

  return (
    <>
      <QuizBar title={title} leave={m.quiz_back_to_result()} icon="arrow-left" hash={quizHash(attempt._id, 'result')}>
        <span className="quiz-time inline muted">{m.quiz_score(score)}</span>
      </QuizBar>
      <div className="quiz-in">
        <div className="quiz-review-head ends">
          <h1 ref={heading} tabIndex={-1}>
            {m.quiz_review()}
          </h1>
          {wrong.length > 0 && (
            <div role="group" aria-label={m.quiz_shown()}>
              <button type="button" aria-pressed={!isWrongOnly} onClick={() => setIsWrongOnly(false)}>
                {m.quiz_all({ n: digits(review.length) })}
              </button>
              <button type="button" aria-pressed={isWrongOnly} onClick={() => setIsWrongOnly(true)}>
                {m.quiz_wrong_count({ n: digits(wrong.length) })}
              </button>
            </div>
          )}
        </div>
        {!isRevealed(result) && <p className="quiz-reveal">{whenRevealed(result)}</p>}
        <ol className="quiz-review stack">
          {(isWrongOnly ? wrong : review).map((each) => {
            const question = questions.get(each.question)
            return question && <ReviewedQuestion key={each.question} {...each} asked={question} course={course} />
          })}
        </ol>
      </div>
      <footer className="quiz-foot">
        <div>
          {canTryAgain && (
            <button type="button" className="button button-primary" disabled={isBusy} onClick={tryAgain}>
              {m.quiz_try_again()}
            </button>
          )}
          <NextLink course={course} lessonId={lessonId} isPrimary={!canTryAgain} />
        </div>
      </footer>
    </>
  )
}

type ReviewedQuestionProps = Reviewed & { asked: Question; course: CourseData }

function ReviewedQuestion(props: ReviewedQuestionProps) {
  const { asked, isRight, given, right, explanation, html, lesson, second, course } = props
  const taught = course.lessons?.find(({ _id }) => _id === lesson)
  return (
    <li data-is={isRight ? 'right' : 'wrong'}>
      <span className="quiz-verdict middle">
        <Icon name={isRight ? 'check' : 'close'} />
      </span>
      <h2>
        <small>{isRight ? m.quiz_right() : m.quiz_wrong()}</small>
        <RichText text={asked.text} html={asked.html} />
      </h2>
      {asked.picture && <img src={asked.picture} alt={m.quiz_picture()} />}
      <dl>
        <dt>{m.quiz_your_answer()}</dt>
        <dd>
          <GivenAnswer question={asked} answer={given} />
        </dd>
        {!isRight && right !== undefined && (
          <>
            <dt>{m.quiz_right_answer()}</dt>
            <dd>
              <GivenAnswer question={asked} answer={right} />
            </dd>
          </>
        )}
      </dl>
      {(explanation || taught) && (
        <p>
          {explanation && <RichText text={explanation} html={html} />}{' '}
          {taught && (
            <Link className="link" to={course.pathTo(taught._id) + secondHash(second)} lang={langOf(taught.title)}>
              {second === null ? taught.title : m.quiz_at({ title: taught.title, time: clock(second) })}
            </Link>
          )}
        </p>
      )}
    </li>
  )
}
