// Confirming an email, and what happens when somebody else has registered it first.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { newId } from '#server/db/ids.ts'
import { accessSessions, identityAccounts, identitySessions, identityUsers, users } from '#server/db/schema.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { confirmEmail, confirmToken } from '../../helpers/people/confirm-email.ts'
import { publishLessons } from '../../helpers/learning/lessons.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import { courseBody } from '../../helpers/sample-bodies.ts'
import {
  as,
  fetchIdToken,
  exchange,
  newEmail,
  PASSWORD,
  postIdentity,
  profileOf,
  register,
  signIn,
  type SignedIn,
} from '../../helpers/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'
import { continueWithAccount } from '../../helpers/people/third-party.ts'

let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.close())

const accountOf = async (email: string) =>
  (await server.deps.db.select().from(identityUsers).where(eq(identityUsers.email, email)))[0]
const personOf = async (email: string) => (await server.deps.db.select().from(users).where(eq(users.email, email)))[0]
const confirm = (token: string, cookie = '') =>
  postIdentity(server, '/confirm-email', { token }, cookie ? { cookie } : {})

describe('confirming an email', () => {
  it('confirms an email in the browser that registered, which stays signed in', async () => {
    const person = await register(server)
    assert.equal((await profileOf(server, person)).json.emailVerified, false)
    const token = await confirmToken(server, person.email)
    const answer = await confirm(token, person.cookie)
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual(answer.json, { status: 'confirmed', email: person.email })
    assert.deepEqual(answer.headers.getSetCookie(), [])
    assert.equal((await profileOf(server, person)).json.emailVerified, true)
    assert.equal(decodeJwt(await fetchIdToken(server, person.cookie)).email_verified, true)
    assert.deepEqual((await confirm(token)).json, { status: 'already_confirmed', email: person.email })
  })

  it('needs the password to confirm an email in any other browser', async () => {
    const { email } = await register(server)
    const token = await confirmToken(server, email)
    const stranger = await register(server)
    for (const cookie of ['', stranger.cookie]) assertError(await confirm(token, cookie), 401, 'password_needed')
    assert.equal((await accountOf(email))!.emailVerified, false)
    const elsewhere = await signIn(server, email)
    assert.equal((await confirm(token, elsewhere.cookie)).status, 200)
    assert.equal((await accountOf(email))!.emailVerified, true)
  })

  it('redirects a confirmation link from an older email to the page, and confirms nothing yet', async () => {
    const { email, cookie } = await register(server)
    const token = await confirmToken(server, email)
    const path = `/identity/verify-email?token=${token}&callbackURL=${encodeURIComponent('https://evil.example/')}`
    const answer = await server.call(`GET ${path}`, { headers: { cookie } })
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.get('location'), `/confirmEmail?token=${token}`)
    assert.equal((await accountOf(email))!.emailVerified, false)
  })

  it('says whether a confirmation link is broken or expired', async () => {
    const { email, cookie } = await register(server)
    const token = await confirmToken(server, email)
    for (const broken of [`x${token}`, 'a.b.c', '', token.slice(0, -4), undefined, ['x']]) {
      const answer = await confirm(broken as string, cookie)
      assert.ok([400, 401].includes(answer.status), answer.text)
      assert.notEqual(answer.json.error, 'password_needed')
    }
    assertError(await confirm(`x${token}`, cookie), 401, 'invalid_token')
    server.advanceClock(25 * 3_600_000)
    try {
      assertError(await confirm(token, cookie), 401, 'token_expired')
    } finally {
      server.advanceClock(-25 * 3_600_000)
    }
    const admin = await server.person('admin')
    const id = (await personOf(email))!.id
    await server.call(`DELETE /api/user/${id}`, { as: admin })
    assertError(await confirm(token), 401, 'invalid_token')
  })

  it('sends a confirmation email that says what to do if it was somebody else', async () => {
    const { email } = await register(server)
    const mail = await mailTo(server, email, 'Confirm your email')
    assert.match(mail, new RegExp(`${server.url}/confirmEmail\\?token=`))
    assert.match(mail, /Didn’t sign up\?/)
    assert.match(mail, /Reset Password/)
    await postIdentity(server, '/request-password-reset', { email })
    assert.match(await mailTo(server, email, 'Reset your Porua password'), /Didn’t ask for this\?/)
  })
})

