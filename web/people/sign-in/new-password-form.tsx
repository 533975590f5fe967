import { paths } from '#contract/paths.ts'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { endSession } from '../../session/session.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { CHECKED_FORM } from './check-fields.ts'
import { Outcome } from './outcome.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Opened by the link in the password reset email. */
export function NewPasswordForm({ signIn, resetToken }: { signIn: SignIn; resetToken: string }) {
  const navigate = useNavigate()
  const setPassword = async ({ password }: { password: string }) => {
    if (!(await signIn.setPassword(resetToken, password))) return
    // The identity service has ended all sessions of the account.
    endSession()
    await navigate(paths.login, { replace: true })
  }
  const { element, errors, props } = useForm({ password: '' }, CHECKED_FORM)
  const { problem } = signIn.state

  useEffect(() => {
    if (problem) element.current?.querySelector('input')?.focus()
  }, [problem, element])

  return (
    <form method="post" {...props(setPassword)}>
      <PasswordField
        label={m.login_new_password()}
        name="password"
        autoComplete="new-password"
        autoFocus
        error={errors.password}
      />
      <button className="button button-primary button-large button-wide">{m.login_new_password_submit()}</button>
      <Outcome state={signIn.state} />
      <p className="sign-in-other">
        <Link className="link" to={paths.login}>
          {m.login_back()}
        </Link>
      </p>
    </form>
  )
}
