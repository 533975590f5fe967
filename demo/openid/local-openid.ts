// A real OpenID provider on this machine, for the demo and for tests, in place of Google and others. It accepts any
// email, so it only exists in demo mode. It is loaded, with new keys, on the first request.
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { raw } from 'hono/html'
import { exportJWK, generateKeyPair } from 'jose'
import type Provider from 'oidc-provider'
import { createMemory } from './memory.ts'
import { consentPage, loginPage, problemPage, signedOutPage, signOutPage, STYLE } from './pages.ts'

const MAX_BODY_BYTES = 8 * 1024
const MAX_ACCOUNTS = 1_000
const HOUR = 3600
const SESSION = 'openid_session'

export type OpenidClient = {
  id: string
  /** Undefined for a client in the browser, which can't keep a secret and uses PKCE. */
  secret?: string
  redirectUris: string[]
  signOutUris?: string[]
}

export type LocalOpenidOptions = {
  issuer: string
  clients: OpenidClient[]
  /** Only sends the email from the userinfo endpoint, like some issuers do. */
  emailOnlyInUserInfo?: boolean
}

type Account = { email: string; name: string; verified: boolean }

export function createLocalOpenid(options: LocalOpenidOptions): RequestListener {
  const prefix = new URL(options.issuer).pathname.replace(/\/$/, '')
  const accounts = new Map<string, Account>()
  let started: Promise<Provider> | undefined
  const headers = pageHeaders(options.clients)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const full = request.url ?? '/'
    const path = full.slice(prefix.length) || '/'
    for (const [key, value] of Object.entries(headers)) response.setHeader(key, value)
    if (path === '/style.css') return void response.setHeader('content-type', 'text/css').end(STYLE)
    const provider = await (started ??= startProvider(options, prefix, accounts))
    if (path.startsWith('/interaction/')) return interact(provider, prefix, accounts, request, response)
    // Each sign-in asks who it is, instead of reusing the last account's session.
    if (path.startsWith('/auth?') && request.headers.cookie) {
      request.headers.cookie = request.headers.cookie.replaceAll(/\bopenid_session[\w.]*=[^;]*;?/g, '')
    }
    // Tells the library where it is mounted.
    Object.assign(request, { originalUrl: full, url: path })
    provider.callback()(request, response)
  }
  return (request, response) => {
    answer(request, response).catch(() => sendPage(response, 500, problemPage(prefix, 'Something went wrong.')))
  }
}

async function startProvider(options: LocalOpenidOptions, prefix: string, accounts: Map<string, Account>) {
  const { issuer, clients, emailOnlyInUserInfo = false } = options
  const { default: OidcProvider } = await import('oidc-provider')
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(6).toString('hex'), use: 'sig', alg: 'RS256' }
  const origins = new Set(clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin)))
  type Answer = { body: unknown; type: string }
  return new OidcProvider(issuer, {
    adapter: createMemory(),
    clients: clients.map(({ id, secret, redirectUris, signOutUris = [] }) => ({
      client_id: id,
      redirect_uris: redirectUris,
      post_logout_redirect_uris: signOutUris,
      response_types: ['code'],
      grant_types: ['authorization_code'],
      ...(secret
        ? { client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' }
        : { token_endpoint_auth_method: 'none' }),
    })),
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(16).toString('hex')],
      names: { session: SESSION, interaction: 'openid_interaction', resume: 'openid_resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: emailOnlyInUserInfo,
    pkce: { required: () => true },
    clientBasedCORS: (_: unknown, origin: string) => origins.has(origin),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `${prefix}/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => {
      const account = accounts.get(id)
      return account && { accountId: id, claims: () => claimsOf(id, account) }
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Answer, form: string) => write(context, signOutPage(prefix, raw(form))),
        postLogoutSuccessSource: (context: Answer) => write(context, signedOutPage(prefix)),
      },
    },
    renderError: (context: Answer, out: { error_description?: string }) =>
      write(context, problemPage(prefix, out.error_description ? `${out.error_description}.` : '')),
    ttl: { Session: HOUR, Interaction: HOUR, Grant: HOUR, AccessToken: HOUR, IdToken: HOUR, AuthorizationCode: 60 },
  })

  function write(context: Answer, page: string): void {
    context.type = 'html'
    context.body = page
  }
}

function claimsOf(sub: string, { email, name, verified }: Account) {
  return { sub, email, email_verified: verified, name }
}

async function interact(
  provider: Provider,
  prefix: string,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response).catch(() => null)
  if (!details) return sendPage(response, 400, problemPage(prefix, 'This sign-in has ended.'))
  const finish = (result: Record<string, unknown>, mergeWithLastSubmission: boolean) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission })
  const isLogin = details.prompt.name === 'login'
  const account = accounts.get(details.session?.accountId ?? '')

  if (request.method !== 'POST') {
    const form = { email: details.params.login_hint ?? '', name: '', problem: '' }
    return sendPage(response, 200, isLogin || !account ? loginPage(prefix, form) : consentPage(prefix, account))
  }
  const form = await readForm(request)
  if (form.get('do') === 'cancel') {
    return finish({ error: 'access_denied', error_description: 'The sign-in was cancelled' }, false)
  }
  if (isLogin) {
    const typed = accountOf(form)
    if (!typed) {
      const problem = 'Please give an email such as name@example.com, and a name.'
      const again = { email: form.get('email') ?? '', name: form.get('name') ?? '', problem }
      return sendPage(response, 422, loginPage(prefix, again))
    }
    // The same email gives the same account next time.
    const id = createHash('sha256').update(typed.email).digest('base64url').slice(0, 22)
    if (accounts.size >= MAX_ACCOUNTS) accounts.delete(accounts.keys().next().value!)
    accounts.set(id, typed)
    // Ends another person's session in this browser. Otherwise the library would ask with a script, which the policy
    // forbids.
    response.setHeader(
      'set-cookie',
      [SESSION, `${SESSION}.sig`].map((name) => `${name}=; path=/; max-age=0`),
    )
    return finish({ login: { accountId: id } }, false)
  }
  const grant = details.grantId
    ? await provider.Grant.find(details.grantId)
    : new provider.Grant({ accountId: details.session!.accountId, clientId: details.params.client_id })
  const { missingOIDCScope, missingOIDCClaims } = details.prompt.details
  if (missingOIDCScope) grant!.addOIDCScope(missingOIDCScope.join(' '))
  if (missingOIDCClaims) grant!.addOIDCClaims(missingOIDCClaims)
  await finish({ consent: { grantId: await grant!.save() } }, true)
}

function accountOf(form: URLSearchParams): Account | null {
  const email = (form.get('email') ?? '').trim().toLowerCase()
  const name = (form.get('name') ?? '').trim().slice(0, 100)
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !name) return null
  return { email, name, verified: form.get('verified') === 'yes' }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Error('the form is too large')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  if (response.headersSent) return void response.end()
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}

/** No opener policy, because the popup must keep its opener. Forms may redirect to the clients. */
function pageHeaders(clients: OpenidClient[]): Record<string, string> {
  const uris = clients.flatMap(({ redirectUris, signOutUris = [] }) => [...redirectUris, ...signOutUris])
  const origins = new Set(uris.map((uri) => new URL(uri).origin))
  // A policy can't name an IPv6 address, and browsers complain about one.
  const targets = Array.from(origins)
    .filter((origin) => !origin.includes('['))
    .join(' ')
  return {
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    // The demo checks where a form comes from. Other sites get no referrer.
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
}
