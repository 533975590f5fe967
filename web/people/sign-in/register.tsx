import { paths } from '#contract/paths.ts'
import { Link } from 'react-router'
import { pageMeta } from '../../seo/page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { formQuilt } from '../../ui/pictures/quilts.server.ts'
import { useForm } from '../../forms/use-form.ts'
import { useSite, type Frame } from '../../layout/root-data.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CHECKED_FORM } from './check-fields.ts'
import { HostedButton } from './hosted-button.tsx'
import { Outcome } from './outcome.tsx'
import { ProviderButton } from './provider-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useDestination } from './use-destination.ts'
import { useSignIn, type SignIn } from './use-sign-in.ts'
import type { Route } from './+types/register'

export function loader() {
  return { quilt: formQuilt }
}

export const handle = { frame: 'form' } satisfies Frame

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.register_title(), isHidden: true })

export default function Register({ loaderData: { quilt } }: Route.ComponentProps) {
  const site = useSite()
  const signIn = useSignIn(site)
  const { from, query } = useDestination()

  return (
    <SignInFrame title={m.register_title()} text={m.register_text()} quilt={quilt} pending={signIn.state.pending}>
      {site.identity === 'oidc' ? (
        <HostedButton signIn={signIn} from={from} />
      ) : (
        <>
          <RegisterForm signIn={signIn} />
          <ProviderButton site={site} onClick={() => void signIn.continueWithProvider(from)} />
          <p className="sign-in-other">
            {m.register_has_account()}{' '}
            <Link className="link" to={paths.login + query}>
              {m.login_title()}
            </Link>
          </p>
        </>
      )}
    </SignInFrame>
  )
}

function RegisterForm({ signIn }: { signIn: SignIn }) {
  const isHydrated = useHydrated()
  const { errors, props } = useForm({ name: '', email: '', password: '' }, CHECKED_FORM)
  return (
    // If the browser ever submits the form itself, the password must not end up in the URL.
    <form method="post" {...props(({ name, email, password }) => void signIn.register(name.trim(), email, password))}>
      <Field label={m.register_name()} name="name" autoComplete="name" error={errors.name} />
      <Field
        label={m.login_email()}
        hint={m.register_email_hint()}
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <PasswordField
        label={m.login_password()}
        hint={m.register_password_hint()}
        name="password"
        autoComplete="new-password"
        error={errors.password}
      />
      {/* Not a submit button before hydration, because the browser would submit the form itself. */}
      <button type={isHydrated ? 'submit' : 'button'} className="button button-primary button-large button-wide">
        {m.register_submit()}
      </button>
      <Outcome state={signIn.state} />
    </form>
  )
}
