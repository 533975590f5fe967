// A hosted identity service: the local OpenID provider as the issuer, and a fake issuer for everything that must be
// refused.
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { count, eq } from 'drizzle-orm'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { createOidcIdentity } from '#server/adapters/identity/oidc.ts'
import { readConfig } from '#server/config.ts'
import { users } from '#server/db/schema.ts'
import { pageHeaders } from '#server/http/security-headers.ts'
import { policyTargets } from '#server/pages/policy-targets.ts'
import { watchSignInOrigins } from '#server/pages/sign-in-origins.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { failingPayments, STRIPE_KEYS } from '../../helpers/orders/no-cards.ts'
import { createCookieBrowser } from '../../helpers/people/cookie-browser.ts'
import { HOSTED_CLIENT, serve, startHostedIssuer, type HostedIssuer } from '../../helpers/people/hosted-issuer.ts'
import { freePort } from '../../helpers/postgres.ts'
import { as, exchange, newEmail } from '../../helpers/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

const startHosted = (issuer: string, more: Record<string, string> = {}) =>
  startTestServer({ env: { IDENTITY_MODE: 'oidc', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: HOSTED_CLIENT, ...more } })

describe('the local provider as hosted identity service', () => {
  const REDIRECT = 'http://127.0.0.1:1/login'
  let hosted: HostedIssuer
  let server: TestServer

  before(async () => {
    hosted = await startHostedIssuer([REDIRECT])
    server = await startHosted(hosted.issuer)
  })
  after(async () => {
    await server.close()
    await hosted.close()
  })

  /** Does what the page does: the code flow with PKCE, without a secret, from another origin. */
  async function signInThere(email: string, verified = true): Promise<string> {
    const discovery = await fetch(`${hosted.issuer}/.well-known/openid-configuration`)
    const metadata = (await discovery.json()) as Record<string, string>
    assert.equal(metadata.issuer, hosted.issuer)
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: HOSTED_CLIENT,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'state-1',
      nonce: 'nonce-1',
    })
    const browser = createCookieBrowser()
    const login = await browser.open(`${metadata.authorization_endpoint}?${query}`)
    const confirmed: Record<string, string> = verified ? { verified: 'yes' } : {}
    const consent = await browser.press(login, 'login', { email, name: 'Hosted Person', ...confirmed })
    // Nothing listens at the site's address here, but the last redirect is all we need.
    await assert.rejects(browser.press(consent, 'allow'))
    const back = new URL(browser.last())
    assert.equal(back.searchParams.get('state'), 'state-1')
    const answer = await fetch(metadata.token_endpoint!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(REDIRECT).origin },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: HOSTED_CLIENT,
        code: back.searchParams.get('code')!,
        redirect_uri: REDIRECT,
        code_verifier: verifier,
      }),
    })
    assert.equal(answer.headers.get('access-control-allow-origin'), new URL(REDIRECT).origin)
    const { id_token: idToken } = (await answer.json()) as { id_token: string }
    return idToken
  }

  it('signs in with a hosted issuer, exchanges the token, and signs out', async () => {
    const email = newEmail('hosted')
    const idToken = await signInThere(email)
    const exchanged = await exchange(server, email, idToken)
    assert.equal(exchanged.status, 200, exchanged.text)
    const person = as({ email, cookie: '', idToken, token: exchanged.json.token })
    const profile = await server.call(`GET /api/user/${email}`, { as: person })
    assert.equal(profile.json.name, 'Hosted Person')
    const [row] = await server.deps.db.select().from(users).where(eq(users.email, email))
    assert.equal(row!.issuer, hosted.issuer)
    assert.equal(row!.emailVerified, true)
    assert.equal((await server.call('POST /api/signOut', { as: person })).status, 200)
    assert.equal((await server.call(`GET /api/user/${email}`, { as: person })).status, 401)
  })

  it('gives no admin rights to an email that the hosted issuer has not confirmed', async () => {
    const email = newEmail('hosted')
    const { json } = await exchange(server, email, await signInThere(email, false))
    await server.deps.db.update(users).set({ role: 'admin' }).where(eq(users.email, email))
    const person = as({ email, cookie: '', idToken: '', token: json.token })
    assert.equal((await server.call('GET /api/user', { as: person })).status, 403)
  })

  it('does not revive a deleted person by an older ID token of the hosted issuer', async () => {
    const email = newEmail('hosted')
    const idToken = await signInThere(email)
    await exchange(server, email, idToken)
    const [row] = await server.deps.db.select().from(users).where(eq(users.email, email))
    const admin = await server.person('admin')
    assert.equal((await server.call(`DELETE /api/user/${row!.id}`, { as: admin })).status, 200)
    assert.equal((await exchange(server, email, idToken)).status, 401)
  })

  it('has no embedded identity service when a hosted one is configured', async () => {
    for (const name of ['POST /identity/sign-in/email', 'GET /identity/token', 'GET /identity/oauth-popup/start']) {
      const answer = await server.call(name, { headers: { origin: server.url } })
      assert.equal(answer.status, 404)
      assert.equal(answer.json.error, 'not_found')
    }
    assert.equal(server.server.openid, undefined)
  })
})

