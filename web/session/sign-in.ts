// Exchanges a sign-in at the identity service for a session of ours, and signs out of both.
import { ApiError, createApi } from '#contract/client.ts'
import type { SiteSettings } from '#contract/site.ts'
import { loadIdentity } from '../identity/choose.ts'
import { IdentityError, type SignInStep } from '../identity/identity.ts'
import { m } from '../paraglide/messages.js'
import { forgetDrafts } from '../ui/use-draft.ts'
import { currentSession, endSession, sayFarewells, startSession, type SignOutReason } from './session.ts'
import { knownSite } from './site.ts'

const FAREWELL_MS = 3000

type Done = Extract<SignInStep, { done: true }>

/** After any sign-in: exchanges the ID token for our own access token. */
export async function finishSignIn({ idToken, email, accessToken }: Done): Promise<void> {
  const exchange = createApi(
    (path, init) => fetch(path, init),
    () => idToken,
  )
  try {
    const { token } = await exchange('PUT /user/{email}', {
      params: { email },
      body: { email, ...(accessToken ? { accessToken } : {}) },
    })
    startSession(token)
  } catch (error) {
    if (error instanceof ApiError) throw new IdentityError('refused', error.message)
    throw new IdentityError('unreachable', m.login_unreachable())
  }
}

/**
 * Takes effect in the browser at once. Both servers are told in the background, even if the page is closed; if that
 * fails, their sessions expire by themselves.
 */
export async function signOut(reason: SignOutReason | null = null): Promise<void> {
  const token = currentSession()?.token
  const site = knownSite()
  // A hosted service would navigate away to sign out, and the reason would never be shown.
  const staysHere = reason !== null && site?.identity === 'oidc'
  const leaving = sayFarewells()
  forgetDrafts()
  endSession(reason)
  // The server must not end the session before it has them.
  await Promise.race([Promise.allSettled(leaving), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))])
  const headers = { authorization: `Bearer ${token}` }
  await Promise.allSettled([
    token && fetch('/api/signOut', { method: 'POST', headers, keepalive: true }),
    site && !staysHere && loadIdentity(site).then((identity) => identity.signOut()),
  ])
}

/** After the account was deleted. An OpenID issuer keeps its own, and would navigate away to sign out of it. */
export async function leaveDeletedAccount(site: SiteSettings): Promise<void> {
  forgetDrafts()
  endSession('deleted')
  if (site.identity !== 'oidc') await (await loadIdentity(site)).signOut().catch(() => {})
}
