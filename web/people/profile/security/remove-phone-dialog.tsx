import { QuestionDialog } from '../../../layout/question-dialog.tsx'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { toast } from '../../../ui/toast.tsx'

type RemovePhoneDialogProps = {
  open: boolean
  email: string
  phone: string
  onClose: () => void
  onChanged: () => void
}

export function RemovePhoneDialog({ open, email, phone, onClose, onChanged }: RemovePhoneDialogProps) {
  const work = async () => {
    await api('DELETE /users/{email}/phone', { params: { email } })
    onChanged()
    toast(m.security_phone_removed())
  }
  return (
    <QuestionDialog
      open={open}
      title={m.security_phone_remove_title()}
      action={m.security_phone_remove()}
      cancel={m.profile_cancel()}
      work={work}
      onClose={onClose}
    >
      <p>{phone ? m.security_phone_remove_text({ phone }) : m.security_phone_remove_title()}</p>
    </QuestionDialog>
  )
}
