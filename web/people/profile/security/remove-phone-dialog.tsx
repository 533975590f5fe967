import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'

type RemovePhoneDialogProps = {
  open: boolean
  email: string
  phone: string
  onClose: () => void
  onChanged: () => void
}

export function RemovePhoneDialog({ open, email, phone, onClose, onChanged }: RemovePhoneDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  const close = () => {
    setProblem(null)
    onClose()
  }

  const remove = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      await api('DELETE /users/{email}/phone', { params: { email } })
      close()
      onChanged()
      toast(m.security_phone_removed())
    } catch (error) {
      setProblem(error)
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={m.security_phone_remove_title()}>
      <div className="dialog-body">
        <p>{phone ? m.security_phone_remove_text({ phone }) : m.security_phone_remove_title()}</p>
        <div role="alert">{problem !== null && <FieldError text={explain(problem)} />}</div>
      </div>
      <footer>
        <button type="button" className="button" data-first disabled={isBusy} onClick={close}>
          {m.profile_cancel()}
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void remove()}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {m.security_phone_remove()}
        </button>
      </footer>
    </Dialog>
  )
}
