import { paths } from '#contract/paths.ts'
import type { Teaching } from '#contract/teaching.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { count, dollars, thisMonth } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { CourseRow } from './course-row.tsx'
import type { Route } from './+types/teach'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.teach_title(), isHidden: true })

const load = () => api('GET /teach')

export default function Teach() {
  const { answer, problem, reload } = useCall(load)
  return (
    <div className="wrap teach-page">
      <header className="page-head teach-head">
        <h1>{m.teach_title()}</h1>
        <PageLink className="button button-primary" to={paths.teachNew}>
          <Icon name="plus" />
          {m.teach_new()}
        </PageLink>
      </header>
      {problem !== null && <ProblemNote text={explain(problem)} tryAgain={reload} />}
      {!answer && problem === null && <TeachSkeleton />}
      {answer && (
        <>
          <Totals teaching={answer} />
          <section className="panel teach-courses">
            <h2>{m.teach_my_courses()}</h2>
            {answer.courses.length === 0 ? (
              <EmptyNote
                title={m.teach_empty_title()}
                text={m.teach_empty_text()}
                patch="stack"
                action={{ to: paths.teachNew, label: m.teach_new() }}
              />
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
    { label: m.teach_earned({ month: thisMonth() }), value: dollars(teaching.earnedCents) },
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
