import { useCallback, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { sendPlaces } from '../place-queue.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { langOf } from '../../ui/language.tsx'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { day } from '../../ui/numbers.ts'
import { ConfirmName } from './confirm-name.tsx'
import { Missing } from './missing.tsx'
import { OwnPaper } from './own-paper.tsx'
import type { Route } from './+types/my-certificate'
import './certificate.css'

export const handle = {
  guard: 'login',
  // The server renders one shell for all courses, because only the browser knows who is asking.
  hasPage: () => false,
} satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.certificate_own_title(), isHidden: true })

const PAPER = [420]

/** The certificate of a course, the name to confirm before it is issued, or what is still missing. */
export default function MyCertificate({ params: { courseId: course } }: Route.ComponentProps) {
  const load = useCallback(async () => {
    // A lesson that was marked as done a moment ago may not have been sent yet.
    await sendPlaces()
    return api('GET /certificates/{course}', { params: { course } })
  }, [course])
  const { answer, isLoading, problem, reload, change } = useCall(load)
  const own = answer?.certificate
  const [isNew, setIsNew] = useState(false)
  return (
    <div className="wrap my-certificate">
      <header className="page-head">
        <h1>{m.certificate_own_title()}</h1>
        {own && <p lang={langOf(own.title)}>{own.title}</p>}
      </header>
      {!answer && isLoading && <LoadingBlocks heights={PAPER} />}
      {problem !== null && <ProblemNote text={m.certificate_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {answer && !own && (answer.missing.length > 0 || !answer.lessons) && <Missing course={course} answer={answer} />}
      {answer && !own && answer.missing.length === 0 && answer.lessons > 0 && (
        <ConfirmName
          name={answer.name}
          confirm={m.certificate_issue()}
          issue={(name) => api('POST /certificates/{course}', { params: { course }, body: { name } })}
          onIssued={(certificate) => {
            setIsNew(true)
            change((previous) => ({ ...previous, certificate }))
          }}
          onOtherName={reload}
        />
      )}
      {own?.revokedAt && (
        <EmptyNote
          title={m.certificate_withdrawn()}
          text={m.certificate_withdrawn_on({ day: day(own.revokedAt) })}
          action={{ to: paths.contact, label: m.certificate_questions() }}
        />
      )}
      {answer && own && !own.revokedAt && (
        <OwnPaper
          own={own}
          isNew={isNew}
          name={answer.name}
          onChange={(certificate) => change((previous) => ({ ...previous, certificate }))}
          onOtherName={reload}
        />
      )}
    </div>
  )
}
