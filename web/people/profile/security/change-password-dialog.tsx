import { ApiError, type ErrorBody } from '#contract/client.ts'
import { MIN_PASSWORD_LENGTH } from '#contract/constants.ts'
import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { m } from '../../../paraglide/messages.js'
import { currentSession } from '../../../session/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { BESIDE_BUTTON, errorText } from '../step-form.tsx'
import { changePassword } from './identity-calls.ts'

/** The service's own messages are in English. */
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

type Passwords = { current: string; fresh: string }

const wrongPasswords = ({ current, fresh }: Passwords): Record<string, string> => ({
  ...(!current && { current: m.security_password_required() }),
  ...(fresh.length < MIN_PASSWORD_LENGTH && { fresh: m.login_password_short() }),
})

function reasonOf(error: unknown): string {
  const known = error instanceof ApiError ? MESSAGES[error.code] : undefined
  return known ? known() : errorText(error)
}

function PasswordsForm({ onClose }: { onClose: () => void }) {
  const form = useForm({ current: '', fresh: '' }, { ...BESIDE_BUTTON, check: wrongPasswords, reason: reasonOf })
  const { values, errors, set } = form

  const send = async () => {
    await changePassword(values.current, values.fresh)
    onClose()
    toast(m.security_password_changed())
  }

  return (
    <DialogForm
      form={form}
      send={send}
      action={m.security_change_password()}
      cancel={m.profile_cancel()}
      onCancel={onClose}
    >
      <p>{m.security_password_text()}</p>
      <input hidden readOnly autoComplete="username" value={currentSession()?.email ?? ''} />
      <PasswordField
        label={m.security_current_password()}
        name="current-password"
        autoComplete="current-password"
        maxLength={128}
        data-first
        value={values.current}
        error={errors.current}
        onChange={(event) => set({ current: event.target.value })}
      />
      <PasswordField
        label={m.security_new_password()}
        name="new-password"
        autoComplete="new-password"
        maxLength={128}
        value={values.fresh}
        error={errors.fresh}
        onChange={(event) => set({ fresh: event.target.value })}
      />
    </DialogForm>
  )
}
