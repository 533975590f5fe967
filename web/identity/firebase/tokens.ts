// The Firebase sign-in. Like with Firebase's own SDK, its refresh token stays in this browser, so that the profile page
// can change the account. Signing out removes it.
import { m } from '../../paraglide/messages.js'
import { HOSTED_KEY } from '../../session/session.ts'
import { emailOf } from '../id-token.ts'
import { IdentityError, type SignInStep } from '../identity.ts'
import { renewTokens } from './rest-api.ts'

/** Firebase's tokens are valid for an hour. */
const FRESH_MS = 50 * 60_000

export type Tokens = { idToken: string; refreshToken: string }

let latest: { idToken: string; refreshToken: string; at: number } | undefined

export function keepTokens({ idToken, refreshToken }: Tokens): Extract<SignInStep, { done: true }> {
  latest = { idToken, refreshToken, at: Date.now() }
  localStorage.setItem(HOSTED_KEY, refreshToken)
  return { done: true, idToken, email: emailOf(idToken) }
}

export function forgetTokens(): void {
  latest = undefined
  localStorage.removeItem(HOSTED_KEY)
}

/** A valid ID token. With `renewed`, a new one with the account's latest claims. */
export async function currentIdToken(renewed?: 'renewed'): Promise<string> {
  const refreshToken = localStorage.getItem(HOSTED_KEY)
  if (!refreshToken) throw new IdentityError('refused', m.security_sign_in_again(), undefined, 'MISSING_ID_TOKEN')
  const isFresh = latest?.refreshToken === refreshToken && Date.now() - latest.at < FRESH_MS
  if (latest && isFresh && !renewed) return latest.idToken
  const tokens = await renewTokens(refreshToken)
  return keepTokens({ idToken: tokens.id_token, refreshToken: tokens.refresh_token }).idToken
}
