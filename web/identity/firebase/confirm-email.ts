// Handles the links in Firebase's emails, like ../confirm-email.ts does for the embedded service. They all lead to one
// page.
import { finishSignIn } from '../sign-in.ts'
import type { Confirmation } from '../confirm-email.ts'
import { emailOf } from '../id-token.ts'
import { IdentityError } from '../identity.ts'
import { readAccount } from './account.ts'
import { firebaseIdentity } from './identity.ts'
import { callFirebase } from './rest-api.ts'
import { currentIdToken } from './tokens.ts'

type Link = { email: string; requestType: string }

/** Only confirms in a browser that is signed in to the account, because someone else may have registered this email. */
export async function confirmEmail(oobCode: string): Promise<Confirmation> {
  try {
    // Without a new password, this only returns the code's purpose.
    const { email, requestType } = await callFirebase<Link>('v1/accounts:resetPassword', { oobCode })
    if (requestType === 'PASSWORD_RESET') return { outcome: 'reset', email }
    if (requestType !== 'VERIFY_EMAIL') {
      await callFirebase('v1/accounts:update', { oobCode })
      return { outcome: 'reverted', email }
    }
    const account = await readAccount()
    if (account?.email !== email) return { outcome: 'password_needed', email }
    await callFirebase('v1/accounts:update', { oobCode })
    await renewSession()
    return { outcome: 'confirmed', email }
  } catch (error) {
    if (!(error instanceof IdentityError && error.reason?.endsWith('_OOB_CODE'))) throw error
    const account = await readAccount()
    if (account?.emailVerified) return { outcome: 'already_confirmed', email: account.email }
    return { outcome: 'invalid_token', email: '' }
  }
}

/** For browsers other than the one that registered. Also signs the person in. */
export async function confirmWithPassword(oobCode: string, email: string, password: string): Promise<Confirmation> {
  await firebaseIdentity.signIn(email, password)
  return confirmEmail(oobCode)
}

export const sendConfirmation = (email: string) => firebaseIdentity.sendConfirmation(email)

/** The new ID token tells our server that the email has been confirmed. */
async function renewSession(): Promise<void> {
  const idToken = await currentIdToken('renewed')
  await finishSignIn({ done: true, idToken, email: emailOf(idToken) })
}
