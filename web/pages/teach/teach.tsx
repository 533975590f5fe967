import type { ReviewState } from '#contract/constants.ts'
import type { TaughtCourse, Teaching } from '#contract/teaching.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { count } from '../../ui/numbers.ts'
import { sum, thisMonth } from './sums.ts'
import type { Route } from './+types/teach'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.teach_title(), isHidden: true })

const load = () => api('GET /teach')

export default function Teach() {
  const { answer, problem, reload } = useCall(load)
  return (
    <div className="wrap teach-page">
      <header className="page-head teach-head">
        <h1>{m.teach_title()}</h1>
      </header>
      {problem !== null && <ProblemNote text={explain(problem)} tryAgain={reload} />}
      {!answer && problem === null && <TeachSkeleton />}
      {answer && (
        <>
          <Totals teaching={answer} />
          <section className="panel teach-courses">
            <h2>{m.teach_my_courses()}</h2>
            {answer.courses.length === 0 ? (
              <EmptyNote title={m.teach_empty_title()} text={m.teach_empty_text()} patch="stack" />
            ) : (
              <ul>
                {answer.courses.map((course) => (
                  <CourseRow key={course._id} course={course} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  )
}

function Totals({ teaching }: { teaching: Teaching }) {
  const totals = [
    { label: m.teach_learners(), value: count(teaching.learners) },
    { label: m.teach_questions(), value: count(teaching.questions) },
    { label: m.teach_tasks(), value: count(teaching.tasks) },
    { label: m.teach_earned({ month: thisMonth() }), value: sum(teaching.earnedCents) },
  ]
  return (
    <dl className="panel teach-totals" aria-label={m.teach_this_month()}>
      {totals.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const STATES: Record<ReviewState, { label: () => string; badge: string }> = {
  draft: { label: m.teach_state_draft, badge: 'badge-open' },
  in_review: { label: m.teach_state_in_review, badge: 'badge-info' },
  sent_back: { label: m.teach_state_sent_back, badge: 'badge-gold' },
  published: { label: m.teach_state_published, badge: 'badge-good' },
}

function CourseRow({ course }: { course: TaughtCourse }) {
  const { label, badge } = STATES[course.reviewState]
  return (
    <li className="teach-course">
      <div className="teach-course-name">
        <h3>{course.title}</h3>
        <span className={`badge ${badge}`}>{label()}</span>
      </div>
      <p className="teach-course-counts">
        <span>
          {course.learners === 1 ? m.teach_learner_one() : m.teach_learner_count({ count: count(course.learners) })}
        </span>
        {course.questions > 0 && (
          <span>
            {course.questions === 1
              ? m.teach_question_one()
              : m.teach_question_count({ count: count(course.questions) })}
          </span>
        )}
        {course.tasks > 0 && <span>{m.teach_task_count({ count: count(course.tasks) })}</span>}
        {course.earnedCents !== 0 && <span>{m.teach_earned_month({ sum: sum(course.earnedCents) })}</span>}
      </p>
    </li>
  )
}

const BONES = [1, 2, 3]

function TeachSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        {m.teach_loading()}
      </p>
      <div className="panel teach-courses" aria-hidden="true">
        {BONES.map((bone) => (
          <div key={bone} className="teach-course">
            <span className="bone" />
          </div>
        ))}
      </div>
    </>
  )
}
