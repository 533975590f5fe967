// Firebase as the identity service: its ID tokens, revoked sign-ins, and refused configurations. `npm run firebase`
// tests against the official emulator.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { createFirebaseIdentity } from '#server/adapters/identity/firebase.ts'
import { readConfig } from '#server/config.ts'
import { users } from '#server/db/schema.ts'
import { policyTargets } from '#server/pages/policy-targets.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { failingPayments, STRIPE_KEYS } from '../../helpers/orders/no-cards.ts'
import { serve } from '../../helpers/people/hosted-issuer.ts'
import { freePort } from '../../helpers/postgres.ts'
import { as, exchange, newEmail } from '../../helpers/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'

const PROJECT = 'demo-porua'
const ISSUER = `https://securetoken.google.com/${PROJECT}`
const HOUR_S = 3600

const seconds = (date = new Date()) => Math.floor(date.getTime() / 1000)

function claims(changes: JWTPayload = {}): JWTPayload {
  const now = seconds()
  const times = { iat: now, exp: now + HOUR_S, auth_time: now }
  const person = { sub: 'uid-1', email: 'rumi@people.test', email_verified: true, name: 'Rumi' }
  return { iss: ISSUER, aud: PROJECT, ...times, ...person, ...changes }
}

type Lookup = { status: number; body: unknown }
const account = (validSince = 0): Lookup => ({
  status: 200,
  body: { users: [{ localId: 'uid-1', validSince: String(validSince) }] },
})

describe('the ID tokens of Firebase', async () => {
  const [ours, theirs] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'known', alg: 'RS256', use: 'sig' }
  let lookup = account()
  let keysAsked = 0
  let areKeysDown = false
  let referer: string | undefined
  let clock = 0
  let origin: string
  let end: () => Promise<void>

  before(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    end = await serve((request, response) => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/keys') {
        keysAsked++
        response.setHeader('cache-control', 'public, max-age=600, must-revalidate').statusCode = areKeysDown ? 500 : 200
        return response.end(JSON.stringify({ keys: [jwk] }))
      }
      referer = request.headers.referer
      response.statusCode = lookup.status
      response.end(JSON.stringify(lookup.body))
    }, port)
  })
  after(() => end())

  const open = (emulator?: string) =>
    createFirebaseIdentity({
      projectId: PROJECT,
      apiKey: 'key',
      emulator,
      publicUrl: 'https://porua.example',
      now: () => new Date(Date.now() + clock),
      addresses: { accounts: origin, keys: `${origin}/keys` },
    })
  const sign = (payload = claims(), kid = 'known', { privateKey } = ours) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)

  it('accepts one that Google signed for this project', async () => {
    const verified = await open().verify(await sign(claims({ auth_time: seconds() - 60 })))
    assert.equal(verified!.issuer, ISSUER)
    assert.equal(verified!.subject, 'uid-1')
    assert.equal(verified!.email, 'rumi@people.test')
    assert.equal(verified!.emailVerified, true)
    assert.equal(verified!.sessionId, null)
    assert.ok(Date.now() - verified!.signedInAt.getTime() >= 60_000, 'the sign-in, not the token')
    assert.equal(referer, 'https://porua.example/', 'for keys that are restricted to the site')
    assert.equal((await open().verify(await sign(claims({ email_verified: undefined }))))!.emailVerified, false)
  })

  const refused: Record<string, () => Promise<string>> = {
    'of another project': () => sign(claims({ iss: 'https://securetoken.google.com/demo-other', aud: 'demo-other' })),
    'of another issuer': () => sign(claims({ iss: 'https://accounts.google.com' })),
    'for another audience': () => sign(claims({ aud: 'demo-other' })),
    'that is expired': () => sign(claims({ iat: seconds() - 2 * HOUR_S, exp: seconds() - HOUR_S })),
    'from the future': () => sign(claims({ iat: seconds() + HOUR_S, exp: seconds() + 2 * HOUR_S })),
    'of a sign-in in the future': () => sign(claims({ auth_time: seconds() + HOUR_S })),
    'without a sign-in time': () => sign(claims({ auth_time: undefined })),
    'without a subject': () => sign(claims({ sub: '' })),
    'without an email, such as a phone account’s': () => sign(claims({ email: undefined })),
    'with an unknown key': () => sign(claims(), 'unknown'),
    'signed by somebody else under a known key’s name': () => sign(claims(), 'known', theirs),
    'without a signature': async () => new UnsecuredJWT(claims()).encode(),
    'signed with the public key as a password': async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'known' })
        .sign(new TextEncoder().encode(await exportSPKI(ours.publicKey))),
  }
  for (const [what, make] of Object.entries(refused)) {
    it(`refuses one ${what}`, async () => assert.equal(await open().verify(await make()), null))
  }

  it('requests the keys again only after the time that Google allows', async () => {
    const identity = open()
    keysAsked = 0
    for (const kid of ['known', 'unknown', 'other']) await identity.verify(await sign(claims(), kid))
    assert.equal(keysAsked, 1)
    clock = 601_000
    assert.ok(await identity.verify(await sign()))
    assert.equal(keysAsked, 2)
    clock = 0
  })

  it('answers 503 while Google’s keys are down, and recovers', async () => {
    const identity = open()
    areKeysDown = true
    await assert.rejects(identity.verify(await sign()), { status: 503 })
    areKeysDown = false
    assert.ok(await identity.verify(await sign()))
  })

  it('refuses one of an account that is gone or disabled, and answers 503 if Firebase does not say', async () => {
    lookup = { status: 400, body: { error: { message: 'USER_DISABLED' } } }
    assert.equal(await open().verify(await sign()), null)
    for (const [status, body] of [
      [403, {}],
      [500, {}],
      [200, {}],
    ] as const) {
      lookup = { status, body }
      await assert.rejects(open().verify(await sign()), { status: 503 })
    }
    lookup = account()
  })

  it('accepts unsigned ones from an emulator, and there no others', async () => {
    const unsigned = new UnsecuredJWT(claims()).encode()
    assert.equal((await open(origin).verify(unsigned))!.subject, 'uid-1')
    assert.equal(await open(origin).verify(await sign()), null)
    assert.equal(await open(origin).verify(new UnsecuredJWT(claims({ aud: 'demo-other' })).encode()), null)
    assert.equal(await open(origin).verify(new UnsecuredJWT(claims({ exp: seconds() - 60 })).encode()), null)
    assert.equal(await open(origin).verify('not.a.token'), null)
  })
})

