// The second factor and the phone number: enrolling, signing in with codes, and everything that must not work twice.
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { codeOf } from '#server/adapters/identity/account-safety.ts'
import { createHttpTexts } from '#server/adapters/texts/http-gateway.ts'
import { identitySecondFactors, identitySessions, identityUsers, mailOutbox } from '#server/db/schema.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { createCookieBrowser } from '../../helpers/people/cookie-browser.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import {
  as,
  fetchIdToken,
  cookieOf,
  newEmail,
  PASSWORD,
  postIdentity,
  profileOf,
  register,
  type SignedIn,
} from '../../helpers/people/sign-in.ts'
import { startTestServer, type Answer, type TestServer } from '../../helpers/test-server.ts'
import { continueWithAccount } from '../../helpers/people/third-party.ts'

let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.close())

const byNumber = (one: number, other: number) => one - other
const stepNow = () => Math.floor(Date.now() / 30_000)

/** Retries once if a new 30-second step has begun, because the older code has expired then. */
async function withinOneStep(work: (step: number) => Promise<Answer>): Promise<Answer> {
  const step = stepNow()
  const answer = await work(step)
  return answer.status === 200 || step === stepNow() ? answer : work(stepNow())
}

type Enrolled = { email: string; cookie: string; secret: string; backupCodes: string[] }

async function verified(on = server): Promise<SignedIn> {
  const person = await register(on, newEmail('second'))
  await on.deps.db.update(identityUsers).set({ emailVerified: true }).where(eq(identityUsers.email, person.email))
  return person
}

const post = (path: string, body: unknown, cookie: string, on = server) => postIdentity(on, path, body, { cookie })

/** The secret as the library stores it; the authenticator app gets it in base 32. */
function secretOf(totpURI: string): string {
  const encoded = new URL(totpURI).searchParams.get('secret')!
  const bits = Array.from(encoded, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g)!
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2))).toString('utf8')
}

/** Enrols with the previous step's code, so that the current one is still unused. */
async function enrol(on = server): Promise<Enrolled> {
  const person = await verified(on)
  const enabled = await post('/two-factor/enable', { password: PASSWORD }, person.cookie, on)
  assert.equal(enabled.status, 200, enabled.text)
  assert.match(enabled.json.totpURI, /^otpauth:\/\/totp\/Porua:/)
  const secret = secretOf(enabled.json.totpURI)
  const confirmed = await withinOneStep((step) =>
    post('/two-factor/verify-totp', { code: codeOf(secret, step - 1) }, person.cookie, on),
  )
  assert.equal(confirmed.status, 200, confirmed.text)
  return { email: person.email, cookie: cookieOf(confirmed), secret, backupCodes: enabled.json.backupCodes }
}

const AGED = 1_700_000_000

const signedInAt = (idToken: string): number => decodeJwt<{ auth_time: number }>(idToken).auth_time

/** Makes a sign-in look old; returns its time in ID tokens before and after its session is replaced. */
async function signInTimeOf(cookie: string, replace: (cookie: string) => Promise<string>) {
  const { sub } = decodeJwt(await fetchIdToken(server, cookie))
  const aged = { createdAt: new Date(AGED * 1000) }
  await server.deps.db.update(identitySessions).set(aged).where(eq(identitySessions.userId, sub!))
  const before = signedInAt(await fetchIdToken(server, cookie))
  return { before, after: signedInAt(await fetchIdToken(server, await replace(cookie))) }
}

