// Rate limits, configured as in a real installation: on attempts, across two servers on one PostgreSQL, and on requests
// to one server.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '#server/db/schema.ts'
import { sweep } from '#server/housekeeping.ts'
import { createLog } from '#server/http/log.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { assertError } from '../helpers/assert-error.ts'
import { REAL } from '../helpers/real-mode.ts'
import { newEmail, PASSWORD, postIdentity, register } from '../helpers/people/sign-in.ts'
import { startTestServer, type Answer, type TestServer } from '../helpers/test-server.ts'

const CONTACTS = LIMITS.contactAddress.max

describe('rate limits of two servers on one PostgreSQL', () => {
  let direct: TestServer
  let proxied: TestServer

  before(async () => {
    direct = await startTestServer({ database: 'postgres', env: { ...REAL, TRUSTED_PROXIES: '0' } })
    proxied = await startTestServer({ sameDatabaseAs: direct, env: { ...REAL, TRUSTED_PROXIES: '1' } })
  })
  after(async () => {
    await proxied.close()
    await direct.close()
  })

  const message = { name: 'Rumi', lastName: 'Akter', email: 'rumi@people.test', subject: 'Hello', message: 'Good day' }
  const contact = (server: TestServer, headers: Record<string, string> = {}) =>
    server.call('POST /api/contact', {
      rawBody: new URLSearchParams(message),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const guess = (server: TestServer, email: string, password = 'a-wrong-guess', from?: string) =>
    postIdentity(server, '/sign-in/email', { email, password }, from ? { 'x-forwarded-for': from } : {})
  const pair = (email: string) => `${email} 127.0.0.1`
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status)

  async function inTurn<Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = []
    for (let index = 0; index < times; index++) results.push(await work(index))
    return results
  }

  function assertTooMany(answer: Answer, maxSeconds: number): void {
    assert.equal(answer.status, 429, answer.text)
    assert.equal(answer.json.error, 'too_many')
    assert.equal(typeof answer.json.message, 'string')
    const seconds = Number(answer.headers.get('retry-after'))
    assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= maxSeconds, `Retry-After: ${seconds}`)
  }

  /** Uses up a limit except for one attempt. */
  const useUp = (name: keyof typeof LIMITS, who: string) =>
    inTurn(LIMITS[name].max - 1, () => direct.deps.limits.count(name, who))

  it('answers the eleventh wrong password with 429, whichever server got the others', async () => {
    const { email } = await register(direct)
    const tries = await inTurn(11, (index) => guess(index % 2 ? direct : proxied, email))
    assert.deepEqual(statuses(tries.slice(0, 10)), new Array(10).fill(401))
    assertTooMany(tries[10]!, 600)
    // Even the correct password is refused, in any spelling of the email, on either server.
    for (const server of [direct, proxied]) assertTooMany(await guess(server, email.toUpperCase(), PASSWORD), 600)
    assert.equal((await guess(direct, newEmail())).status, 401)
  })

  it('refuses common passwords in real mode', async () => {
    const registered = { name: 'Rumi', email: newEmail(), password: 'PassWord123' }
    for (const refused of [
      await postIdentity(direct, '/sign-up/email', registered),
      await postIdentity(direct, '/reset-password', { token: 'any', newPassword: '123456' }),
    ]) {
      assertError(refused, 422, 'invalid')
      assert.ok(refused.json.fields.password)
      assert.deepEqual(refused.headers.getSetCookie(), [])
    }
  })

  it('lets an account sign in again when its limit has expired', async () => {
    const { email } = await register(direct)
    await useUp('signInPair', pair(email))
    await guess(direct, email)
    const wait = Number((await guess(direct, email)).headers.get('retry-after'))
    await sweep(direct.deps)
    assertTooMany(await guess(direct, email, PASSWORD), 600)
    direct.advanceClock(wait * 1000)
    try {
      assert.equal((await guess(direct, email, PASSWORD)).status, 200)
    } finally {
      direct.advanceClock(-wait * 1000)
    }
  })

  it('counts wrong passwords per address, so that nobody can lock somebody else out', async () => {
    const { email } = await register(direct)
    const tries = await inTurn(11, () => guess(proxied, email, 'a-wrong-guess', '198.51.100.66'))
    assertTooMany(tries[10]!, 600)
    assert.equal((await guess(proxied, email, PASSWORD, '198.51.100.67')).status, 200)
    assertTooMany(await guess(proxied, email, PASSWORD, '198.51.100.66'), 600)
  })

  it('slows down guessing from many addresses, while the right password still works at once', async () => {
    const { email } = await register(direct)
    const [home, bots] = ['203.0.113.200', (index: number) => `198.18.${index >> 3}.${index & 7}`]
    assert.equal((await guess(proxied, email, PASSWORD, home)).status, 200)
    await inTurn(LIMITS.signInFailures.max - 1, () => direct.deps.limits.tally('signInFailures', email))
    assert.equal((await guess(proxied, email, 'a-wrong-guess', bots(0))).status, 401)
    for (const bot of [bots(1), bots(2)]) {
      const began = performance.now()
      const tries = await inTurn(3, () => guess(proxied, email, 'a-wrong-guess', bot))
      assert.deepEqual(statuses(tries), [401, 401, 429])
      assertTooMany(tries[2]!, 600)
      assert.ok(performance.now() - began >= 2000, 'each look at a password waits a second')
    }
    // The owner can sign in, at home and on a new phone.
    assert.deepEqual(statuses(await inTurn(3, () => guess(proxied, email, 'mistyped', home))), [401, 401, 401])
    assert.equal((await guess(proxied, email, PASSWORD, home)).status, 200)
    assert.equal((await guess(proxied, email, PASSWORD, '203.0.113.201')).status, 200)
    // The owner's success does not reset the limit for the bots.
    assert.deepEqual(statuses(await inTurn(3, () => guess(proxied, email, 'a-wrong-guess', bots(3)))), [401, 401, 429])
  })

  it('resets the count of wrong passwords after a correct one', async () => {
    const { email } = await register(direct)
    await useUp('signInPair', pair(email))
    assert.equal((await guess(proxied, email, PASSWORD)).status, 200)
    await useUp('signInPair', pair(email))
    assert.deepEqual(statuses(await inTurn(2, () => guess(direct, email))), [401, 429])
  })

  it('counts concurrent attempts one by one', async () => {
    const { email } = await register(direct)
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, index) => guess(index % 2 ? direct : proxied, email)),
    )
    assert.equal(statuses(tries).filter((status) => status === 401).length, 10)
    assert.equal(statuses(tries).filter((status) => status === 429).length, 14)
  })

  it('limits password-reset requests for known and unknown emails alike', async () => {
    const { email } = await register(direct)
    for (const address of [email, newEmail()]) {
      const requests = await inTurn(4, () => postIdentity(direct, '/request-password-reset', { email: address }))
      assert.deepEqual(statuses(requests), [200, 200, 200, 429])
      assertTooMany(requests[3]!, 900)
    }
  })

  it('lets an owner still get reset and confirmation emails, but not a flood of them', async () => {
    for (const [path, subject] of [
      ['/request-password-reset', 'Reset'],
      ['/send-verification-email', 'Confirm'],
    ] as const) {
      const { email } = await register(direct)
      const ask = (from: string) => postIdentity(proxied, path, { email }, { 'x-forwarded-for': from })
      const mails = async () =>
        (await direct.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).filter((mail) =>
          mail.subject.startsWith(subject),
        ).length
      assert.deepEqual(statuses(await inTurn(4, () => ask('198.51.100.90'))), [200, 200, 200, 429])
      assert.equal((await ask('198.51.100.91')).status, 200)
      assert.ok((await mails()) >= 4)
      // Further requests from many addresses send no more emails, so the newest links stay valid.
      const many = await inTurn(12, (index) => ask(`198.51.101.${index}`))
      assert.deepEqual(statuses(many), new Array(12).fill(200))
      assert.equal(await mails(), 6)
    }
  })

  it('limits the contact form per address, ignoring a forged X-Forwarded-For', async () => {
    const forged = (index: number) => ({
      'x-forwarded-for': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
      'x-real-ip': `203.0.113.${index}`,
      'x-client-ip': `203.0.113.${index}`,
      'x-porua-address': `203.0.113.${index}`,
    })
    const sent = await inTurn(CONTACTS + 1, (index) => contact(direct, forged(index)))
    assert.deepEqual(statuses(sent.slice(0, CONTACTS)), new Array(CONTACTS).fill(200))
    assertTooMany(sent[CONTACTS]!, 3600)
  })

  it('counts by the address that the trusted proxy saw, not by what the visitor sent', async () => {
    const through = (index: number, seen: string) =>
      contact(proxied, { 'x-forwarded-for': `203.0.113.${index}, ${seen}` })
    const sent = await inTurn(CONTACTS + 1, (index) => through(index, '198.51.100.7'))
    assert.deepEqual(statuses(sent.slice(0, CONTACTS)), new Array(CONTACTS).fill(200))
    assertTooMany(sent[CONTACTS]!, 3600)
    assert.equal((await through(0, '198.51.100.8')).status, 200)
  })

  it('counts an address the same with or without a port', async () => {
    const through = (address: string) => contact(proxied, { 'x-forwarded-for': address })
    const sent = await inTurn(CONTACTS + 1, (index) => through(`198.51.100.40${index % 2 ? `:${40_000 + index}` : ''}`))
    assertTooMany(sent[CONTACTS]!, 3600)
    // Without a valid address the connection's own counts, whose limit earlier tests have used up.
    for (const odd of ['', 'unknown', 'x'.repeat(4000), ', ,']) assertTooMany(await through(odd), 3600)
  })

  it('counts a whole IPv6 /64 network as one address', async () => {
    const seen = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:0db8:0001:0002:3:4:5:6', '2001:DB8:1:2::9']
    const through = (address: string) => contact(proxied, { 'x-forwarded-for': address })
    const sent = await inTurn(CONTACTS + 1, (index) => through(seen[index % seen.length]!))
    assertTooMany(sent[CONTACTS]!, 3600)
    assert.equal((await through('2001:db8:1:3::1')).status, 200)
  })

  it('limits sign-ins, sign-ups and exchanges per address', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.20' }
    await useUp('signInAddress', '198.51.100.20')
    const body = () => ({ email: newEmail(), password: PASSWORD, name: 'Rumi' })
    assert.equal((await postIdentity(proxied, '/sign-in/email', body(), headers)).status, 401)
    assertTooMany(await postIdentity(proxied, '/sign-in/email', body(), headers), 600)
    await useUp('signUpAddress', '198.51.100.20')
    assert.equal((await postIdentity(proxied, '/sign-up/email', body(), headers)).status, 200)
    assertTooMany(await postIdentity(proxied, '/sign-up/email', body(), headers), 3600)
    await useUp('exchangeAddress', '198.51.100.20')
    const exchange = () =>
      proxied.call('PUT /api/user/x@people.test', {
        body: { email: 'x@people.test' },
        headers: { ...headers, authorization: 'Bearer a.b.c' },
      })
    assert.equal((await exchange()).status, 401)
    assertTooMany(await exchange(), 600)
  })

  it('limits a person to five reviews a day, even when sent at once to two servers', async () => {
    const [eager, patient] = [await direct.person(), await direct.person()]
    const review = (index: number, as = eager) =>
      (index % 2 ? direct : proxied).call('POST /api/addreview', { as, body: { comment: `No ${index}`, ratting: 4 } })
    const sent = await Promise.all(Array.from({ length: 9 }, (_, index) => review(index)))
    assert.equal(statuses(sent).filter((status) => status === 200).length, 5)
    assertTooMany(
      sent.find(({ status }) => status === 429)!,
      86_400,
    )
    assert.equal((await review(1, patient)).status, 200)
    direct.advanceClock(86_400_000 + 60_000)
    try {
      assert.equal((await review(1)).status, 200)
    } finally {
      direct.advanceClock(-86_400_000 - 60_000)
    }
  })

  it('limits a network to sixty reviews an hour', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.30' }
    await useUp('reviewAddress', '198.51.100.30')
    const body = { comment: 'Good', ratting: 5 }
    assert.equal((await proxied.call('POST /api/addreview', { as: await direct.person(), body, headers })).status, 200)
    assertTooMany(await proxied.call('POST /api/addreview', { as: await direct.person(), body, headers }), 3600)
  })

  it('limits a person to sixty uploads an hour', async () => {
    const person = await direct.person()
    await useUp('uploadUser', person.id)
    const upload = () => direct.call('POST /api/media', { as: person, rawBody: new FormData() })
    assert.equal((await upload()).status, 422)
    assertTooMany(await upload(), 3600)
  })
})

