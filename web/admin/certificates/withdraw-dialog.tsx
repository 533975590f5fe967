import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { CertificateRecord } from '#contract/classroom.ts'
import { MAX_HIDE_REASON } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'

type WithdrawDialogProps = { record: CertificateRecord; onClose: () => void; onWithdrawn: () => void }

export function WithdrawDialog({ record: { code, name, title }, onClose, onWithdrawn }: WithdrawDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(true)

  const withdraw = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      await api('PUT /certificate/{code}/revoke', { params: { code }, body: { reason } })
      toast(m.certificate_admin_done())
      onWithdrawn()
      setIsOpen(false)
    } catch (problem) {
      const isRefused = problem instanceof ApiError && problem.status === 422
      if (isRefused) setError(explainFields(problem).reason)
      else toast(explain(problem), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={isOpen} onClose={onClose} busy={isBusy} title={m.certificate_admin_withdraw_of({ name })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void withdraw()
        }}
      >
        <div className="dialog-body">
          <p lang={langOf(title)}>{title}</p>
          <TextArea
            label={m.certificate_admin_reason()}
            hint={m.certificate_admin_reason_hint()}
            error={error}
            rows={3}
            maxLength={MAX_HIDE_REASON}
            value={reason}
            data-first
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <footer>
          <button type="button" className="button" disabled={isBusy} onClick={() => setIsOpen(false)}>
            {m.delete_cancel()}
          </button>
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy && <span className="spinner" />}
            {m.certificate_admin_withdraw()}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