describe('what a hosted issuer’s tokens must be', () => {
  let issuer: string
  let server: TestServer
  let stop: () => Promise<void>
  let signer: Awaited<ReturnType<typeof newSigner>>
  let keyRequests = 0
  let userInfo: RequestListener

  async function newSigner(alg = 'RS256') {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const kid = randomBytes(6).toString('hex')
    const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
    return { key: privateKey, kid, alg, jwk, publicPem: await exportSPKI(publicKey) }
  }

  const claims = (email: string, more: JWTPayload = {}): JWTPayload => {
    const now = Math.floor(Date.now() / 1000)
    const sub = `sub-${email}`
    return { iss: issuer, aud: HOSTED_CLIENT, sub, email, email_verified: true, iat: now, exp: now + 300, ...more }
  }
  const without = (claim: string, payload: JWTPayload): JWTPayload =>
    Object.fromEntries(Object.entries(payload).filter(([name]) => name !== claim))
  const sign = (payload: JWTPayload, by = signer) =>
    new SignJWT(payload).setProtectedHeader({ alg: by.alg, kid: by.kid }).sign(by.key)

  const listener =
    (keys: () => object[], claimedIssuer: () => string): Parameters<typeof serve>[0] =>
    (request, response) => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/jwks') {
        keyRequests++
        return void response.end(JSON.stringify({ keys: keys() }))
      }
      if (request.url === '/userinfo') return userInfo(request, response)
      const at = claimedIssuer()
      response.end(
        JSON.stringify({
          issuer: at,
          authorization_endpoint: `${at}/auth`,
          token_endpoint: `${at}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/userinfo`,
        }),
      )
    }

  before(async () => {
    const port = await freePort()
    issuer = `http://127.0.0.1:${port}`
    signer = await newSigner()
    stop = await serve(
      listener(
        () => [signer.jwk],
        () => issuer,
      ),
      port,
    )
    server = await startHosted(issuer)
  })
  after(async () => {
    await server.close()
    await stop()
  })

  it('accepts good ID tokens of a hosted issuer, and fetches its keys once', async () => {
    for (const _ of [1, 2, 3]) {
      const email = newEmail('good')
      const answer = await exchange(server, email, await sign(claims(email, { sid: 'their-session' })))
      assert.equal(answer.status, 200, answer.text)
    }
    assert.equal(keyRequests, 1)
  })

  const email = 'forged@people.test'
  for (const [title, make] of [
    ['of another issuer', () => sign(claims(email, { iss: 'https://evil.example' }))],
    ['of the embedded issuer', () => sign(claims(email, { iss: 'urn:porua:identity' }))],
    ['for another audience', () => sign(claims(email, { aud: 'other-client' }))],
    ['that was made for another client', () => sign(claims(email, { azp: 'other-client' }))],
    ['for several audiences without saying which asked', () => sign(claims(email, { aud: [HOSTED_CLIENT, 'api'] }))],
    ['that is expired', () => sign(claims(email, { exp: Math.floor(Date.now() / 1000) - 60 }))],
    ['without an expiry', () => sign(without('exp', claims(email)))],
    ['without an email', () => sign(without('email', claims(email)))],
    ['signed by a stranger', async () => sign(claims(email), await newSigner())],
    [
      'signed by a stranger under a known name',
      async () => sign(claims(email), { ...(await newSigner()), kid: signer.kid }),
    ],
    ['without any signature', async () => new UnsecuredJWT(claims(email)).encode()],
    [
      'signed with the public key as a password',
      () =>
        new SignJWT(claims(email))
          .setProtectedHeader({ alg: 'HS256', kid: signer.kid })
          .sign(new TextEncoder().encode(signer.publicPem)),
    ],
    ['that is not a JWT', async () => 'a.b.c'],
  ] as [string, () => Promise<string>][]) {
    it(`refuses a hosted issuer’s ID token ${title}`, async () => {
      const total = async () => (await server.deps.db.select({ total: count() }).from(users))[0]!.total
      const had = await total()
      const answer = await exchange(server, email, await make())
      assert.equal(answer.status, 401, answer.text)
      assert.equal(await total(), had)
    })
  }

  it('leaves the name to a hosted issuer, and deletes our record after a sign-in there', async () => {
    const email = newEmail('leaving')
    const enter = async (more: JWTPayload) =>
      (await exchange(server, email, await sign(claims(email, { name: 'Hosted', ...more })))).json.token as string
    const leave = (token: string) => server.call(`DELETE /api/users/${email}`, { as: { id: '', email, token } })
    const now = Math.floor(Date.now() / 1000)
    const old = await enter({ auth_time: now - 3600 })
    const body = { name: 'Another' }
    const renamed = await server.call(`PUT /api/users/${email}/name`, { as: { id: '', email, token: old }, body })
    assert.deepEqual([renamed.status, renamed.json.error], [409, 'name_elsewhere'])
    const { json } = await server.call('GET /api/myData', { as: { id: '', email, token: old } })
    assert.deepEqual([json.profile.name, json.signIn], ['Hosted', null])
    const refused = await leave(old)
    assert.deepEqual([refused.status, refused.json.error], [403, 'sign_in_again'])
    assert.equal((await leave(await enter({ auth_time: now }))).status, 200)
    assert.equal((await exchange(server, email, await sign(claims(email, { iat: now - 60 })))).status, 401)
  })

  it('accepts a hosted issuer’s ID token for several audiences that was issued to us', async () => {
    const email = newEmail('several')
    for (const aud of [HOSTED_CLIENT, [HOSTED_CLIENT], [HOSTED_CLIENT, 'api']]) {
      const answer = await exchange(server, email, await sign(claims(email, { aud, azp: HOSTED_CLIENT })))
      assert.equal(answer.status, 200, answer.text)
    }
  })

  describe('without an email', () => {
    const exchangeBy = async (email: string, accessToken: string | undefined, more: JWTPayload = {}) =>
      server.call(`PUT /api/user/${email}`, {
        headers: { authorization: `Bearer ${await sign(without('email', claims(email, more)))}` },
        body: { email, accessToken },
      })
    const says =
      (info: object, status = 200, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      (...[request, response]: Parameters<RequestListener>) => {
        assert.equal(request.headers.authorization, 'Bearer their-token')
        response.writeHead(status, headers).end(JSON.stringify(info))
      }

    it('completes an ID token without an email from the issuer’s userinfo', async () => {
      for (const [claim, isVerified] of [
        [true, true],
        ['true', true],
        [false, false],
        [undefined, false],
      ]) {
        const email = newEmail('userinfo')
        userInfo = says({ sub: `sub-${email}`, email, email_verified: claim, name: 'Info Person' })
        const { json, status, text } = await exchangeBy(email, 'their-token')
        assert.equal(status, 200, text)
        const profile = await server.call(`GET /api/user/${email}`, {
          as: as({ email, cookie: '', idToken: '', token: json.token }),
        })
        assert.deepEqual([profile.json.name, profile.json.emailVerified], ['Info Person', isVerified])
      }
    })

    for (const [title, make, status] of [
      ['is of somebody else', (email: string) => says({ sub: 'sub-other', email }), 401],
      ['names no email', (email: string) => says({ sub: `sub-${email}` }), 401],
      ['is refused', (email: string) => says({ sub: `sub-${email}`, email }, 401), 401],
      [
        'is not JSON',
        (email: string) => says({ sub: `sub-${email}`, email }, 200, { 'content-type': 'text/html' }),
        401,
      ],
      ['redirects elsewhere', () => says({}, 302, { location: 'http://127.0.0.1:9/' }), 503],
      ['fails', () => says({}, 500), 503],
    ] as const) {
      it(`refuses an ID token without an email when the userinfo ${title}`, async () => {
        const email = newEmail('userinfo')
        userInfo = make(email)
        const answer = await exchangeBy(email, 'their-token')
        assert.equal(answer.status, status, answer.text)
      })
    }

    it('refuses an ID token whose userinfo names another email than requested', async () => {
      const [email, other] = [newEmail('userinfo'), newEmail('userinfo')]
      userInfo = says({ sub: `sub-${email}`, email: other, email_verified: true })
      assert.equal((await exchangeBy(email, 'their-token')).status, 403)
    })
  })

  it('lets an unconfirmed email order, and hands it to the owner who confirms it', async () => {
    const email = newEmail('claimed')
    const unsure = await exchange(server, email, await sign(claims(email, { email_verified: false, sub: 'first' })))
    assert.equal(unsure.status, 200, unsure.text)
    const first = as({ email, cookie: '', idToken: '', token: unsure.json.token })
    const book = (await server.call('GET /api/books?limit=1')).json[0]
    const ordered = await server.call('POST /api/order', { as: first, body: { id: book._id, price: book.price } })
    assert.equal(ordered.status, 200, ordered.text)

    const other = claims(email, { email_verified: false, sub: 'second' })
    assert.equal((await exchange(server, email, await sign(other))).json.error, 'email_taken')
    const owner = await exchange(server, email, await sign(claims(email, { sub: 'owner' })))
    assert.equal(owner.status, 200, owner.text)
    assert.equal((await server.call(`GET /api/user/${email}`, { as: first })).status, 401)
    for (const sub of ['first', 'second']) {
      for (const email_verified of [true, false]) {
        const late = await exchange(server, email, await sign(claims(email, { email_verified, sub })))
        assert.equal(late.json.error, 'email_taken')
      }
    }
  })

  it('refuses a hosted issuer’s ID token of another person', async () => {
    assert.equal((await exchange(server, email, await sign(claims('other@people.test')))).status, 403)
  })

  it('answers 503 while the hosted issuer is down, and works again when it is back', async () => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const own = await newSigner('ES256')
    const away = await startHosted(address)
    const person = newEmail('patient')
    const now = Math.floor(Date.now() / 1000)
    const payload = { iss: address, aud: HOSTED_CLIENT, sub: 'p', email: person, iat: now, exp: now + 300 }
    try {
      const token = await sign(payload, own)
      const refused = await exchange(away, person, token)
      assert.equal(refused.status, 503, refused.text)
      assert.equal(refused.json.error, 'identity_unreachable')
      assert.ok(refused.headers.get('retry-after'))
      const end = await serve((request, response) => {
        const metadata = {
          issuer: address,
          authorization_endpoint: `${address}/auth`,
          token_endpoint: `${address}/token`,
          jwks_uri: `${address}/jwks`,
        }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(request.url === '/jwks' ? { keys: [own.jwk] } : metadata))
      }, port)
      const accepted = await exchange(away, person, token)
      await end()
      assert.equal(accepted.status, 200, accepted.text)
    } finally {
      await away.close()
    }
  })

  it('does not trust a discovery document that names another issuer', async () => {
    const port = await freePort()
    const end = await serve(
      listener(
        () => [signer.jwk],
        () => 'https://evil.example',
      ),
      port,
    )
    const address = `http://127.0.0.1:${port}`
    const wrong = await startHosted(address)
    try {
      const answer = await exchange(wrong, email, await sign(claims(email, { iss: address })))
      assert.equal(answer.status, 503)
    } finally {
      await wrong.close()
      await end()
    }
  })
})