describe('an email that a squatter registered first', () => {
  async function squat(email: string): Promise<SignedIn> {
    const squatter = await register(server, email, 'Squatter')
    const body = { education: 'None', location: 'Elsewhere', phone: '123' }
    assert.equal((await server.call(`PUT /api/users/${email}`, { as: as(squatter), body })).status, 200)
    await server.deps.db
      .update(identityUsers)
      .set({ phoneNumber: `+${Date.now()}` })
      .where(eq(identityUsers.email, email))
    return squatter
  }

  async function assertShutOut(squatter: SignedIn): Promise<void> {
    assertError(await profileOf(server, squatter), 401)
    assertError(await server.call('GET /identity/token', { headers: { cookie: squatter.cookie } }), 401)
    assertError(await exchange(server, squatter.email, squatter.idToken), 401)
    assertError(await postIdentity(server, '/sign-in/email', { email: squatter.email, password: PASSWORD }), 401)
  }

  it('hands a squatted email to the owner’s third-party account, and removes everything of the squatter’s', async () => {
    const email = newEmail('joined')
    const squatter = await squat(email)
    const before = await personOf(email)
    const { browser, message } = await continueWithAccount(server, { email, name: 'Owner' })
    assert.equal(message.error, undefined)
    await assertShutOut(squatter)
    const account = (await accountOf(email))!
    assert.deepEqual([account.emailVerified, account.name, account.phoneNumber], [true, 'Owner', null])
    const links = await server.deps.db.select().from(identityAccounts).where(eq(identityAccounts.userId, account.id))
    assert.deepEqual(
      links.map(({ providerId }) => providerId),
      ['account'],
    )
    const idToken = await fetchIdToken(server, browser.cookies(server.url))
    assert.equal((await exchange(server, email, idToken)).status, 200)
    const person = (await personOf(email))!
    assert.notEqual(person.id, before!.id)
    assert.deepEqual(
      [person.name, person.emailVerified, person.education, person.location, person.phone],
      ['Owner', true, '', '', ''],
    )
  })

  it('hands a squatted email to the owner by a password reset, and removes all of the squatter’s but the name', async () => {
    const email = newEmail('reset')
    const squatter = await squat(email)
    await postIdentity(server, '/request-password-reset', { email })
    const token = /resetToken=(\w+)/.exec(await mailTo(server, email, 'Reset your Porua password'))![1]!
    const newPassword = `${PASSWORD}-owner`
    assert.equal((await postIdentity(server, '/reset-password', { token, newPassword })).status, 200)
    await assertShutOut(squatter)
    const account = (await accountOf(email))!
    assert.deepEqual([account.emailVerified, account.phoneNumber], [true, null])
    const owner = await signIn(server, email, newPassword)
    const { json } = await profileOf(server, owner)
    assert.deepEqual([json.emailVerified, json.education, json.location, json.phone], [true, '', '', ''])
    assert.deepEqual(
      await server.deps.db
        .select()
        .from(accessSessions)
        .where(eq(accessSessions.userId, (await personOf(email))!.id))
        .then((rows) => rows.length),
      1,
    )
  })

  it('leaves the owner the orders of a squatted email, and nothing that the squatter wrote or opened', async () => {
    const email = newEmail('learned')
    const squatter = as(await squat(email))
    const admin = await server.person('admin')
    const added = await server.call('POST /api/addCourse', { as: admin, body: { ...courseBody, price: 0 } })
    const course: string = added.json.insertedId
    const { video } = await publishLessons(server, admin, course)
    await server.call('POST /api/order', { as: squatter, body: { id: course } })
    const write = async (call: string, body: object) => {
      const answer = await server.call(call, { as: squatter, body })
      assert.equal(answer.status, 200, answer.text)
    }
    const seenAt = new Date().toISOString()
    await write('PUT /api/places', [{ item: video, position: 3, done: true, seenAt }] as object)
    await write(`PUT /api/note/${newId()}`, { lesson: video, second: 3, text: 'Theirs' })
    await write(`PUT /api/question/${newId()}`, { lesson: video, second: 3, text: 'Theirs?' })
    await write(`PUT /api/rating/${course}`, { stars: 1, text: 'Theirs' })
    await write('POST /api/addreview', { comment: 'Theirs', ratting: 1 })
    const play = await server.call(`GET /api/lesson/${video}/play`, { as: squatter })
    const address = new URL(play.json.sources[0].url, server.url)
    assert.equal((await fetch(address)).status, 200)

    const { browser } = await continueWithAccount(server, { email, name: 'Owner' })
    const { json } = await exchange(server, email, await fetchIdToken(server, browser.cookies(server.url)))
    const owner = { ...squatter, token: json.token as string }
    const get = async (path: string) => (await server.call(`GET /api/${path}`, { as: owner })).json
    assert.equal((await get(`paidOrder?email=${email}`))[0].id, course)
    assert.deepEqual((await get(`learn/${course}`)).places, [])
    const { notes, lessonQuestions, ratings, reviews } = await get('myData')
    assert.deepEqual([notes, lessonQuestions, ratings, reviews], [[], [], [], []])
    assert.equal((await get(`ratings/${course}`)).count, 0)
    server.advanceClock(15_001)
    assert.equal((await fetch(address)).status, 403)
  })

  it('shuts out a squatter who keeps signing in while the email changes hands', async () => {
    // Runs on PostgreSQL, where the sign-ins and the takeover are really concurrent.
    const racing = await startTestServer({ database: 'postgres' })
    const { db } = racing.deps
    try {
      for (const way of ['third-party', 'reset']) {
        const email = newEmail('racing')
        await register(racing, email)
        await postIdentity(racing, '/request-password-reset', { email })
        const token = /resetToken=(\w+)/.exec(await mailTo(racing, email, 'Reset your Porua password'))![1]!
        let isDone = false
        const keepSigningIn = async () => {
          while (!isDone) await postIdentity(racing, '/sign-in/email', { email, password: PASSWORD })
        }
        const signIns = [keepSigningIn(), keepSigningIn(), keepSigningIn()]
        try {
          if (way === 'third-party')
            assert.equal((await continueWithAccount(racing, { email })).message.error, undefined)
          else await postIdentity(racing, '/reset-password', { token, newPassword: `${PASSWORD}-owner` })
        } finally {
          isDone = true
          await Promise.all(signIns)
        }
        const [account] = await db.select().from(identityUsers).where(eq(identityUsers.email, email))
        assert.equal(account!.emailVerified, true, way)
        const sessions = await db.select().from(identitySessions).where(eq(identitySessions.userId, account!.id))
        assert.equal(sessions.length, way === 'reset' ? 0 : 1, way)
      }
    } finally {
      await racing.close()
    }
  })

  it('keeps the password of a confirmed email when a third-party account is linked', async () => {
    const email = newEmail('confirmed')
    const person = await register(server, email)
    await confirmEmail(server, person)
    const before = await accountOf(email)
    assert.equal((await continueWithAccount(server, { email })).message.error, undefined)
    assert.equal((await accountOf(email))!.id, before!.id)
    assert.ok(await signIn(server, email))
    assert.equal((await profileOf(server, person)).status, 200)
  })
})

