import { useCallback, useState } from 'react'
import type { CourseLearner, CourseProgress } from '#contract/calls/teaching/course-learners.ts'
import { StitchRow } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { digits, moment } from '../../ui/numbers.ts'
import { useWork } from '../../session/use-work.ts'

type Lessons = CourseProgress['lessons']
type Page = { items: CourseLearner[]; after: string | null }

/** The learners, newest first, page by page. */
export function LearnerList({ courseId, lessons }: { courseId: string; lessons: Lessons }) {
  const load = useCallback(
    (after?: string): Promise<Page> =>
      api.page('GET /course/{id}/learners', { params: { id: courseId }, query: after ? { after } : {} }),
    [courseId],
  )
  const first = useCall(useCallback(() => load(), [load]))
  const [later, setLater] = useState<Page[]>([])
  const { isBusy: isLoadingMore, run } = useWork({ reason: (error) => m.learners_failed({ reason: explain(error) }) })
  const pages = first.answer ? [first.answer, ...later] : []
  const after = pages.at(-1)?.after

  const showMore = async (after: string) => {
    const page = await load(after)
    setLater((before) => [...before, page])
  }

  return (
    <section className="learners-list" aria-busy={first.isLoading || isLoadingMore}>
      <h2>{m.learners_title()}</h2>
      {!first.answer && first.problem === null && <LoadingNote />}
      {first.problem !== null && (
        <ProblemNote text={m.learners_failed({ reason: explain(first.problem) })} tryAgain={first.reload} />
      )}
      <ul>
        {pages.flatMap(({ items }) =>
          items.map((learner) => <Learner key={learner._id} learner={learner} lessons={lessons} />),
        )}
      </ul>
      {after && (
        <button
          type="button"
          className="button learners-more"
          disabled={isLoadingMore}
          onClick={() => void run(() => showMore(after))}
        >
          {isLoadingMore && <span className="spinner" />}
          {m.tables_more()}
        </button>
      )}
    </section>
  )
}

function Learner({ learner, lessons }: { learner: CourseLearner; lessons: Lessons }) {
  const { name, seenAt, done, begun } = learner
  const stateOf = (id: string) => (done.includes(id) ? 'done' : begun.includes(id) ? 'here' : undefined)
  const marks = lessons.map(({ _id }) => stateOf(_id))
  const finished = marks.filter((mark) => mark === 'done').length
  const label = m.learners_of_lessons({ done: digits(finished), lessons: digits(lessons.length) })
  return (
    <li className="panel">
      <details>
        <summary className="stack">
          <Avatar name={name} />
          <span className="learners-name">
            <b lang={langOf(name)}>{name}</b>
            <small>{`${m.learners_seen()}: ${seenAt ? moment(seenAt) : m.learners_never()}`}</small>
          </span>
          <span className="learners-progress">
            <StitchRow marks={marks} label={label} />
            <small aria-hidden="true">{label}</small>
          </span>
        </summary>
        <ByLesson learner={learner} lessons={lessons} />
      </details>
    </li>
  )
}

function ByLesson({ learner: { done, begun, quizzes }, lessons }: { learner: CourseLearner; lessons: Lessons }) {
  const results = new Map(quizzes.map((quiz) => [quiz.lesson, quiz]))
  return (
    <ul className="learners-lessons stack" aria-label={m.learners_by_lesson()}>
      {lessons.map(({ _id, title }) => {
        const quiz = results.get(_id)
        const state = done.includes(_id)
          ? m.learners_state_done()
          : begun.includes(_id)
            ? m.learners_state_begun()
            : m.learners_state_open()
        return (
          <li className="wraps" key={_id}>
            <span lang={langOf(title)}>{title}</span>
            <small>{quiz ? resultOf(quiz) : state}</small>
          </li>
        )
      })}
    </ul>
  )
}

function resultOf({ points, outOf, passed, attempts }: CourseLearner['quizzes'][number]): string {
  const tries = attempts === 1 ? m.learners_quiz_attempts_one() : m.learners_quiz_attempts({ n: digits(attempts) })
  const result = passed ? m.learners_quiz_passed() : m.learners_quiz_failed()
  return `${m.learners_quiz({ points: digits(points), outOf: digits(outOf) })}, ${result}, ${tries}`
}
