import type { CertificateRecord } from '#contract/calls/learning/classroom.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { langOf } from '../../../ui/language.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'

type WithdrawDialogProps = { record: CertificateRecord | null; onClose: () => void; onWithdrawn: () => void }

export function WithdrawDialog({ record, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { code = '', name = '', title = '' } = record ?? {}
  const withdraw = async (reason: string) => {
    await api('PUT /certificate/{code}/revoke', { params: { code }, body: { reason } })
    toast(m.certificate_admin_done())
    onWithdrawn()
  }
  return (
    <ReasonDialog
      open={record !== null}
      title={m.certificate_admin_withdraw_of({ name })}
      label={m.certificate_admin_reason()}
      hint={m.certificate_admin_reason_hint()}
      action={m.certificate_admin_withdraw()}
      confirm={withdraw}
      onClose={onClose}
    >
      <p lang={langOf(title)}>{title}</p>
    </ReasonDialog>
  )
}