describe('a site whose identity service is Firebase', () => {
  let server: TestServer
  let validSince = 0
  let end: () => Promise<void>

  before(async () => {
    const port = await freePort()
    end = await serve((_, response) => {
      const { status, body } = account(validSince)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }, port)
    server = await startTestServer({
      env: {
        IDENTITY_MODE: 'firebase',
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'key',
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`,
      },
    })
  })
  after(async () => {
    await server.close()
    await end()
  })

  async function signIn(email: string, changes: JWTPayload = {}) {
    const idToken = new UnsecuredJWT(claims({ sub: `uid-${email}`, email, ...changes })).encode()
    const { status, json } = await exchange(server, email, idToken)
    assert.equal(status, 200, JSON.stringify(json))
    const person = as({ email, cookie: '', idToken, token: json.token })
    return { person, profile: () => server.call(`GET /api/user/${email}`, { as: person }) }
  }

  it('ends older sessions when somebody signs in after a password reset', async () => {
    const email = newEmail('firebase')
    const old = await signIn(email, { auth_time: seconds() - HOUR_S })
    await server.call(`PUT /api/users/${email}`, { as: old.person, body: { education: 'BSc' } })
    assert.equal((await old.profile()).status, 200)
    validSince = seconds() - 60
    const now = await signIn(email)
    assert.equal((await old.profile()).status, 401)
    assert.equal((await now.profile()).json.education, 'BSc', 'it is the same person')
    validSince = 0
  })

  it('empties the profile that somebody else wrote before the owner proved the email', async () => {
    const email = newEmail('squatted')
    const squatter = await signIn(email, { email_verified: false, auth_time: seconds() - HOUR_S })
    await server.call(`PUT /api/users/${email}`, { as: squatter.person, body: { education: 'Theirs' } })
    const createdAt = new Date(Date.now() - HOUR_S * 1000)
    await server.deps.db.update(users).set({ createdAt }).where(eq(users.email, email))
    validSince = seconds() - 60
    const owner = await signIn(email)
    assert.equal((await squatter.profile()).status, 401)
    assert.equal((await owner.profile()).json.education, '')
    validSince = 0
  })

  it('keeps the profile of somebody who confirms the email', async () => {
    const email = newEmail('confirmed')
    const before = await signIn(email, { email_verified: false })
    await server.call(`PUT /api/users/${email}`, { as: before.person, body: { education: 'Mine' } })
    const { profile } = await signIn(email)
    assert.equal((await profile()).json.education, 'Mine')
    assert.equal((await profile()).json.emailVerified, true)
    assert.equal((await before.profile()).status, 200)
  })

  it('changes a name, which the page has changed at Firebase', async () => {
    const email = newEmail('named')
    const { person, profile } = await signIn(email)
    const renamed = await server.call(`PUT /api/users/${email}/name`, { as: person, body: { name: 'Rumi Akter' } })
    assert.equal(renamed.status, 200)
    assert.equal((await profile()).json.name, 'Rumi Akter')
  })
})

describe('the configuration of Firebase', () => {
  const demo = { PORUA_MODE: 'demo', IDENTITY_MODE: 'firebase', FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: 'key' }
  const real = {
    ...demo,
    ...STRIPE_KEYS,
    PORUA_MODE: 'real',
    PUBLIC_URL: 'https://p.example',
    SMTP_URL: 'smtp://x',
    MAIL_FROM: 'p@p.example',
    SUPPORT_EMAIL: 's@p.example',
    ACCESS_TOKEN_SECRET: 'a'.repeat(32),
  }

  it('names what is missing or malformed', () => {
    const { FIREBASE_API_KEY: _, ...withoutKey } = demo
    assert.throws(() => readConfig({ IDENTITY_MODE: 'firebase' }), /FIREBASE_PROJECT_ID, FIREBASE_API_KEY must be set/)
    assert.throws(() => readConfig(withoutKey), /FIREBASE_API_KEY must be set/)
    assert.throws(() => readConfig({ ...demo, FIREBASE_PROJECT_ID: '../other' }), /FIREBASE_PROJECT_ID/)
    assert.throws(() => readConfig({ ...demo, FIREBASE_API_KEY: 'a&b' }), /FIREBASE_API_KEY/)
    const byDefault = { ...demo, PORUA_MODE: undefined }
    assert.throws(() => readConfig(byDefault), /PORUA_MODE is real/, 'a Firebase project is a real installation')
  })

  it('refuses an emulator in real mode, and one that is not on this machine', () => {
    const emulator = (address: string) => ({ FIREBASE_AUTH_EMULATOR_HOST: address })
    assert.throws(
      () => readConfig({ ...real, ...emulator('127.0.0.1:9099') }),
      /FIREBASE_AUTH_EMULATOR_HOST.*demo mode/,
    )
    for (const address of [
      '10.0.0.5:9099',
      'emulator:9099',
      '127.0.0.1.evil.example:9099',
      'localhost',
      '0.0.0.0:9099',
    ]) {
      assert.throws(
        () => readConfig({ ...demo, ...emulator(address) }),
        /FIREBASE_AUTH_EMULATOR_HOST.*loopback/,
        address,
      )
    }
    for (const address of ['127.0.0.1:9099', 'localhost:9099', '[::1]:9099']) {
      assert.equal(readConfig({ ...demo, ...emulator(address) }).firebase!.emulator, `http://${address}`)
    }
    assert.equal(readConfig(real).firebase!.emulator, undefined)
  })

  it('passes the public settings to the pages, which may call Google’s origins only then', async () => {
    const config = readConfig(real)
    const settings = siteSettings(config, 'https://p.example', failingPayments)
    assert.equal(settings.identity, 'firebase')
    assert.deepEqual(settings.firebase, { apiKey: 'key', emulator: null })
    assert.deepEqual(settings.provider, { name: 'Google' })
    const identity = createFirebaseIdentity({
      ...config.firebase!,
      publicUrl: 'https://p.example',
      now: () => new Date(),
    })
    const targets = policyTargets(config, failingPayments, await identity.browserOrigins())
    for (const origin of ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']) {
      assert.ok(targets.connect!.includes(origin), origin)
    }
    assert.ok(targets.script!.includes('https://www.google.com/recaptcha/'))
    const plain = policyTargets(readConfig({}), failingPayments)
    assert.doesNotMatch(JSON.stringify(plain), /google/)
    assert.ok(!('firebase' in siteSettings(readConfig({}), 'http://porua.test', failingPayments)))
  })
})
