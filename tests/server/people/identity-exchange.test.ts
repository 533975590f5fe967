// The exchange of ID tokens for access tokens, used and attacked; and what remains of a deleted person.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { count, eq, like } from 'drizzle-orm'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { EMBEDDED_ISSUER } from '#server/adapters/identity/embedded.ts'
import { accessSessions, courses, identityKeys, identityUsers, users } from '#server/db/schema.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import {
  as,
  exchange,
  newEmail,
  PASSWORD,
  postIdentity,
  profileOf,
  register,
  signIn,
  type SignedIn,
} from '../../helpers/people/sign-in.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.close())

describe('the exchange of an ID token', () => {
  type Signer = { key: CryptoKey; kid: string; publicPem: string }
  let signer: Signer
  let stranger: Signer
  let victim: SignedIn

  const newSigner = async (): Promise<Signer & { jwk: object }> => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    return {
      key: privateKey,
      kid: crypto.randomUUID(),
      publicPem: await exportSPKI(publicKey),
      jwk: await exportJWK(publicKey),
    }
  }
  const claims = (email: string, subject: string = crypto.randomUUID()): JWTPayload => {
    const at = Math.floor(Date.now() / 1000)
    return { sub: subject, email, name: 'Forged', iss: EMBEDDED_ISSUER, aud: 'porua', iat: at, exp: at + 300 }
  }
  const sign = (payload: JWTPayload, by = signer) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: by.kid }).sign(by.key)
  const without = (name: string, payload: JWTPayload): JWTPayload => {
    const { [name]: _, ...rest } = payload
    return rest
  }
  const totals = async () => {
    const { db } = server.deps
    const [people] = await db.select({ total: count() }).from(users)
    const [sessions] = await db.select({ total: count() }).from(accessSessions)
    return { people: people!.total, sessions: sessions!.total }
  }
  const assertNothingCreated = async (status: number, work: () => Promise<Answer>) => {
    const before = await totals()
    assertError(await work(), status)
    assert.deepEqual(await totals(), before)
  }

  before(async () => {
    victim = await register(server)
    // A second, older key of the identity service, whose private half this test knows.
    const created = await newSigner()
    signer = created
    stranger = await newSigner()
    await server.deps.db.insert(identityKeys).values({
      id: created.kid,
      publicKey: JSON.stringify(created.jwk),
      privateKey: '',
      alg: 'RS256',
      createdAt: new Date(0),
    })
  })

  it('accepts an ID token that the identity service signed', async () => {
    const email = newEmail('signed')
    const first = await exchange(server, email, await sign(claims(email, 'one-subject')))
    assert.equal(first.status, 200)
    const again = await exchange(server, email.toUpperCase(), await sign(claims(email, 'one-subject')), ` ${email} `)
    assert.equal(again.status, 200)
    const found = await server.deps.db.select().from(users).where(eq(users.email, email))
    assert.equal(found.length, 1)
  })

  it('stores a visible one-line name, whatever the ID token says', async () => {
    for (const [name, shown] of [
      ['Rumi\r\nAkter', 'Rumi Akter'],
      ['\u200b\u3164', /^unseen-/],
    ] as const) {
      const email = newEmail('unseen')
      const { json } = await exchange(server, email, await sign({ ...claims(email), name }))
      const profile = await profileOf(server, { email, cookie: '', idToken: '', token: json.token })
      assert.match(profile.json.name, new RegExp(shown))
    }
  })

  const email = 'forged@people.test'
  const hour = 3600
  for (const [title, make] of [
    ['of another issuer', () => sign({ ...claims(email), iss: 'https://evil.example' })],
    ['for another audience', () => sign({ ...claims(email), aud: 'porua-api' })],
    ['without an audience', () => sign(without('aud', claims(email)))],
    ['without an issuer', () => sign(without('iss', claims(email)))],
    ['without an expiry', () => sign(without('exp', claims(email)))],
    ['without a subject', () => sign(without('sub', claims(email)))],
    ['without an email', () => sign(without('email', claims(email)))],
    ['with a list of emails', () => sign({ ...claims(email), email: [email] })],
    ['that is expired', () => sign({ ...claims(email), exp: claims(email).iat! - hour })],
    ['that is not yet valid', () => sign({ ...claims(email), nbf: claims(email).iat! + hour })],
    ['signed by a stranger', () => sign(claims(email), stranger)],
    ['signed by a stranger under our key’s name', () => sign(claims(email), { ...stranger, kid: signer.kid })],
    ['of an ended session', () => sign({ ...claims(email), sid: 'no-such-session' })],
    ['without any signature', async () => new UnsecuredJWT(claims(email)).encode()],
    [
      'signed with the public key as a password',
      () =>
        new SignJWT(claims(email))
          .setProtectedHeader({ alg: 'HS256', kid: signer.kid })
          .sign(new TextEncoder().encode(signer.publicPem)),
    ],
    [
      'that brings its own key',
      async () => {
        const own = await newSigner()
        return new SignJWT(claims(email)).setProtectedHeader({ alg: 'RS256', jwk: own.jwk }).sign(own.key)
      },
    ],
    ['that is an access token', async () => victim.token],
    ['that is not a JWT', async () => 'abc.def.ghi'],
    ['whose payload was changed', async () => tampered(await sign(claims('someone@people.test')), claims(email))],
  ] as [string, () => Promise<string>][]) {
    it(`refuses an ID token ${title}`, async () => {
      const token = await make()
      await assertNothingCreated(401, () => exchange(server, email, token))
    })
  }

  function tampered(token: string, payload: JWTPayload): string {
    const [header, , signature] = token.split('.')
    return `${header}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`
  }

  it('refuses an exchange without an ID token in the Authorization header', async () => {
    const path = `PUT /api/user/${victim.email}`
    const body = { email: victim.email }
    await assertNothingCreated(401, () => server.call(path, { body }))
    await assertNothingCreated(401, () => server.call(path, { body, headers: { cookie: victim.cookie } }))
    await assertNothingCreated(401, () => server.call(path, { body: { ...body, token: victim.idToken } }))
    await assertNothingCreated(401, () =>
      server.call(path, { body, headers: { authorization: `Basic ${victim.idToken}` } }),
    )
  })

  it('refuses to exchange an ID token for somebody else’s access token', async () => {
    const other = await register(server)
    await assertNothingCreated(403, () => exchange(server, victim.email, other.idToken))
    await assertNothingCreated(403, () => exchange(server, other.email, other.idToken, victim.email))
    await assertNothingCreated(403, () => exchange(server, victim.email, other.idToken, other.email))
    await assertNothingCreated(403, () => exchange(server, 'admin@porua.test', other.idToken))
  })

  it('does not give a person’s email to another account of the identity service', async () => {
    const token = await sign(claims(victim.email, 'another-subject'))
    await assertNothingCreated(409, () => exchange(server, victim.email, token))
  })

  it('does not accept an ID token as an access token', async () => {
    const answer = await server.call(`GET /api/user/${victim.email}`, {
      as: { id: '', email: victim.email, token: victim.idToken },
    })
    assertError(answer, 401)
  })

  it('does not store the picture of an ID token, which every reader of a review would load', async () => {
    for (const picture of ['javascript:alert(1)', 'https://tracker.example/pixel.gif', '/?lang=bn']) {
      const address = newEmail('picture')
      const token = await sign({ ...claims(address), picture })
      assert.equal((await exchange(server, address, token)).status, 200)
      const [person] = await server.deps.db.select().from(users).where(eq(users.email, address))
      assert.equal(person!.photoUrl, '')
    }
  })

  it('creates one person from many concurrent first exchanges', async () => {
    const address = newEmail('at-once')
    const token = await sign(claims(address))
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(server, address, token)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      new Array(8).fill(200),
    )
    const created = await server.deps.db.select().from(users).where(eq(users.email, address))
    assert.equal(created.length, 1)
  })
})