describe('too many requests from one address', () => {
  it('limits requests per address, but still answers cached ones and other addresses', async () => {
    const server = await startTestServer({
      env: { ...REAL, REQUESTS_PER_ADDRESS: '5', TRUSTED_PROXIES: '1' },
    })
    const ask = (path: string, from: string) =>
      server.call(`GET ${path}`, { headers: { 'x-forwarded-for': `6.6.6.6, ${from}` } })
    assert.equal((await ask('/api/books', '1.2.3.4')).status, 200)
    const many = await Promise.all(
      Array.from({ length: 9 }, (_, page) => ask(`/api/books?limit=${page + 1}`, '1.2.3.4')),
    )
    assert.equal(many.filter(({ status }) => status === 200).length, 4)
    const refused = many.find(({ status }) => status !== 200)!
    assert.equal(refused.status, 429)
    const seconds = Number(refused.headers.get('retry-after'))
    assert.ok(seconds >= 1 && seconds <= 10, `Retry-After: ${seconds}`)
    assert.equal(refused.json.error, 'too_many')
    assert.equal((await ask('/api/books', '1.2.3.4')).status, 200)
    assert.equal((await ask('/content/x/v240', '1.2.3.4')).status, 429, 'a made-up grant')
    assert.equal((await ask('/api/blogs', '5.6.7.8')).status, 200)
    server.advanceClock(10_000)
    assert.equal((await ask('/api/courses/classNine', '1.2.3.4')).status, 200)
    await server.close()
  })
})

describe('an installation’s own limits', () => {
  it('takes the limits of RATE_LIMITS, and warns once of a proxy that is not declared', async () => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => void lines.push(line) })
    const server = await startTestServer({ env: { ...REAL, RATE_LIMITS: 'signInPair=2' }, log })
    const email = newEmail()
    const guess = () =>
      postIdentity(server, '/sign-in/email', { email, password: 'a-wrong-guess' }, { 'x-forwarded-for': '1.2.3.4' })
    assert.deepEqual([(await guess()).status, (await guess()).status, (await guess()).status], [401, 401, 429])
    assert.equal(lines.filter((line) => line.includes('TRUSTED_PROXIES is 0')).length, 1)
    await server.close()
  })
})