/** The first half of a sign-in: the password is correct, and the code is still missing. */
async function challenge(email: string, on = server): Promise<string> {
  const answer = await postIdentity(on, '/sign-in/email', { email, password: PASSWORD })
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(answer.json, { twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  return liveCookies(answer)
}

function liveCookies(answer: Answer): string {
  const lines = answer.headers.getSetCookie().filter((line) => !/Max-Age=0/i.test(line))
  return lines.map((line) => line.split(';')[0]).join('; ')
}

describe('the second factor', () => {
  it('requires the second factor at the next sign-in, and gives no session before', async () => {
    const person = await enrol()
    const half = await challenge(person.email)
    assert.doesNotMatch(half, /session_token/)
    assert.equal((await server.call('GET /identity/token', { headers: { cookie: half } })).status, 401)
    const done = await post('/two-factor/verify-totp', { code: codeOf(person.secret, stepNow()) }, half)
    assert.equal(done.status, 200, done.text)
    assert.ok(await fetchIdToken(server, liveCookies(done)))
  })

  it('enables the second factor only after a first code, and shows it in the session', async () => {
    const person = await verified()
    await post('/two-factor/enable', { password: PASSWORD }, person.cookie)
    const plain = await postIdentity(server, '/sign-in/email', { email: person.email, password: PASSWORD })
    assert.match(liveCookies(plain), /session_token/)
    const { cookie } = await enrol()
    const { json } = await server.call('GET /identity/get-session', { headers: { cookie } })
    assert.equal(json.user.twoFactorEnabled, true)
    assert.doesNotMatch(JSON.stringify(json), /secret|backupCodes/)
  })

  it('needs the password to disable the second factor or renew the recovery codes', async () => {
    const person = await enrol()
    for (const path of ['/two-factor/disable', '/two-factor/generate-backup-codes']) {
      assert.equal((await post(path, { password: 'not-the-one' }, person.cookie)).status, 400)
      assert.equal((await post(path, {}, person.cookie)).status, 400)
      assert.equal((await post(path, { password: PASSWORD }, '')).status, 401)
    }
    const renewed = await post('/two-factor/generate-backup-codes', { password: PASSWORD }, person.cookie)
    assert.equal(renewed.json.backupCodes.length, 10)
    const off = await post('/two-factor/disable', { password: PASSWORD }, person.cookie)
    assert.deepEqual(off.json, { status: true })
    const plain = await postIdentity(server, '/sign-in/email', { email: person.email, password: PASSWORD })
    assert.match(liveCookies(plain), /session_token/)
  })

  it('accepts a second-factor code only once', async () => {
    const person = await enrol()
    const code = codeOf(person.secret, stepNow())
    const first = await post('/two-factor/verify-totp', { code }, await challenge(person.email))
    assert.equal(first.status, 200)
    const half = await challenge(person.email)
    assertError(await post('/two-factor/verify-totp', { code }, half), 401, 'code_used')
    const older = codeOf(person.secret, stepNow() - 1)
    assertError(await post('/two-factor/verify-totp', { code: older }, half), 401, 'code_used')
    // The half-finished sign-in still accepts the next code.
    const next = await post('/two-factor/verify-totp', { code: codeOf(person.secret, stepNow() + 1) }, half)
    assert.equal(next.status, 200, next.text)
  })

  it('limits second-factor codes per account, however many sign-ins are started', async () => {
    const person = await enrol()
    const [user] = await server.deps.db.select().from(identityUsers).where(eq(identityUsers.email, person.email))
    for (let tries = 0; tries < LIMITS.codeAccount.max; tries++) await server.deps.limits.tally('codeAccount', user!.id)
    const code = codeOf(person.secret, stepNow())
    assertError(await post('/two-factor/verify-totp', { code }, await challenge(person.email)), 429, 'too_many')
  })

  it('ends a half-finished sign-in after five wrong second-factor codes', async () => {
    const person = await enrol()
    const half = await challenge(person.email)
    for (let tries = 0; tries < 5; tries++) {
      assertError(await post('/two-factor/verify-totp', { code: '000000' }, half), 401, 'invalid_code')
    }
    const right = await post('/two-factor/verify-totp', { code: codeOf(person.secret, stepNow()) }, half)
    assert.equal(right.status, 400)
    assert.equal((await post('/two-factor/verify-totp', { code: '000000' }, '')).status, 401)
  })

  it('locks an account for a while after ten wrong second-factor codes, even across several sign-ins', async () => {
    const person = await enrol()
    for (let tries = 0; tries < 10; tries++) {
      if (tries % 4 === 0) person.cookie = await challenge(person.email)
      const answer = await post('/two-factor/verify-totp', { code: '111111' }, person.cookie)
      assert.equal(answer.status, 401, answer.text)
    }
    const half = await challenge(person.email)
    const locked = await post('/two-factor/verify-totp', { code: codeOf(person.secret, stepNow()) }, half)
    assertError(locked, 429, 'account_temporarily_locked')
  })

  it('unlocks the second factor by a password reset', async () => {
    const person = await enrol()
    for (let tries = 0; tries < 10; tries++) {
      if (tries % 4 === 0) person.cookie = await challenge(person.email)
      await post('/two-factor/verify-totp', { code: '111111' }, person.cookie)
    }
    await postIdentity(server, '/request-password-reset', { email: person.email })
    const token = /resetToken=(\w+)/.exec(await mailTo(server, person.email, 'Reset your Porua password'))![1]!
    const password = `${PASSWORD}-new`
    assert.equal((await postIdentity(server, '/reset-password', { token, newPassword: password })).status, 200)
    const half = liveCookies(await postIdentity(server, '/sign-in/email', { email: person.email, password }))
    const [code] = person.backupCodes
    const entered = await post('/two-factor/verify-backup-code', { code }, half)
    assert.equal(entered.status, 200, entered.text)
  })

  it('accepts a recovery code only once', async () => {
    const person = await enrol()
    const [code] = person.backupCodes
    const used = await post('/two-factor/verify-backup-code', { code }, await challenge(person.email))
    assert.equal(used.status, 200, used.text)
    assert.ok(await fetchIdToken(server, liveCookies(used)))
    const again = await post('/two-factor/verify-backup-code', { code }, await challenge(person.email))
    assertError(again, 401, 'invalid_backup_code')
  })

  it('stores the second factor’s secret and recovery codes encrypted', async () => {
    const person = await enrol()
    const rows = await server.deps.db.select().from(identitySecondFactors)
    assert.ok(rows.length)
    const text = JSON.stringify(rows)
    assert.ok(!text.includes(person.secret))
    assert.ok(!text.includes(person.backupCodes[0]!))
  })

  it('requires the second factor after a third-party sign-in too', async () => {
    const person = await enrol()
    const { browser, message } = await continueWithAccount(server, { email: person.email })
    assert.equal(message.error?.code, 'second_factor_required')
    const half = browser.cookies(server.url)
    assert.doesNotMatch(half, /session_token/)
    assert.equal((await server.call('GET /identity/token', { headers: { cookie: half } })).status, 401)
    const done = await post('/two-factor/verify-totp', { code: codeOf(person.secret, stepNow()) }, half)
    assert.equal(done.status, 200, done.text)
    assert.ok(await fetchIdToken(server, liveCookies(done)))
  })

  it('takes the code for a third-party sign-in, not for an older session in the same browser', async () => {
    const browser = createCookieBrowser()
    const email = newEmail('older')
    await continueWithAccount(server, { email }, browser)
    const enabled = await post('/two-factor/enable', {}, browser.cookies(server.url))
    const secret = secretOf(enabled.json.totpURI)
    const oldTime = await signInTimeOf(browser.cookies(server.url), async (cookie) =>
      liveCookies(await post('/two-factor/verify-totp', { code: codeOf(secret, stepNow() - 1) }, cookie)),
    )
    assert.deepEqual(oldTime, { before: AGED, after: AGED }, 'the new session is as old as the one it replaces')

    const older = await continueWithAccount(server, { email }, browser)
    assert.equal(older.message.error?.code, 'second_factor_required')
    const half = browser.cookies(server.url)
    assert.doesNotMatch(half, /session_token/)
    const done = await post('/two-factor/verify-totp', { code: codeOf(secret, stepNow()) }, half)
    assert.ok(signedInAt(await fetchIdToken(server, liveCookies(done))) > AGED)
  })

  it('lets a person without a password enable the second factor', async () => {
    const browser = createCookieBrowser()
    await continueWithAccount(server, { email: newEmail('no-password') }, browser)
    const cookie = browser.cookies(server.url)
    const enabled = await post('/two-factor/enable', {}, cookie)
    assert.equal(enabled.status, 200, enabled.text)
    const code = codeOf(secretOf(enabled.json.totpURI), stepNow())
    assert.equal((await post('/two-factor/verify-totp', { code }, cookie)).status, 200)
  })
})

describe('the same code at the same moment, on PostgreSQL', () => {
  it('accepts the same code only once across concurrent requests and servers', async () => {
    const secrets = { ACCESS_TOKEN_SECRET: 'a'.repeat(40), IDENTITY_SECRET: 'b'.repeat(40) }
    const one = await startTestServer({ database: 'postgres', env: secrets })
    const other = await startTestServer({ sameDatabaseAs: one, env: secrets })
    try {
      const person = await enrol(one)
      const halves = await Promise.all(Array.from({ length: 6 }, () => challenge(person.email, one)))
      const code = codeOf(person.secret, stepNow())
      const answers = await Promise.all(
        halves.map((half, index) => post('/two-factor/verify-totp', { code }, half, index % 2 ? one : other)),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(byNumber), [200, 401, 401, 401, 401, 401])
      const [backup] = person.backupCodes
      const others = await Promise.all(Array.from({ length: 4 }, () => challenge(person.email, one)))
      const tried = await Promise.all(
        others.map((half, index) =>
          post('/two-factor/verify-backup-code', { code: backup }, half, index % 2 ? one : other),
        ),
      )
      assert.equal(tried.filter(({ status }) => status === 200).length, 1)
    } finally {
      await other.close()
      await one.close()
    }
  })
})

describe('a phone number', () => {
  let number = 1_712_000_000
  const newNumber = () => `+880${++number}`
  const codeSentTo = async (to: string) => {
    const sent = server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, to))
    const texts = await sent.orderBy(mailOutbox.id)
    assert.equal(texts.at(-1)?.subject, 'Text message')
    return /\d{6}/.exec(texts.at(-1)!.body)![0]
  }

  it('confirms a phone number by a code in the demo’s inbox', async () => {
    const person = await verified()
    const phoneNumber = newNumber()
    const written = `${phoneNumber.slice(0, 4)} (${phoneNumber.slice(4, 8)}) ${phoneNumber.slice(8)}`
    const sent = await post('/phone-number/send-otp', { phoneNumber: written }, `${person.cookie}; lang=bn`)
    assert.deepEqual(sent.json, { message: 'code sent' })
    const code = await codeSentTo(phoneNumber)
    const texts = server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, phoneNumber))
    assert.equal((await texts)[0]!.body, `${code} আপনার পড়ুয়া কোড। ৫ মিনিট কাজ করবে।`)
    const wrong = await post('/phone-number/verify', { phoneNumber, code: '000000' }, person.cookie)
    assertError(wrong, 400, 'invalid_otp')
    const done = await post('/phone-number/verify', { phoneNumber, code }, person.cookie)
    assert.equal(done.status, 200, done.text)
    assert.deepEqual(done.headers.getSetCookie(), [])
    const { json } = await server.call('GET /identity/get-session', { headers: { cookie: person.cookie } })
    assert.equal(json.user.phoneNumber, phoneNumber)
    assert.equal(json.user.phoneNumberVerified, true)
    const again = await post('/phone-number/verify', { phoneNumber, code }, person.cookie)
    assert.equal(again.status, 400)
  })

  it('understands a local number, keeps the profile’s phone as it was typed, and forgets both on request', async () => {
    const person = await verified()
    const phoneNumber = newNumber()
    const local = `0${phoneNumber.slice(4, 8)}-${phoneNumber.slice(8)}`
    const save = (phone: string) => server.call(`PUT /api/users/${person.email}`, { as: as(person), body: { phone } })
    const profilePhone = async () => (await profileOf(server, person)).json.phone
    const confirmedPhone = async () => {
      const { json } = await server.call('GET /identity/get-session', { headers: { cookie: person.cookie } })
      return json.user.phoneNumber
    }
    await save(local)
    assert.equal((await post('/phone-number/send-otp', { phoneNumber: local }, person.cookie)).status, 200)
    const code = await codeSentTo(phoneNumber)
    const done = await post('/phone-number/verify', { phoneNumber: local, code }, person.cookie)
    assert.equal(done.status, 200, done.text)
    assert.deepEqual([await confirmedPhone(), await profilePhone()], [phoneNumber, local])

    await save(phoneNumber)
    assert.deepEqual([await confirmedPhone(), await profilePhone()], [phoneNumber, phoneNumber])
    await save('by appointment')
    assert.deepEqual([await confirmedPhone(), await profilePhone()], [null, 'by appointment'])

    await post('/phone-number/send-otp', { phoneNumber }, person.cookie)
    await post('/phone-number/verify', { phoneNumber, code: await codeSentTo(phoneNumber) }, person.cookie)
    assert.deepEqual([await confirmedPhone(), await profilePhone()], [phoneNumber, phoneNumber])
    const removed = await server.call(`DELETE /api/users/${person.email}/phone`, { as: as(person) })
    assert.deepEqual(removed.json, { modifiedCount: 1 })
    assert.deepEqual([await confirmedPhone(), await profilePhone()], [null, ''])
  })

  it('gives a phone number to one person only, and no access to their account', async () => {
    const [owner, other] = [await verified(), await verified()]
    const phoneNumber = newNumber()
    await post('/phone-number/send-otp', { phoneNumber }, owner.cookie)
    await post('/phone-number/verify', { phoneNumber, code: await codeSentTo(phoneNumber) }, owner.cookie)
    await post('/phone-number/send-otp', { phoneNumber }, other.cookie)
    const code = await codeSentTo(phoneNumber)
    const stolen = await post(
      '/phone-number/verify',
      { phoneNumber, code, updatePhoneNumber: false, disableSession: false },
      other.cookie,
    )
    assertError(stolen, 400, 'phone_number_exist')
    assert.deepEqual(stolen.headers.getSetCookie(), [])
    await post('/phone-number/send-otp', { phoneNumber }, other.cookie)
    const anonymous = await post('/phone-number/verify', { phoneNumber, code: await codeSentTo(phoneNumber) }, '')
    assert.equal(anonymous.status, 401)
    assert.deepEqual(anonymous.headers.getSetCookie(), [])
  })

  it('refuses malformed phone numbers and visitors, and limits text messages', async () => {
    const person = await verified()
    assert.equal((await post('/phone-number/send-otp', { phoneNumber: newNumber() }, '')).status, 401)
    for (const phoneNumber of ['0171234567', '01212345678', '1712345678', '+0123456789', 'call me', '', 12]) {
      const answer = await post('/phone-number/send-otp', { phoneNumber }, person.cookie)
      assert.equal(answer.status, 422, answer.text)
      assert.ok(answer.json.fields.phoneNumber)
    }
    for (let tries = 0; tries < 5; tries++) {
      const sent = await post('/phone-number/send-otp', { phoneNumber: newNumber() }, person.cookie)
      assert.equal(sent.status, 200)
    }
    const limited = await post('/phone-number/send-otp', { phoneNumber: newNumber() }, person.cookie)
    assertError(limited, 429, 'too_many')
    assert.ok(Number(limited.headers.get('retry-after')) > 0)
  })

  it('ignores a phone number sent at registration', async () => {
    const phoneNumber = newNumber()
    const email = newEmail('claimer')
    await postIdentity(server, '/sign-up/email', { name: 'C', email, password: PASSWORD, phoneNumber })
    const [row] = await server.deps.db.select().from(identityUsers).where(eq(identityUsers.email, email))
    assert.equal(row!.phoneNumber, null)
  })

  it('sends text messages over an HTTP gateway in real installations', async () => {
    const got: { authorization: string | undefined; body: string }[] = []
    let status = 202
    const gateway = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        got.push({ authorization: request.headers.authorization, body })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    const { port } = gateway.address() as AddressInfo
    const texts = createHttpTexts(`http://127.0.0.1:${port}/send`, 'key-1')
    await texts.send({ to: '+8801712345678', text: 'Hello' })
    assert.deepEqual(got, [{ authorization: 'Bearer key-1', body: '{"to":"+8801712345678","text":"Hello"}' }])
    status = 500
    await assert.rejects(texts.send({ to: '+1', text: 'x' }), { status: 503, code: 'text_failed' })
    gateway.closeAllConnections()
    await new Promise((resolve) => gateway.close(resolve))
    await assert.rejects(texts.send({ to: '+1', text: 'x' }), { status: 503 })
  })
})
