import { useState, type FormEvent } from 'react'
import { ApiError, type ErrorBody } from '#contract/client.ts'
import { MIN_PASSWORD_LENGTH } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { currentSession } from '../../../session/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorText } from '../step-form.tsx'
import { changePassword } from './identity-calls.ts'

/** The service's messages are English. */
const MESSAGES: Partial<Record<ErrorBody['error'], () => string>> = {
  invalid_password: m.security_password_wrong,
  credential_account_not_found: m.security_password_none,
}

type ChangePasswordDialogProps = { open: boolean; onClose: () => void }

export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.security_change_password()}>
      <PasswordsForm onClose={onClose} />
    </Dialog>
  )
}

function PasswordsForm({ onClose }: { onClose: () => void }) {
  const [current, setCurrent] = useState('')
  const [fresh, setFresh] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const currentError = current ? undefined : m.security_password_required()
  const freshError = fresh.length < MIN_PASSWORD_LENGTH ? m.login_password_short() : undefined

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    setProblem(null)
    if (isBusy || currentError || freshError) return
    setIsBusy(true)
    try {
      await changePassword(current, fresh)
      onClose()
      toast(m.security_password_changed())
    } catch (error) {
      const known = error instanceof ApiError ? MESSAGES[error.code] : undefined
      setProblem(known ? known() : errorText(error))
    }
    setIsBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <div className="dialog-body">
        <p>{m.security_password_text()}</p>
        <input hidden readOnly autoComplete="username" value={currentSession()?.email ?? ''} />
        <PasswordField
          label={m.security_current_password()}
          name="current-password"
          autoComplete="current-password"
          maxLength={128}
          data-first
          value={current}
          error={isSubmitted ? currentError : undefined}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label={m.security_new_password()}
          name="new-password"
          autoComplete="new-password"
          maxLength={128}
          value={fresh}
          error={isSubmitted ? freshError : undefined}
          onChange={(event) => setFresh(event.target.value)}
        />
        <div role="alert">{problem && <FieldError text={problem} />}</div>
      </div>
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {m.profile_cancel()}
        </button>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {m.security_change_password()}
        </button>
      </footer>
    </form>
  )
}
