import { ApiError } from '#contract/client.ts'
import type { OwnCertificate } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useWork } from '../../session/use-work.ts'
import { langOf } from '../../ui/language.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type ConfirmNameProps = {
  /** The account's current name. */
  name: string
  /** The name on the certificate, if it was issued before. */
  before?: string
  confirm: string
  issue: (name: string) => Promise<OwnCertificate>
  onIssued: (certificate: OwnCertificate) => void
  /** Called if the account was renamed, so that the new name must be seen first. */
  onOtherName: () => void
}

/** A certificate is never issued under a name that its owner hasn't seen. */
export function ConfirmName({ name, before, confirm, issue, onIssued, onOtherName }: ConfirmNameProps) {
  const { isBusy, run } = useWork({
    handle(problem) {
      const isOther = problem instanceof ApiError && problem.code === 'other_name'
      if (isOther) onOtherName()
      return isOther
    },
  })
  const send = async () => onIssued(await issue(name))

  return (
    <section className="panel certificate-name" aria-labelledby="certificate-name">
      <h2 id="certificate-name">{m.certificate_name()}</h2>
      <p className="muted certificate-name-shown" lang={langOf(name)}>
        {name}
      </p>
      <p className="muted">
        {before === undefined ? m.certificate_name_text() : m.certificate_reissue_text({ before })}
      </p>
      <div className="certificate-ways">
        <button type="button" className="button button-primary" disabled={isBusy} onClick={() => void run(send)}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {confirm}
        </button>
        <PageLink className="button" to={paths.myProfile}>
          {m.certificate_name_change()}
        </PageLink>
      </div>
    </section>
  )
}
