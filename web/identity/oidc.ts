// A hosted identity service: any OpenID issuer, with Authorization Code and PKCE. The page redirects there and returns
// to /signedIn. Passwords, registration and second factor are up to the service.
import { paths } from '#contract/paths.ts'
import * as oauth from 'oauth4webapi'
import { m } from '../paraglide/messages.js'
import { IdentityError, type IdentityClient, type SignInStep } from './identity.ts'

export type HostedSettings = { issuer: string; clientId: string }

/** Checked when the service redirects back. */
type Pending = { state: string; nonce: string; verifier: string; from: string }

const PENDING = 'signInPending'
const CALLBACK_PATH = paths.signedIn

export function hostedIdentity(settings: HostedSettings): IdentityClient {
  const unsupported = () => Promise.reject(new IdentityError('refused', m.login_hosted_elsewhere()))
  return {
    signIn: unsupported,
    confirmCode: unsupported,
    register: unsupported,
    sendReset: unsupported,
    setPassword: unsupported,
    sendConfirmation: unsupported,
    continueWithProvider: (from = '/', again) => startRedirect(settings, from, again === 'again'),
    signOut: () => redirectToSignOut(settings),
  }
}

/** Completes the redirect that continueWithProvider started. `address` is the URL that the service redirected to. */
export async function finishRedirect(
  settings: HostedSettings,
  address: URL,
): Promise<{ step: SignInStep; from: string }> {
  const pending = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null') as Pending | null
  // Each redirect can be completed once.
  sessionStorage.removeItem(PENDING)
  if (!pending) throw new IdentityError('refused', m.login_hosted_lost())
  const client = { client_id: settings.clientId }
  try {
    const service = await discover(settings)
    const answer = oauth.validateAuthResponse(service, client, address, pending.state)
    const response = await oauth.authorizationCodeGrantRequest(
      service,
      client,
      oauth.None(),
      answer,
      redirectUri(),
      pending.verifier,
      transport(settings),
    )
    const tokens = await oauth.processAuthorizationCodeResponse(service, client, response, {
      expectedNonce: pending.nonce,
      requireIdToken: true,
    })
    const claims = oauth.getValidatedIdTokenClaims(tokens)!
    const done = { done: true as const, idToken: tokens.id_token! }
    if (typeof claims.email === 'string') return { step: { ...done, email: claims.email }, from: pending.from }
    // Only used in the path of the exchange call, because our server fetches the email itself.
    const accessToken = tokens.access_token
    if (!service.userinfo_endpoint) throw new IdentityError('refused', m.login_hosted_no_email())
    const userInfo = await oauth.userInfoRequest(service, client, accessToken, transport(settings))
    const { email } = await oauth.processUserInfoResponse(service, client, claims.sub, userInfo)
    if (!email) throw new IdentityError('refused', m.login_hosted_no_email())
    return { step: { ...done, email, accessToken }, from: pending.from }
  } catch (error) {
    throw toIdentityError(error)
  }
}

async function startRedirect(settings: HostedSettings, from: string, isAgain: boolean): Promise<never> {
  try {
    const service = await discover(settings)
    const pending: Pending = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
      from,
    }
    const address = new URL(service.authorization_endpoint!)
    const params = {
      client_id: settings.clientId,
      redirect_uri: redirectUri(),
      response_type: 'code',
      scope: 'openid email profile',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      // `max_age` makes the service report when the person signed in.
      ...(isAgain ? { prompt: 'login', max_age: '0' } : {}),
    }
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
    sessionStorage.setItem(PENDING, JSON.stringify(pending))
    location.assign(address)
  } catch (error) {
    throw toIdentityError(error)
  }
  // Never resolves, because the page is being unloaded.
  return new Promise<never>(() => {})
}

async function redirectToSignOut(settings: HostedSettings): Promise<void> {
  const { end_session_endpoint: end } = await discover(settings)
  if (!end) return
  const address = new URL(end)
  address.searchParams.set('client_id', settings.clientId)
  address.searchParams.set('post_logout_redirect_uri', `${location.origin}/`)
  location.assign(address)
}

async function discover(settings: HostedSettings): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(settings.issuer)
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, transport(settings)))
}

/** Plain http is only allowed for an issuer on this machine, for trials. */
function transport({ issuer }: HostedSettings): { [oauth.allowInsecureRequests]: boolean } {
  return { [oauth.allowInsecureRequests]: /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(issuer) }
}

function redirectUri(): string {
  return location.origin + CALLBACK_PATH
}

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof oauth.AuthorizationResponseError) {
    const isDenied = error.error === 'access_denied'
    return isDenied
      ? new IdentityError('cancelled', m.login_hosted_cancelled())
      : new IdentityError('refused', error.error_description ?? m.login_hosted_failed())
  }
  if (error instanceof oauth.ResponseBodyError) {
    return new IdentityError('refused', error.error_description ?? m.login_hosted_failed())
  }
  // fetch throws a TypeError when the network fails.
  if (error instanceof TypeError) return new IdentityError('unreachable', m.login_unreachable())
  return new IdentityError('refused', m.login_hosted_failed())
}
