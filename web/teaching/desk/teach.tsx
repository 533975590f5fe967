import { paths } from '#contract/paths.ts'
import type { Teaching } from '#contract/calls/teaching/teaching.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Asking } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { dayAndMonth } from '../../ui/local-times.ts'
import { count, dollars, thisMonth } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { CourseRow } from './course-row.tsx'
import { WaitingList } from './waiting-list.tsx'
import type { Route } from './+types/teach'

export const handle = { asks: ['GET /teach'] } satisfies Asking

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.teach_title(), isHidden: true })

const load = () => api('GET /teach')

export default function Teach() {
  const { answer, problem, reload } = useCall(load)
  return (
    <div className="wrap teach-page">
      <header className="page-head teach-head ends">
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
          <div className="teach-columns grid">
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
            {answer.courses.length > 0 && <WaitingList teaching={answer} />}
          </div>
        </>
      )}
    </div>
  )
}

function Totals({ teaching }: { teaching: Teaching }) {
  const { learners, questions, tasks, earnedCents, courses } = teaching
  const asked = courses.flatMap((course) =>
    course.firstQuestion ? [{ ...course.firstQuestion, course: course._id }] : [],
  )
  const question = asked.toSorted((one, other) => one.at.localeCompare(other.at))[0]
  const taskSince = courses.flatMap((course) => course.taskSince ?? []).toSorted()[0]
  const totals: { label: string; value: string; link?: { to: string; label: string } | undefined }[] = [
    { label: m.teach_learners(), value: count(learners) },
    {
      label: m.teach_questions(),
      value: count(questions),
      link: question && {
        to: paths.learn(question.course, question.lesson, question.question),
        label: m.teach_oldest({ day: dayAndMonth(question.at) }),
      },
    },
    {
      label: m.teach_tasks(),
      value: count(tasks),
      link: taskSince ? { to: paths.teachTasks, label: m.teach_oldest({ day: dayAndMonth(taskSince) }) } : undefined,
    },
    {
      label: m.teach_earned({ month: thisMonth() }),
      value: dollars(earnedCents),
      link: { to: paths.teachEarnings, label: m.teach_statement() },
    },
  ]
  return (
    <dl className="panel teach-totals" aria-label={m.teach_this_month()}>
      {totals.map(({ label, value, link }) => (
        <div className="column" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="numbers">{value}</dd>
          {link && (
            <dd className="numbers teach-totals-way">
              <PageLink className="link" to={link.to}>
                {link.label}
              </PageLink>
            </dd>
          )}
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
          <div key={bone} className="teach-course grid">
            <span className="bone" />
          </div>
        ))}
      </div>
    </>
  )
}
