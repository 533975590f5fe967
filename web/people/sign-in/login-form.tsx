import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import { paths } from '#contract/paths.ts'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { Field } from '../../ui/field.tsx'
import { usePasswordField } from '../../ui/password-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { Outcome } from './outcome.tsx'
import { ProviderButton } from './provider-button.tsx'
import { CHECKED_FORM, type FieldName } from './check-fields.ts'
import type { SignIn } from './use-sign-in.ts'

type LoginFormProps = { signIn: SignIn; site: SiteSettings; from: string; query: string }

export function LoginForm({ signIn, site, from, query }: LoginFormProps) {
  const isHydrated = useHydrated()
  const password = usePasswordField()
  // After a failed login the password usually has to be typed again.
  const [fieldToFocus, setFieldToFocus] = useState<FieldName>('password')
  const { element, errors, read, set, props } = useForm({ email: '', password: '' }, CHECKED_FORM)
  const { problem } = signIn.state

  useEffect(() => {
    if (problem) field(element.current, fieldToFocus)?.focus()
  }, [problem, fieldToFocus, element])

  const logIn = ({ email, password }: { email: string; password: string }) => {
    setFieldToFocus('password')
    void signIn.signIn(email, password)
  }
  const reset = () => {
    setFieldToFocus('email')
    void signIn.sendReset(read().email)
  }

  return (
    <>
      {/* If the browser ever submits the form itself, the password must not end up in the URL. */}
      <form className="login-form" method="post" {...props(logIn)}>
        <Field label={m.login_email()} name="email" type="email" autoComplete="username" error={errors.email} />
        <Field
          label={m.login_password()}
          name="password"
          autoComplete="current-password"
          error={errors.password}
          {...password.input}
        />
        {/* Not a submit button before hydration, because the browser would submit the form itself. */}
        <button type={isHydrated ? 'submit' : 'button'} className="button button-primary button-large button-wide">
          {m.login_submit()}
        </button>
        {/* Shown at the password, but later in the tab order, because typing email, Tab, password, Enter must log in. */}
        <button type="button" className="link" onClick={reset}>
          {m.login_reset()}
        </button>
        {password.eye}
        <Outcome state={signIn.state} />
      </form>
      <ProviderButton site={site} onClick={() => void signIn.continueWithProvider(from)} />
      <p className="sign-in-other">
        {m.login_no_account()}{' '}
        <Link className="link" to={paths.register + query}>
          {m.register_title()}
        </Link>
      </p>
      <DemoAccounts
        accounts={site.demoAccounts}
        use={({ email, password }) => {
          field(element.current, 'email')!.value = email
          field(element.current, 'password')!.value = password
          set({ email, password })
          element.current?.querySelector<HTMLElement>('.button-primary')?.focus()
        }}
      />
    </>
  )
}

const field = (form: HTMLFormElement | null, name: FieldName) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
