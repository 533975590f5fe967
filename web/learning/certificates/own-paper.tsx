import { useState } from 'react'
import { certificateFile, groupedCode } from '#contract/learning/certificates.ts'
import type { OwnCertificate } from '#contract/calls/learning/classroom.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { day } from '../../ui/numbers.ts'
import { Downloads, Fact, Paper } from './certificate-parts.tsx'
import { ConfirmName } from './confirm-name.tsx'
import { Sharing } from './sharing.tsx'

type OwnPaperProps = {
  own: OwnCertificate
  /** Whether it was just issued. It then unfolds. */
  isNew: boolean
  /** The account's name, which may have changed since. */
  name: string
  onChange: (certificate: OwnCertificate) => void
  onOtherName: () => void
}

export function OwnPaper({ own, isNew, name, onChange, onOtherName }: OwnPaperProps) {
  const [isDownloading, setIsDownloading] = useState(false)
  const { code, grant, title, issuedAt, reissuedAt } = own
  const share = (isShared: boolean) => onChange({ ...own, isShared })
  return (
    <div className="certificate stack">
      <div className="certificate-picture" data-new={isNew || undefined}>
        <Paper src={certificateFile(code, 'webp', grant)} name={own.name} title={title} />
      </div>
      <div className="certificate-verdict">
        <p>{m.certificate_own_text()}</p>
        <dl className="certificate-facts">
          <Fact label={m.certificate_issued_on()} value={day(issuedAt)} />
          {reissuedAt && <Fact label={m.certificate_reissued_on()} value={day(reissuedAt)} />}
          <Fact label={m.certificate_code()} value={groupedCode(code)} />
        </dl>
        {own.name !== name && (
          <ConfirmName
            name={name}
            before={own.name}
            confirm={m.certificate_reissue()}
            issue={(confirmed) =>
              api('PUT /certificate/{code}/reissue', { params: { code }, body: { name: confirmed } })
            }
            onIssued={onChange}
            onOtherName={onOtherName}
          />
        )}
        <button type="button" className="button button-primary" onClick={() => setIsDownloading(true)}>
          <Icon name="download" />
          {m.certificate_download_open()}
        </button>
        <Sharing certificate={own} onChange={share} />
      </div>
      <Dialog open={isDownloading} onClose={() => setIsDownloading(false)} title={m.certificate_download()}>
        <div className="dialog-body certificate-download">
          <Downloads code={code} grant={grant} />
          <p>{own.isShared ? m.certificate_download_shared() : m.certificate_download_hidden()}</p>
          <Sharing certificate={own} onChange={share} />
        </div>
      </Dialog>
    </div>
  )
}
