// A hosted identity service: any OpenID issuer, by Authorization Code with PKCE. The whole page goes there and comes
// back to /signedIn; passwords, registration and second factor are the service's own affair.
import { paths } from '#contract/paths.ts'
import * as oauth from 'oauth4webapi'
import { m } from '../paraglide/messages.js'
import { IdentityError, type IdentityClient, type SignInStep } from './identity.ts'

export type HostedSettings = { issuer: string; clientId: string }

/** What must be the same again when the person comes back. */
type Pending = { state: string; nonce: string; verifier: string; from: string }

const PENDING = 'signInPending'
const CALLBACK = paths.signedIn

export function hostedIdentity(settings: HostedSettings): IdentityClient {
  const elsewhere = () => Promise.reject(new IdentityError('refused', m.login_hosted_elsewhere()))
  return {
    signIn: elsewhere,
    confirmCode: elsewhere,
    register: elsewhere,
    sendReset: elsewhere,
    setPassword: elsewhere,
    continueWithProvider: (from = '/') => leave(settings, from),
    signOut: () => leaveForSignOut(settings),
  }
}

/** Ends the way there and back that continueWithProvider began, with the address the service sent the person to. */
export async function comeBack(settings: HostedSettings, address: URL): Promise<{ step: SignInStep; from: string }> {
  const pending = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null') as Pending | null
  // One way back for one way there.
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
      callbackAddress(),
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
    // Our server asks for itself; here it is only needed for the address of the exchange.
    const accessToken = tokens.access_token
    if (!service.userinfo_endpoint) throw new IdentityError('refused', m.login_hosted_no_email())
    const asked = await oauth.userInfoRequest(service, client, accessToken, transport(settings))
    const { email } = await oauth.processUserInfoResponse(service, client, claims.sub, asked)
    if (!email) throw new IdentityError('refused', m.login_hosted_no_email())
    return { step: { ...done, email, accessToken }, from: pending.from }
  } catch (error) {
    throw explained(error)
  }
}

async function leave(settings: HostedSettings, from: string): Promise<never> {
  try {
    const service = await discover(settings)
    const pending: Pending = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
      from,
    }
    const address = new URL(service.authorization_endpoint!)
    const asked = {
      client_id: settings.clientId,
      redirect_uri: callbackAddress(),
      response_type: 'code',
      scope: 'openid email profile',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
    sessionStorage.setItem(PENDING, JSON.stringify(pending))
    location.assign(address)
  } catch (error) {
    throw explained(error)
  }
  // The page is on its way out.
  return new Promise<never>(() => {})
}

async function leaveForSignOut(settings: HostedSettings): Promise<void> {
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

/** Plain http is for an issuer on this very machine, in trials. */
function transport({ issuer }: HostedSettings): { [oauth.allowInsecureRequests]: boolean } {
  return { [oauth.allowInsecureRequests]: /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(issuer) }
}

function callbackAddress(): string {
  return location.origin + CALLBACK
}

function explained(error: unknown): IdentityError {
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
  // What fetch throws when nobody answers.
  if (error instanceof TypeError) return new IdentityError('unreachable', m.login_unreachable())
  return new IdentityError('refused', m.login_hosted_failed())
}
