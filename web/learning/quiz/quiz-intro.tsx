// In front of a quiz: what to expect, what was reached so far, and the way in.
import { useCallback, useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import type { Quiz } from '#contract/quizzes.ts'
import { useLogin, useRetryOnline } from '../use-problem.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { loginPath } from '../../session/return-path.ts'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { digits, moment } from '../../ui/numbers.ts'
import { useOnline } from '../../ui/use-online.ts'
import type { LessonNotice } from '../lesson/lesson-notice.tsx'
import type { QuizBones } from '../lesson/lesson-skeleton.tsx'
import type { CourseData } from '../lesson/use-course.ts'
import { sendAnswers } from './answer-queue.ts'
import { useBegin } from './begin.ts'
import { NextLink } from './next-link.tsx'
import { quizHash } from './quiz-address.ts'
import '../quiz-question/quiz.css'

type QuizIntroProps = {
  lessonId: string
  course: CourseData
  facts: ReactNode
  /** Why a quiz does not open, and the way on; the lesson's page has it anyway. */
  Notice: typeof LessonNotice
  Bones: typeof QuizBones
}

export default function QuizIntro({ lessonId, course, facts, Notice, Bones }: QuizIntroProps) {
  const quiz = useCall(useCallback(() => api('GET /quiz/{id}', { params: { id: lessonId } }), [lessonId]))
  const { answer, problem } = quiz
  useLogin(problem)
  useRetryOnline(problem, quiz.reload)
  const isMissing = problem instanceof ApiError && problem.status === 404
  if (problem !== null && !isMissing) {
    return <Notice problem={problem} lessonId={lessonId} course={course} retry={quiz.reload} />
  }
  const isEmpty = isMissing || answer?.questions === 0
  return (
    <article className="quiz-intro" data-waiting={(!isEmpty && !answer) || undefined}>
      {facts}
      {isEmpty ? (
        <>
          <p role="status">{m.quiz_empty()}</p>
          <div className="learn-actions">
            <NextLink course={course} lessonId={lessonId} isPrimary />
          </div>
        </>
      ) : answer ? (
        <Expected
          quiz={course.isPreview ? { ...answer, ...NOTHING_TAKEN } : answer}
          course={course}
          reload={quiz.reload}
        />
      ) : (
        <Bones />
      )}
    </article>
  )
}

/** In a preview, the administrator's own attempts are no more there than anybody else's. */
const NOTHING_TAKEN = { attemptsLeft: null, daily: false, open: null, attempts: [] }

function Expected({ quiz, course, reload }: { quiz: Quiz; course: CourseData; reload: () => void }) {
  const { _id, questions, needed, minutes, attemptsLeft, daily, open, attempts } = quiz
  const hasPassed = attempts.some(({ passed }) => passed)
  const isClosed = attemptsLeft === 0 && !open
  const { isBusy, begin } = useBegin(course, _id, reload)
  const session = useSession()
  const location = useLocation()
  useSendKept(open)
  const style = hasPassed && !open ? 'button' : 'button button-primary'
  const label = open ? m.quiz_continue() : attempts.length ? m.quiz_try_again() : m.quiz_start()

  return (
    <>
      <dl className="quiz-facts">
        <Fact name={m.quiz_questions()} value={digits(questions)} />
        <Fact name={m.quiz_needed()} value={digits(needed)} />
        <Fact
          name={m.quiz_time()}
          value={minutes === null ? m.quiz_no_limit() : m.lessons_minutes({ n: digits(minutes) })}
        />
        <Fact name={m.quiz_attempts_left()} value={attemptsInWords(quiz)} />
      </dl>
      <p>
        {!isClosed
          ? explanation(quiz, hasPassed)
          : hasPassed
            ? m.quiz_passed_before()
            : daily
              ? m.quiz_used_up_today()
              : m.quiz_used_up()}
      </p>
      <div className="learn-actions">
        {isClosed ? null : session ? (
          <button type="button" className={style} disabled={isBusy} onClick={() => void begin(open)}>
            {label}
          </button>
        ) : (
          <Link className={style} to={loginPath(location)}>
            {label}
          </Link>
        )}
        <NextLink course={course} lessonId={_id} isPrimary={isClosed || (hasPassed && !open)} />
      </div>
      {attempts.length > 0 && (
        <section className="quiz-list">
          <h2>{m.quiz_earlier()}</h2>
          <ol>
            {attempts.map(({ _id: id, number, at, points, outOf, passed }) => (
              <li className="learn-row" key={id} data-is={passed ? 'done' : undefined}>
                <Link
                  to={{ pathname: paths.quiz(course.id, _id), search: location.search, hash: quizHash(id, 'result') }}
                >
                  <span className="learn-row-mark">{passed && <Icon name="check" />}</span>
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

/** What was answered without a network is sent even if the learner does not go on now. */
function useSendKept(open: string | null): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (open && isOnline) sendAnswers(open).catch(() => {})
  }, [open, isOnline])
}

function attemptsInWords({ attemptsLeft: left, daily }: Quiz): string {
  if (left === null) return m.quiz_any_number()
  if (!daily) return digits(left)
  return left === 0 ? m.quiz_next_tomorrow() : m.quiz_some_then_daily({ n: digits(left) })
}

function explanation({ open, minutes }: Quiz, hasPassed: boolean): string {
  if (open) return minutes === null ? m.quiz_is_open() : m.quiz_is_open_timed()
  if (hasPassed) return m.quiz_passed_before()
  return minutes === null ? m.quiz_how() : m.quiz_how_timed()
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
