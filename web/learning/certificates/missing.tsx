import type { CourseCertificate, MissingLesson } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** Which lessons are missing before the certificate, and why. */
export function Missing({ course, answer }: { course: string; answer: CourseCertificate }) {
  return (
    <>
      <EmptyNote
        patch="boat"
        title={m.certificate_unfinished()}
        text={answer.rule === 'watched' ? m.certificate_rule_watched() : m.certificate_rule_marked()}
        action={{ to: paths.learn(course), label: m.certificate_to_lessons() }}
      />
      {answer.missing.length > 0 && (
        <section className="panel certificate-missing" aria-labelledby="missing">
          <h2 id="missing">{m.certificate_missing()}</h2>
          <ul>
            {answer.missing.map((lesson) => (
              <li key={lesson._id}>
                <PageLink className="link" to={paths.learn(course, lesson._id)} lang={langOf(lesson.title)}>
                  {lesson.title}
                </PageLink>
                <span>{reasonOf(lesson)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function reasonOf({ why, percent }: MissingLesson): string {
  if (why === 'quiz') return m.certificate_missing_quiz()
  if (why === 'task') return m.certificate_missing_task()
  if (why === 'mark') return m.certificate_missing_mark()
  return m.certificate_missing_watch({ n: digits(percent ?? 0) })
}
