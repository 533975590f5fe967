import { m } from '../../paraglide/messages.js'
import { Outcome } from './outcome.tsx'
import type { SignIn } from './use-sign-in.ts'

/** In place of the forms, where the identity service is a hosted one with pages of its own. */
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
