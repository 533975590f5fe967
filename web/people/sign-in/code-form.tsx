import { useEffect, useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { CHECKED_FORM } from './check-fields.ts'
import { Outcome } from './outcome.tsx'
import type { SignIn } from './use-sign-in.ts'

/** The second factor: a code from the authenticator app, a recovery code, or a code that the service has sent. */
export function CodeForm({ signIn }: { signIn: SignIn }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { element, errors, props } = useForm({ code: '' }, CHECKED_FORM)
  const isApp = kind === 'app'
  const { problem, codeHint } = signIn.state

  useEffect(() => {
    if (problem) element.current?.querySelector('input')?.focus()
  }, [problem, element])

  return (
    <form key={kind} method="post" {...props(({ code }) => void signIn.confirmCode(code.replaceAll(/\s/g, ''), kind))}>
      <Field
        label={isApp ? m.login_code() : m.login_recovery_code()}
        hint={codeHint ?? (isApp ? m.login_code_hint() : m.login_recovery_code_hint())}
        name="code"
        autoFocus
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code}
      />
      <button className="button button-primary button-large button-wide">{m.login_submit()}</button>
      <Outcome state={signIn.state} />
      <p className="sign-in-ways wraps">
        {!codeHint && (
          <button type="button" className="link" onClick={() => setKind(isApp ? 'recovery' : 'app')}>
            {isApp ? m.login_use_recovery_code() : m.login_use_app_code()}
          </button>
        )}
        <button type="button" className="link" onClick={signIn.startAgain}>
          {m.login_start_again()}
        </button>
      </p>
    </form>
  )
}
