import { ApiError, createApi } from '#contract/client.ts'
import { IdentityError, type SignInStep } from './identity.ts'
import { m } from '../paraglide/messages.js'
import { serverMessage } from '../session/explain.ts'
import { claimsOf, startSession } from '../session/session.ts'
import { knownSite } from '../session/site.ts'
import { reserveReminder } from '../session/unconfirmed.ts'

type DoneStep = Extract<SignInStep, { done: true }>

/** Exchanges the ID token for our own access token after any sign-in. */
export async function finishSignIn({ idToken, email, accessToken }: DoneStep): Promise<void> {
  const exchange = createApi(
    (path, init) => fetch(path, init),
    () => idToken,
  )
  try {
    const { token } = await exchange('PUT /user/{email}', {
      params: { email },
      body: { email, ...(accessToken ? { accessToken } : {}) },
    })
    const { email_verified: isConfirmed } = claimsOf(idToken) as { email_verified?: boolean }
    // An OpenID issuer confirms emails itself.
    reserveReminder(!isConfirmed && knownSite()?.identity !== 'oidc')
    startSession(token)
  } catch (error) {
    if (error instanceof ApiError) throw new IdentityError('refused', serverMessage(error))
    throw new IdentityError('unreachable', m.login_unreachable())
  }
}
