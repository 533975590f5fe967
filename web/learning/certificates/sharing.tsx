import { useId } from 'react'
import type { OwnCertificate } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.tsx'

type SharingProps = { certificate: OwnCertificate; onChange: (isShared: boolean) => void }

/** Whether others can see the certificate, and ways to show it to them. */
export function Sharing({ certificate: { code, isShared, title }, onChange }: SharingProps) {
  const id = useId()
  const { isBusy, run } = useWork({ reason: () => m.certificate_share_failed() })
  const address = `${location.origin}${paths.certificate(code)}`

  const save = async (wanted: boolean) => {
    await api('PUT /certificate/{code}', { params: { code }, body: { isShared: wanted } })
    onChange(wanted)
  }
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(m.certificate_copied()),
      () => toast(m.certificate_not_copied(), { kind: 'error' }),
    )
  // Closing the phone's share sheet is reported as an error.
  const send = () => navigator.share({ title, url: address }).catch(() => {})

  return (
    <section className="certificate-sharing surface">
      <Switch
        label={m.certificate_share()}
        checked={isShared}
        disabled={isBusy}
        aria-describedby={id}
        onChange={({ target: { checked } }) => void run(() => save(checked))}
      />
      <p id={id} role="status">
        {isShared ? m.certificate_share_on() : m.certificate_share_off()}
      </p>
      {isShared && (
        <>
          <input className="certificate-link" value={address} readOnly aria-label={m.certificate_link()} lang="en" />
          <div className="certificate-ways">
            <button type="button" className="button" onClick={() => void copy()}>
              <Icon name="copy" />
              {m.certificate_copy()}
            </button>
            {'share' in navigator && (
              <button type="button" className="button" onClick={() => void send()}>
                <Icon name="send" />
                {m.certificate_send()}
              </button>
            )}
            <a className="button" href={paths.certificate(code)}>
              {m.certificate_open()}
            </a>
          </div>
        </>
      )}
    </section>
  )
}
