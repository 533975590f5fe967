import { useCallback } from 'react'
import { ApiError } from '#contract/client.ts'
import { certificateFile, groupedCode } from '#contract/certificates.ts'
import { paths } from '#contract/paths.ts'
import { sendPlaces } from '../../learning/place-queue.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../session/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { day } from '../../ui/numbers.ts'
import { Downloads, Fact, Paper } from './certificate-parts.tsx'
import { Sharing } from './sharing.tsx'
import type { Route } from './+types/my-certificate'
import './certificate.css'

export const handle = {
  guard: 'login',
  // The server renders one shell for all courses: only the browser knows who asks.
  hasPage: () => false,
} satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.certificate_own_title(), isHidden: true })

/** Opening it issues the certificate of a finished course. */
export default function MyCertificate({ params: { courseId: course } }: Route.ComponentProps) {
  const issue = useCallback(async () => {
    // The lesson that was marked done a moment ago may still be on its way.
    await sendPlaces()
    return api('POST /certificates/{course}', { params: { course } })
  }, [course])
  const { answer, isLoading, problem, reload, change } = useCall(issue)
  const isUnfinished = problem instanceof ApiError && problem.code === 'unfinished'
  return (
    <div className="wrap my-certificate">
      <header className="page-head">
        <h1>{m.certificate_own_title()}</h1>
        {answer && <p lang={langOf(answer.title)}>{answer.title}</p>}
      </header>
      {!answer && isLoading && (
        <p role="status">
          <span className="spinner" /> {m.certificate_loading()}
        </p>
      )}
      {isUnfinished && (
        <EmptyNote
          patch="boat"
          title={m.certificate_unfinished()}
          text={m.certificate_unfinished_text()}
          action={{ to: paths.learn(course), label: m.certificate_to_lessons() }}
        />
      )}
      {problem !== null && !isUnfinished && (
        <ProblemNote text={m.certificate_failed({ reason: explain(problem) })} tryAgain={reload} />
      )}
      {answer?.revokedAt && (
        <EmptyNote
          title={m.certificate_withdrawn()}
          text={m.certificate_withdrawn_on({ day: day(answer.revokedAt) })}
          action={{ to: paths.contact, label: m.certificate_questions() }}
        />
      )}
      {answer && !answer.revokedAt && (
        <div className="certificate">
          <div className="certificate-picture">
            <Paper src={certificateFile(answer.code, 'webp', answer.grant)} name={answer.name} title={answer.title} />
          </div>
          <div className="certificate-verdict">
            <p>{m.certificate_own_text()}</p>
            <dl className="certificate-facts">
              <Fact label={m.certificate_finished_on()} value={day(answer.issuedAt)} />
              <Fact label={m.certificate_code()} value={groupedCode(answer.code)} />
            </dl>
            <section>
              <h2>{m.certificate_download()}</h2>
              <Downloads code={answer.code} grant={answer.grant} />
            </section>
            <Sharing certificate={answer} onChange={(isShared) => change((previous) => ({ ...previous, isShared }))} />
          </div>
        </div>
      )}
    </div>
  )
}
