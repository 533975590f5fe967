import { Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Quiz } from '#contract/calls/learning/quizzes.ts'
import { m } from '../../paraglide/messages.js'
import { loginPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { digits, moment } from '../../ui/numbers.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useOnline } from '../../ui/use-online.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { sendAnswers } from './answer-queue.ts'
import { useBegin } from './begin.ts'
import { keptAttempt } from './kept-attempt.ts'
import { NextLink } from './next-link.tsx'
import { quizHash } from './quiz-address.ts'
import { isPassed, isUsedUp } from './quiz-intro.tsx'

/** Only needed offline. */
const ReadQuestions = lazyPart(() => import('./read-questions.tsx'))

/** Starting or resuming, and earlier attempts. */
export default function WayIn({ quiz, course, reload }: { quiz: Quiz; course: CourseData; reload: () => void }) {
  const { _id, open, attempts } = quiz
  const hasPassed = isPassed(quiz)
  const isClosed = isUsedUp(quiz)
  const { isBusy, begin } = useBegin(course, _id, reload)
  const session = useSession()
  const location = useLocation()
  useSendKept(open)
  const style = hasPassed && !open ? 'button' : 'button button-primary'
  const isOnline = useOnline()
  const mayBegin = isOnline || (open !== null && keptAttempt(open) !== undefined)
  const label = open ? m.quiz_continue() : attempts.length ? m.quiz_try_again() : m.quiz_start()

  return (
    <>
      {!mayBegin && !isClosed && <p role="status">{m.quiz_begins_online()}</p>}
      <div className="learn-actions">
        {isClosed ? null : session ? (
          <button type="button" className={style} disabled={isBusy || !mayBegin} onClick={() => void begin(open)}>
            {label}
          </button>
        ) : (
          <Link className={style} to={loginPath(location)}>
            {label}
          </Link>
        )}
        <NextLink course={course} lessonId={_id} isPrimary={isClosed || (hasPassed && !open)} />
      </div>
      {!mayBegin && quiz.minutes === null && (
        <Suspense>
          <ReadQuestions quiz={_id} />
        </Suspense>
      )}
      {attempts.length > 0 && (
        <section className="quiz-list surface">
          <h2>{m.quiz_earlier()}</h2>
          <ol>
            {attempts.map(({ _id: id, number, at, points, outOf, passed }) => (
              <li className="learn-row" key={id} data-is={passed ? 'done' : undefined}>
                <Link
                  to={{ pathname: paths.quiz(course.id, _id), search: location.search, hash: quizHash(id, 'result') }}
                >
                  <span className="learn-row-mark middle">{passed && <Icon name="check" />}</span>
                  <b>
                    {m.quiz_score({ a: digits(points), b: digits(outOf) })},{' '}
                    {passed ? m.quiz_is_passed() : m.quiz_is_not_passed()}
                  </b>
                  <small>
                    {m.quiz_attempt({ n: digits(number) })} · {moment(at)}
                  </small>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** Answers given offline are sent even if the learner doesn't continue now. */
function useSendKept(open: string | null): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (open && isOnline) sendAnswers(open).catch(() => {})
  }, [open, isOnline])
}