describe('a third-party account whose email is not confirmed', () => {
  it('registers a third-party account with an unconfirmed email like anybody else', async () => {
    const email = newEmail('unconfirmed')
    const { browser, message } = await continueWithAccount(server, { email, verified: false })
    assert.equal(message.error, undefined)
    const cookie = browser.cookies(server.url)
    const idToken = await fetchIdToken(server, cookie)
    const { json } = await exchange(server, email, idToken)
    const person = { email, cookie, idToken, token: json.token }
    assert.equal((await profileOf(server, person)).json.emailVerified, false)
    assert.equal((await confirm(await confirmToken(server, email), cookie)).status, 200)
    assert.equal((await profileOf(server, person)).json.emailVerified, true)
  })

  it('does not link a third-party account with an unconfirmed email to an existing account', async () => {
    for (const isConfirmed of [true, false]) {
      const email = newEmail('victim')
      const person = await register(server, email)
      if (isConfirmed) await confirmEmail(server, person)
      const { browser, message } = await continueWithAccount(server, { email, verified: false })
      assert.equal(message.error?.code, 'account_not_linked')
      assert.doesNotMatch(browser.cookies(server.url), /session_token/)
      assert.equal((await profileOf(server, person)).status, 200)
    }
  })

  it('shuts out an unconfirmed third-party account when the email’s owner resets the password', async () => {
    const email = newEmail('federated')
    await continueWithAccount(server, { email, verified: false })
    await postIdentity(server, '/request-password-reset', { email })
    const token = /resetToken=(\w+)/.exec(await mailTo(server, email, 'Reset your Porua password'))![1]!
    await postIdentity(server, '/reset-password', { token, newPassword: `${PASSWORD}-owner` })
    const { message } = await continueWithAccount(server, { email, verified: false })
    assert.equal(message.error?.code, 'account_not_linked')
  })
})

describe('admin rights', () => {
  it('gives admin rights only by a sign-in after the email was confirmed', async () => {
    const admin = await server.person('admin')
    const person = await register(server, newEmail('promoted'))
    assert.equal((await server.call(`PUT /api/user/admin/${person.email}`, { as: admin })).status, 200)
    const isAdmin = async (who: SignedIn) => [
      (await server.call('GET /api/user', { as: as(who) })).status,
      (await server.call(`GET /api/admin/${who.email}`, { as: as(who) })).json.admin,
    ]
    assert.deepEqual(await isAdmin(person), [403, false])
    await confirmEmail(server, person)
    assert.deepEqual(await isAdmin(person), [403, false])
    assert.deepEqual(await isAdmin(await signIn(server, person.email)), [200, true])
    const read = await server.call(`GET /api/admin/${person.email}`, { as: admin })
    assert.deepEqual(read.json, { admin: true })
  })
})
