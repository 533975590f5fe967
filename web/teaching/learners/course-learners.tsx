import { useCallback } from 'react'
import type { CourseProgress } from '#contract/calls/teaching/course-learners.ts'
import { ExportButton } from '../../admin-controls/export-button.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { langOf } from '../../ui/language.tsx'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { count } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { LearnerList } from './learner-list.tsx'
import './learners.css'

const PARTS = [320, 240]

type CourseLearnersProps = {
  courseId: string
  /** The page for writing to its learners. */
  announcePath: string
}

/** Where a course's learners stop, and each of the learners. */
export function CourseLearners({ courseId, announcePath }: CourseLearnersProps) {
  const load = useCallback(() => api('GET /course/{id}/progress', { params: { id: courseId } }), [courseId])
  const { answer, problem, reload } = useCall(load)
  return (
    <div className="wrap wrap-work learners stack">
      <header className="page-head learners-head ends">
        <div>
          <h1>{m.learners_title()}</h1>
          {answer && (
            <p>
              <b lang={langOf(answer.title)}>{answer.title}</b>
              <br />
              {learnersTotal(answer)}
            </p>
          )}
        </div>
        {answer && answer.learners > 0 && (
          <div className="wraps">
            <ExportButton
              label={m.csv_export_completions()}
              ask={() => api('POST /export/completions', { query: { course: courseId } })}
            />
            <ExportButton
              label={m.csv_export_quizzes()}
              ask={() => api('POST /export/quizResults', { query: { course: courseId } })}
            />
            <PageLink className="button button-small" to={`${announcePath}?course=${courseId}`}>
              {m.learners_announce()}
            </PageLink>
          </div>
        )}
      </header>
      {problem !== null && <ProblemNote text={m.learners_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!answer && problem === null && <LoadingBlocks heights={PARTS} />}
      {answer &&
        (answer.learners ? (
          <>
            <Stops progress={answer} />
            <LearnerList courseId={courseId} lessons={answer.lessons} />
          </>
        ) : (
          <EmptyNote patch="boat" title={m.learners_empty_title()} text={m.learners_empty_text()} />
        ))}
    </div>
  )
}

function learnersTotal({ learners, finished }: CourseProgress): string {
  const shown = count(finished)
  return learners === 1
    ? m.learners_total_one({ finished: shown })
    : m.learners_total({ n: count(learners), finished: shown })
}

function Stops({ progress: { lessons, learners } }: { progress: CourseProgress }) {
  return (
    <section className="panel learners-stops">
      <header>
        <h2>{m.learners_stops()}</h2>
        <p className="muted">{lessons.length ? m.learners_stops_text() : m.learners_no_lessons()}</p>
      </header>
      {lessons.length > 0 && (
        <table className="ledger numbers" aria-label={m.learners_stops()}>
          <thead>
            <tr>
              {[m.learners_lesson(), m.learners_begun(), m.learners_done(), m.learners_stopped()].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lessons.map(({ _id, title, begun, done, stopped }) => (
              <tr key={_id}>
                <th scope="row">
                  <span lang={langOf(title)}>{title}</span>
                  <progress value={done} max={learners} aria-hidden="true" />
                </th>
                <td>{count(begun)}</td>
                <td>{count(done)}</td>
                <td data-some={stopped > 0 || undefined}>{count(stopped)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
