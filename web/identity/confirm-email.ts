// Confirms an email at our own identity service with the token from the emailed link.
import { embeddedIdentity, post, readSession } from './embedded.ts'
import { emailOf } from './id-token.ts'
import { IdentityError } from './identity.ts'
import { finishSignIn } from './sign-in.ts'

export type Confirmation = {
  outcome:
    | 'confirmed'
    | 'already_confirmed'
    | 'password_needed'
    | 'token_expired'
    | 'invalid_token'
    /** Firebase's links for a new password and for undoing a change lead to the same page. */
    | 'reset'
    | 'reverted'
  /** Empty if the link is broken. */
  email: string
}

/** Needs no password if this browser is signed in to the account. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    const { status, email } = await post<{ status: Confirmation['outcome']; email: string }>('/confirm-email', {
      token,
    })
    return { outcome: status, email }
  } catch (error) {
    const reason = error instanceof IdentityError ? error.reason : undefined
    // In both cases the service has verified the signature, so the email in the token can be trusted.
    if (reason === 'password_needed' || reason === 'token_expired') return { outcome: reason, email: emailOf(token) }
    if (reason === 'invalid_token' || reason === 'validation_error') return { outcome: 'invalid_token', email: '' }
    throw error
  }
}

/** For other browsers than the one that registered. Also signs the person in. */
export async function confirmWithPassword(token: string, email: string, password: string): Promise<Confirmation> {
  await embeddedIdentity.signIn(email, password)
  const confirmed = await confirmEmail(token)
  const step = await readSession()
  if (step.done) await finishSignIn(step)
  return confirmed
}

export const sendConfirmation = (email: string) => embeddedIdentity.sendConfirmation(email)
