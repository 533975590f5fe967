// Our own access tokens: which are accepted, which are refused, and how quickly a change takes effect.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { accessSessions, users } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

const SECRET = 'the-secret-of-the-access-tokens-1'
const WEEK_MS = 7 * 86_400_000

describe('access tokens', () => {
  let server: TestServer
  let person: Person
  let admin: Person

  before(async () => {
    server = await startTestServer({
      env: { ACCESS_TOKEN_SECRET: SECRET, IDENTITY_SECRET: 'the-secret-of-the-identity-service-1' },
    })
    person = await server.person()
    admin = await server.person('admin')
  })
  after(() => server.close())

  const ask = (token: string, name = `GET /api/user/${person.email}`) =>
    server.call(name, { headers: { authorization: `Bearer ${token}` } })

  function assertRefused(answer: Answer): void {
    assert.equal(answer.status, 401, answer.text)
    assert.equal(answer.json.error, 'unauthorized')
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
  }

  const sessionOf = async (who: Person) =>
    (await server.deps.db.select().from(accessSessions).where(eq(accessSessions.userId, who.id)))[0]!.id

  const claims = async (): Promise<JWTPayload> => {
    const at = Math.floor(Date.now() / 1000)
    return { iss: 'porua', aud: 'porua-api', sub: person.id, sid: await sessionOf(person), iat: at, exp: at + 600 }
  }
  const sign = (payload: JWTPayload, secret = SECRET, alg = 'HS256') =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))

  it('lets the owner of an access token in, whatever the case of the scheme', async () => {
    assert.equal((await ask(person.token)).status, 200)
    const answer = await server.call(`GET /api/user/${person.email}`, {
      headers: { authorization: `bearer ${person.token}` },
    })
    assert.equal(answer.status, 200)
  })

  it('accepts a token signed with the server’s own secret', async () => {
    assert.equal((await ask(await sign(await claims()))).status, 200)
  })

  it('refuses a call without an access token in the Authorization header', async () => {
    const path = `GET /api/user/${person.email}`
    assertRefused(await server.call(path))
    for (const authorization of ['', 'Bearer', 'Bearer ', `Basic ${person.token}`, person.token, 'Bearer a b c']) {
      assertRefused(await server.call(path, { headers: { authorization } }))
    }
    assertRefused(await server.call(`${path}?access_token=${person.token}&token=${person.token}`))
    assertRefused(await server.call(path, { headers: { cookie: `accessToken=${person.token}` } }))
  })

  it('refuses garbage instead of an access token', async () => {
    const [header, payload, signature] = person.token.split('.')
    for (const token of [
      'garbage',
      'a.b.c',
      '..',
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}x`,
      `${header}.${payload}.${signature!.toUpperCase()}`,
      `${person.token}.${signature}`,
      'null',
      'undefined',
      'x'.repeat(8000),
    ]) {
      assertRefused(await ask(token))
    }
  })

  for (const [title, make] of [
    ['with another secret', async () => sign(await claims(), 'another-secret-of-the-access-tokens')],
    ['by nobody', async () => new UnsecuredJWT(await claims()).encode()],
    ['by another algorithm', async () => sign(await claims(), SECRET.padEnd(64, '1'), 'HS512')],
    [
      'by a private key',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        return new SignJWT(await claims()).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
      },
    ],
    ['by another issuer', async () => sign({ ...(await claims()), iss: 'urn:porua:identity' })],
    ['for another audience', async () => sign({ ...(await claims()), aud: 'porua' })],
    ['for the identity service', async () => sign({ ...(await claims()), iss: 'urn:porua:identity', aud: 'porua' })],
    ['without an expiry', async () => sign(without('exp', await claims()))],
    ['without a session', async () => sign(without('sid', await claims()))],
    ['without a person', async () => sign(without('sub', await claims()))],
    ['for an unknown session', async () => sign({ ...(await claims()), sid: crypto.randomUUID() })],
    ['for a session whose id is malformed', async () => sign({ ...(await claims()), sid: "' or 1=1 --" })],
    ['for a person whose id is malformed', async () => sign({ ...(await claims()), sub: 'x' })],
    ['for somebody else’s session', async () => sign({ ...(await claims()), sid: await sessionOf(admin) })],
    ['for somebody else by one’s own session', async () => sign({ ...(await claims()), sub: admin.id })],
    ['for yesterday', async () => sign({ ...(await claims()), exp: Math.floor(Date.now() / 1000) - 1 })],
  ] as [string, () => Promise<string>][]) {
    it(`refuses an access token signed ${title}`, async () => {
      const token = await make()
      assertRefused(await ask(token))
      assertRefused(await ask(token, 'GET /api/user'))
    })
  }

  function without(name: string, payload: JWTPayload): JWTPayload {
    const { [name]: _, ...rest } = payload
    return rest
  }

  it('tells concurrent callers apart by their access tokens', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, (_, index) => server.person('user', `Person ${index}`)))
    const callers = await Promise.all(people.map(({ token }) => server.deps.tokens.read(token)))
    assert.deepEqual(
      callers.map((caller) => caller?.userId),
      people.map(({ id }) => id),
    )
    const answers = await Promise.all(people.map((who) => server.call(`GET /api/user/${who.email}`, { as: who })))
    assert.deepEqual(
      answers.map(({ json }) => json.email),
      people.map(({ email }) => email),
    )
    const others = await Promise.all(
      people.map((who, index) => server.call(`GET /api/user/${people.at(index - 1)!.email}`, { as: who })),
    )
    assert.deepEqual([...new Set(others.map(({ status }) => status))], [403])
  })

  it('expires an access token after exactly a week, however recently it was used', async () => {
    const late = await server.person()
    const path = `GET /api/user/${late.email}`
    assert.equal((await ask(late.token, path)).status, 200)
    server.advanceClock(WEEK_MS - 30_000)
    try {
      assert.equal((await ask(late.token, path)).status, 200)
      server.advanceClock(31_000)
      assertRefused(await ask(late.token, path))
      await sweep(server.deps)
      const left = await server.deps.db.select().from(accessSessions).where(eq(accessSessions.userId, late.id))
      assert.deepEqual(left, [])
    } finally {
      server.advanceClock(-WEEK_MS - 1_000)
    }
    assertRefused(await ask(late.token, path))
    // The sweep deleted everybody's session, so both sign in again.
    person = await server.person()
    admin = await server.person('admin')
  })

  it('ends an access token at once when it is signed out', async () => {
    const leaving = await server.person()
    const path = `GET /api/user/${leaving.email}`
    assert.equal((await ask(leaving.token, path)).status, 200)
    assert.equal((await server.call('POST /api/signOut', { as: leaving })).status, 200)
    assertRefused(await ask(leaving.token, path))
    assertRefused(await ask(leaving.token, 'GET /api/ccis'))
  })

  it('applies a promotion or demotion at once to existing access tokens', async () => {
    const rising = await server.person()
    assert.equal((await ask(rising.token, 'GET /api/user')).status, 403)
    const promoted = await server.call(`PUT /api/user/admin/${rising.email}`, { as: admin })
    assert.deepEqual(promoted.json, { modifiedCount: 1 })
    assert.equal((await ask(rising.token, 'GET /api/user')).status, 200)
    await server.deps.db.update(users).set({ role: 'user' }).where(eq(users.id, rising.id))
    const fallen = await ask(rising.token, 'GET /api/user')
    assert.equal(fallen.status, 403)
    assert.equal(fallen.json.error, 'forbidden')
  })

  it('ends a person’s access tokens at once when the person is deleted', async () => {
    const leaving = await server.person()
    assert.equal((await server.call(`DELETE /api/user/${leaving.id}`, { as: admin })).status, 200)
    assertRefused(await ask(leaving.token, `GET /api/user/${leaving.email}`))
  })
})