describe('the configuration of identity', () => {
  const oidc = { PORUA_MODE: 'demo', IDENTITY_MODE: 'oidc' }

  it('names missing or unknown identity settings', () => {
    assert.throws(() => readConfig({ IDENTITY_MODE: 'ldap' }), /^Error: IDENTITY_MODE/)
    assert.throws(() => readConfig(oidc), /OIDC_ISSUER, OIDC_CLIENT_ID must be set/)
    assert.throws(() => readConfig({ ...oidc, OIDC_ISSUER: 'https://id.example' }), /OIDC_CLIENT_ID must be set/)
    assert.throws(() => readConfig({ ...oidc, OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x' }), /OIDC_ISSUER/)
    assert.throws(() => readConfig({ PORUA_MODE: 'demo', TEXT_MESSAGE_URL: 'https://sms.example' }), /TEXT_MESSAGE_KEY/)
    const addresses = { SMTP_URL: 'smtp://x', MAIL_FROM: 'a@p.example', SUPPORT_EMAIL: 'b@p.example' }
    const real = { PORUA_MODE: 'real', PUBLIC_URL: 'https://p.example', ...addresses, ...STRIPE_KEYS }
    assert.throws(() => readConfig({ ...real, ACCESS_TOKEN_SECRET: 'a'.repeat(32) }), /IDENTITY_SECRET/)
    const hosted = { IDENTITY_MODE: 'oidc', OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'x' }
    const config = readConfig({ ...real, ...hosted, ACCESS_TOKEN_SECRET: 'a'.repeat(32) })
    assert.deepEqual(config.oidc, { issuer: 'https://id.example/', clientId: 'x', audience: 'x' })
  })

  it('lets pages call the origins that the hosted issuer names, once it answers', async () => {
    const port = await freePort()
    const issuer = `http://127.0.0.1:${port}`
    const identity = createOidcIdentity({ issuer, clientId: 'web', audience: 'web', now: () => new Date() })
    const known = Promise.withResolvers<void>()
    const origins = watchSignInOrigins(identity, known.resolve, 20)
    const config = readConfig({ ...oidc, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'web' })
    const connect = () => policyTargets(config, failingPayments, origins.known()).connect!
    assert.ok(connect().includes(issuer), 'while the issuer is away')
    const end = await serve((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: 'https://pages.id.example/auth',
          token_endpoint: 'https://tokens.id.example/token',
          userinfo_endpoint: 'https://people.id.example/me',
          jwks_uri: 'https://keys.id.example/jwks',
        }),
      )
    }, port)
    await known.promise
    origins.stop()
    await end()
    for (const origin of [issuer, 'https://tokens.id.example', 'https://people.id.example']) {
      assert.ok(connect().includes(origin), origin)
    }
    assert.ok(!connect().includes('https://pages.id.example'))
  })

  it('passes only the public settings to the pages', () => {
    const config = readConfig({
      ...oidc,
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'web',
      OIDC_AUDIENCE: 'api',
    })
    assert.deepEqual(siteSettings(config, 'http://porua.test', failingPayments), {
      origin: 'http://porua.test',
      openCatalogue: false,
      supportEmail: 'support@porua.example',
      contactForm: '/api/contact',
      isDemo: true,
      identity: 'oidc',
      oidc: { issuer: 'https://id.example', clientId: 'web' },
      provider: null,
      canText: false,
      cards: failingPayments.get('card')!.browser,
      demoAccounts: [],
    })
    assert.equal(config.oidc!.audience, 'api')
    const policy = pageHeaders(true, [], { connect: ['https://id.example'] })['content-security-policy']!
    assert.match(policy, /connect-src 'self' https:\/\/id\.example;/)
  })
})