describe('deleting a person', () => {
  it('ends everything of a deleted person, who can register again from scratch', async () => {
    const admin = await server.person('admin')
    const person = await register(server)
    const idOf = async () => (await server.deps.db.select().from(users).where(eq(users.email, person.email)))[0]!.id
    const oldId = await idOf()
    await server.call(`PUT /api/user/admin/${person.email}`, { as: admin })
    const [free] = await server.deps.db.select().from(courses).where(eq(courses.priceCents, 0)).limit(1)
    const ordered = await server.call('POST /api/order', { as: as(person), body: { id: free!.id, price: 0 } })
    assert.equal(ordered.status, 200, ordered.text)

    const deleted = await server.call(`DELETE /api/user/${oldId}`, { as: admin })
    assert.deepEqual(deleted.json, { deletedCount: 1 })
    assertError(await profileOf(server, person), 401)
    assertError(await exchange(server, person.email, person.idToken), 401)
    assertError(await server.call('GET /identity/token', { headers: { cookie: person.cookie } }), 401)
    assertError(await postIdentity(server, '/sign-in/email', { email: person.email, password: PASSWORD }), 401)
    assertError(await server.call(`DELETE /api/user/${oldId}`, { as: admin }), 404)

    const again = await register(server, person.email)
    assert.notEqual(await idOf(), oldId)
    assert.deepEqual((await server.call(`GET /api/admin/${person.email}`, { as: as(again) })).json, { admin: false })
    assert.deepEqual((await server.call(`GET /api/order?email=${person.email}`, { as: as(again) })).json, [])
    assertError(await exchange(server, person.email, person.idToken), 401)
    assertError(await profileOf(server, person), 401)
  })

  it('invalidates a password-reset email when the person is deleted', async () => {
    const admin = await server.person('admin')
    const person = await register(server)
    await postIdentity(server, '/request-password-reset', { email: person.email })
    const token = /resetToken=(\w+)/.exec(await mailTo(server, person.email, 'Reset your Porua password'))![1]!
    const [row] = await server.deps.db.select().from(users).where(eq(users.email, person.email))
    await server.call(`DELETE /api/user/${row!.id}`, { as: admin })
    await register(server, person.email)
    assertError(await postIdentity(server, '/reset-password', { token, newPassword: `${PASSWORD}-old` }), 400)
    assert.ok(await signIn(server, person.email))
  })
})

