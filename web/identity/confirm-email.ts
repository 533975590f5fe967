// Confirming an email at our own identity service, with the token of the mailed link.
import { embeddedIdentity, post, readSession } from './embedded.ts'
import { emailOf } from './id-token.ts'
import { IdentityError } from './identity.ts'
import { finishSignIn } from '../session/sign-in.ts'

export type Confirmation = {
  outcome: 'confirmed' | 'already_confirmed' | 'password_needed' | 'token_expired' | 'invalid_token'
  /** Empty for a broken link. */
  email: string
}

/** Works without a password where this browser is signed in to the account. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  try {
    const { status, email } = await post<{ status: Confirmation['outcome']; email: string }>('/confirm-email', {
      token,
    })
    return { outcome: status, email }
  } catch (error) {
    const reason = error instanceof IdentityError ? error.reason : undefined
    // The service has checked the signature of both, so the token's email is the one it was sent to.
    if (reason === 'password_needed' || reason === 'token_expired') return { outcome: reason, email: emailOf(token) }
    if (reason === 'invalid_token' || reason === 'validation_error') return { outcome: 'invalid_token', email: '' }
    throw error
  }
}

/** In another browser than the one that registered. Whoever has the password is signed in by it, too. */
export async function confirmWithPassword(token: string, email: string, password: string): Promise<Confirmation> {
  await embeddedIdentity.signIn(email, password)
  const confirmed = await confirmEmail(token)
  const step = await readSession()
  if (step.done) await finishSignIn(step)
  return confirmed
}

/** Without the cookie: whoever is signed in here may be somebody else than the recipient. */
export async function sendConfirmation(email: string): Promise<void> {
  await post('/send-verification-email', { email }, { credentials: 'omit' })
}
