import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { coursePath } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { currentSession } from '../../session/session.ts'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { Notice } from '../notice.tsx'
import type { CourseData } from './use-course.ts'

/** Shown in place of lessons: none yet, no such course, or a server failure. */
export default function NoLessons({ course: { about, syllabus, order, problem, reload } }: { course: CourseData }) {
  const collection = { to: paths.myCollection, label: m.learn_back_collection() }
  if (problem instanceof ApiError && (problem.status === 404 || problem.status === 422)) {
    return <Notice title={m.learn_no_course()} text={m.learn_no_course_text()} action={collection} />
  }
  if (problem !== null) return <Notice title={m.learn_failed()} text={explain(problem)} tryAgain={reload} />
  const reader = order && currentSession()?.email
  const text = reader ? m.learn_preparing_mail({ email: reader }) : m.learn_preparing_text()
  const other = order ? { to: paths.receipt(order), label: m.receipt_title() } : collection
  if (!about) return <Notice title={m.learn_preparing()} text={text} action={collection} />
  const parts = syllabus ? [syllabus.free, syllabus.email, syllabus.monologues] : []
  const chapters = parts.map(({ title }) => title).filter(Boolean)
  return (
    <Notice
      title={m.learn_preparing()}
      text={text}
      action={{ to: coursePath(about), label: m.learn_covers() }}
      other={other}
    >
      {chapters.length > 0 && (
        <section className="learn-planned surface">
          <h2>{m.learn_planned()}</h2>
          <ol>
            {chapters.map((title, index) => (
              <li className="row" key={title} lang={langOf(title)}>
                <span className="middle tint">{digits(index + 1)}</span>
                {title}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Notice>
  )
}
