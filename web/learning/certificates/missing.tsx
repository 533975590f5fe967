import type { CourseCertificate, MissingLesson } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** The lessons that are missing before the certificate, and why. */
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
          <ul className="stack">
            {answer.missing.map((lesson) => (
              <li className="stack" key={lesson._id}>
                <PageLink className="link" to={paths.learn(course, lesson._id)} lang={langOf(lesson.title)}>
                  {lesson.title}
                </PageLink>
                <span className="muted">{REASONS[lesson.why](lesson.percent ?? 0)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const REASONS: Record<MissingLesson['why'], (percent: number) => string> = {
  quiz: () => m.certificate_missing_quiz(),
  task: () => m.certificate_missing_task(),
  mark: () => m.certificate_missing_mark(),
  watch: (percent) => m.certificate_missing_watch({ n: digits(percent) }),
}
