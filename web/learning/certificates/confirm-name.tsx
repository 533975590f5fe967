import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { OwnCertificate } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { toast } from '../../ui/toast.tsx'

type ConfirmNameProps = {
  /** The account's. */
  name: string
  /** What the certificate says now, if it was issued before. */
  before?: string
  confirm: string
  issue: (name: string) => Promise<OwnCertificate>
  onIssued: (certificate: OwnCertificate) => void
  /** The account was renamed meanwhile, so that the name must be seen first. */
  onOtherName: () => void
}

/** A certificate is never issued under a name that its owner has not seen. */
export function ConfirmName({ name, before, confirm, issue, onIssued, onOtherName }: ConfirmNameProps) {
  const [isSending, setIsSending] = useState(false)

  const send = async () => {
    setIsSending(true)
    try {
      onIssued(await issue(name))
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'other_name') onOtherName()
      else toast(explain(problem), { kind: 'error' })
    }
    setIsSending(false)
  }

  return (
    <section className="panel certificate-name" aria-labelledby="certificate-name">
      <h2 id="certificate-name">{m.certificate_name()}</h2>
      <p className="certificate-name-shown" lang={langOf(name)}>
        {name}
      </p>
      <p>{before === undefined ? m.certificate_name_text() : m.certificate_reissue_text({ before })}</p>
      <div className="certificate-ways">
        <button type="button" className="button button-primary" disabled={isSending} onClick={() => void send()}>
          {isSending && <span className="spinner" aria-hidden="true" />}
          {confirm}
        </button>
        <PageLink className="button" to={paths.myProfile}>
          {m.certificate_name_change()}
        </PageLink>
      </div>
    </section>
  )
}