describe('deleting a person while they sign in, on PostgreSQL', () => {
  /** Four people at once, each deleted while they exchange a token and sign in. */
  async function race(racing: TestServer, admin: Person, round: number): Promise<void> {
    const people = await Promise.all(Array.from({ length: 4 }, () => register(racing)))
    const rows = await racing.deps.db.select().from(users)
    await Promise.all(
      people.map(async (person, index) => {
        const id = rows.find(({ email }) => email === person.email)!.id
        const remove = () => racing.call(`DELETE /api/user/${id}`, { as: admin })
        const exchangeAgain = () => exchange(racing, person.email, person.idToken)
        const enter = () => postIdentity(racing, '/sign-in/email', { email: person.email, password: PASSWORD })
        // In alternating order, so that each of them is sometimes first.
        const work =
          (round + index) % 2
            ? [remove, exchangeAgain, exchangeAgain, enter, exchangeAgain]
            : [exchangeAgain, enter, exchangeAgain, remove, exchangeAgain]
        const answers = await Promise.all(work.map((step) => step()))
        assert.equal(answers[work.indexOf(remove)]!.status, 200)
        for (const answer of answers) assert.ok([200, 401].includes(answer.status), answer.text)
        assert.equal((await exchangeAgain()).status, 401)
        for (const token of answers.map(({ json }) => json?.token).filter((token) => token?.includes('.'))) {
          const answer = await racing.call(`GET /api/user/${person.email}`, { as: { ...admin, token } })
          assert.equal(answer.status, 401, 'an access token outlived its person')
        }
      }),
    )
  }

  it('never revives a person who is deleted while signing in', async () => {
    const racing = await startTestServer({ database: 'postgres' })
    try {
      const admin = await racing.person('admin')
      for (let round = 0; round < 4; round++) await race(racing, admin, round)
      const left = await racing.deps.db.select().from(users).where(like(users.email, 'person-%'))
      assert.deepEqual(left, [])
      const accounts = await racing.deps.db.select().from(identityUsers).where(like(identityUsers.email, 'person-%'))
      assert.deepEqual(accounts, [])
    } finally {
      await racing.close()
    }
  })
})
