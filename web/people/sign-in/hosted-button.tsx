import { m } from '../../paraglide/messages.js'
import { Outcome } from './outcome.tsx'
import type { SignIn } from './use-sign-in.ts'

/** Replaces the forms if the identity service is hosted and has its own pages. */
export function HostedButton({ signIn, from }: { signIn: SignIn; from: string }) {
  return (
    <>
      <button
        type="button"
        className="button button-primary button-large button-wide"
        onClick={() => void signIn.continueWithProvider(from)}
      >
        {m.login_hosted_continue()}
      </button>
      <Outcome state={signIn.state} />
    </>
  )
}
