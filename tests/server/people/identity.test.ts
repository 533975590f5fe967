// Signing up, signing in and out, and resetting passwords: used and attacked.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, like } from 'drizzle-orm'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { identitySessions, identityUsers, identityVerifications } from '#server/db/schema.ts'
import { assertError } from '../../helpers/assert-error.ts'
import { mailTo } from '../../helpers/site/mail-to.ts'
import { REAL } from '../../helpers/real-mode.ts'
import {
  as,
  fetchIdToken,
  cookieOf,
  exchange,
  newEmail,
  PASSWORD,
  postIdentity,
  profileOf,
  register,
  signIn,
} from '../../helpers/people/sign-in.ts'
import { startTestServer, type Answer, type TestServer } from '../../helpers/test-server.ts'

let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.close())

describe('signing up and in', () => {
  it('registers a person and answers their profile', async () => {
    const person = await register(server, newEmail(), 'Rumi Akter')
    const { status, json } = await profileOf(server, person)
    assert.equal(status, 200)
    assert.equal(json.name, 'Rumi Akter')
    assert.equal(json.email, person.email)
  })

  it('signs the demo accounts in', async () => {
    for (const { email, password, role } of DEMO_ACCOUNTS) {
      const person = await signIn(server, email, password)
      const { json } = await server.call(`GET /api/admin/${email}`, { as: as(person) })
      assert.deepEqual(json, { admin: role === 'admin' })
    }
  })

  it('signs in on a demo opened as localhost', async () => {
    const localhost = server.url.replace('127.0.0.1', 'localhost')
    const response = await fetch(`${localhost}/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: localhost },
      body: JSON.stringify({ email: 'student@porua.test', password: 'porua-student' }),
    })
    assert.equal(response.status, 200)
  })

  it('answers a wrong password and an unknown email alike', async () => {
    const { email } = await register(server)
    const wrong = await postIdentity(server, '/sign-in/email', { email, password: 'not-the-one' })
    const unknown = await postIdentity(server, '/sign-in/email', { email: newEmail(), password: 'not-the-one' })
    assertError(wrong, 401, 'invalid_email_or_password')
    assert.equal(wrong.text, unknown.text)
    assert.deepEqual(wrong.headers.getSetCookie(), [])
  })

  it('treats an email the same in any case', async () => {
    const email = newEmail('mixed')
    await register(server, email.toUpperCase())
    const again = await postIdentity(server, '/sign-up/email', { name: 'Second', email, password: PASSWORD })
    assertError(again, 422, 'user_already_exists_use_another_email')
    const person = await signIn(server, email)
    const { json } = await server.call(`GET /api/user/${email.toUpperCase()}`, { as: as(person) })
    assert.equal(json.email, email)
  })

  it('creates one account from many concurrent sign-ups', async () => {
    const email = newEmail('rush')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        postIdentity(server, '/sign-up/email', { name: 'Rush', email, password: PASSWORD }),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    for (const answer of answers) if (answer.status !== 200) assertError(answer, 422)
  })

  it('sets a session cookie that scripts and other sites cannot read', async () => {
    const answer = await postIdentity(server, '/sign-in/email', {
      email: 'student@porua.test',
      password: 'porua-student',
    })
    const cookies = answer.headers.getSetCookie()
    assert.equal(cookies.length, 1)
    assert.match(cookies[0]!, /^porua\.session_token=/)
    assert.match(cookies[0]!, /; HttpOnly/)
    assert.match(cookies[0]!, /; SameSite=Lax/)
    assert.doesNotMatch(cookies[0]!, /Domain=/)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
  })

  it('marks the session cookie as Secure when the site is https', async () => {
    const secure = await startTestServer({ env: REAL, publicUrl: 'https://porua.example' })
    try {
      const answer = await postIdentity(
        secure,
        '/sign-in/email',
        { email: 'student@porua.test', password: 'porua-student' },
        { origin: 'https://porua.example' },
      )
      assert.equal(answer.status, 200)
      assert.match(answer.headers.getSetCookie()[0]!, /^__Secure-porua\.session_token=.*; Secure/)
      assert.match(answer.headers.get('strict-transport-security')!, /max-age=\d{8}/)
      assert.ok(await fetchIdToken(secure, cookieOf(answer)))
    } finally {
      await secure.close()
    }
  })

  it('ignores a role, id or confirmed email sent at registration', async () => {
    const email = newEmail('greedy')
    const answer = await postIdentity(server, '/sign-up/email', {
      name: 'Greedy',
      email,
      password: PASSWORD,
      role: 'admin',
      emailVerified: true,
      id: 'chosen',
      createdAt: '2000-01-01',
      __proto__: { role: 'admin' },
    })
    assert.equal(answer.status, 200)
    const [account] = await server.deps.db.select().from(identityUsers).where(eq(identityUsers.email, email))
    assert.equal(account!.emailVerified, false)
    assert.notEqual(account!.id, 'chosen')
    assert.equal(account!.createdAt.getFullYear(), new Date().getFullYear())
    const person = await signIn(server, email)
    assert.deepEqual((await server.call(`GET /api/admin/${email}`, { as: as(person) })).json, { admin: false })
  })

  for (const [title, change, field] of [
    ['a picture', { image: 'javascript:alert(1)' }, 'image'],
    ['an empty name', { name: '  ' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['a link as the name', { name: 'https://evil.example/win' }, 'name'],
    ['an invisible name', { name: '\u200b\u3164' }, 'name'],
    ['a name that is not text', { name: { toString: 'x' } }, 'name'],
    ['a name the database cannot hold', { name: 'a\0b' }, 'name'],
    ['an email the database cannot hold', { email: 'a\0b@people.test' }, 'email'],
    ['an overlong email', { email: `${'a'.repeat(60)}@${'b.'.repeat(150)}test` }, 'email'],
  ] as [string, object, string][]) {
    it(`refuses a registration with ${title}`, async () => {
      const body = { name: 'Rumi', email: newEmail(), password: PASSWORD, ...change }
      const answer = await postIdentity(server, '/sign-up/email', body)
      assertError(answer, 422, 'invalid')
      assert.ok(answer.json.fields[field])
      assert.deepEqual(answer.headers.getSetCookie(), [])
    })
  }

  for (const [title, change, code] of [
    ['a short password', { password: '12345' }, 'password_too_short'],
    ['an overlong password', { password: 'x'.repeat(129) }, 'password_too_long'],
    ['a malformed email', { email: 'nobody' }, 'validation_error'],
    ['a list as the password', { password: ['a'] }, 'validation_error'],
  ] as [string, object, string][]) {
    it(`refuses a registration with ${title}`, async () => {
      const body = { name: 'Rumi', email: newEmail(), password: PASSWORD, ...change }
      assertError(await postIdentity(server, '/sign-up/email', body), 400, code)
    })
  }

  it('accepts any six characters as a password in the demo, even a common password', async () => {
    const email = newEmail()
    const answer = await postIdentity(server, '/sign-up/email', { name: 'Rumi', email, password: '123456' })
    assert.equal(answer.status, 200, answer.text)
    assert.ok((await signIn(server, email, '123456')).token)
  })

  it('keeps markup in a person’s name as text', async () => {
    const name = '<img src=x onerror=alert(1)> ${7*7}'
    const person = await register(server, newEmail(), name)
    const { json, headers } = await profileOf(server, person)
    assert.equal(json.name, name)
    assert.equal(headers.get('content-type'), 'application/json')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
  })

  it('signs in despite unknown fields, a long user agent and a forged address header', async () => {
    const { email } = await register(server)
    const answer = await postIdentity(
      server,
      '/sign-in/email',
      { email, password: PASSWORD, rememberMe: false, extra: { deep: [1] } },
      { 'user-agent': 'x'.repeat(4000), 'x-porua-address': '1.2.3.4' },
    )
    assert.equal(answer.status, 200)
    const [session] = await server.deps.db
      .select()
      .from(identitySessions)
      .where(eq(identitySessions.token, answer.json.token))
    assert.notEqual(session!.ipAddress, '1.2.3.4')
  })
})

describe('what of the identity service can be reached', () => {
  it('answers 404 to every identity path that is not in use', async () => {
    const person = await register(server)
    const posts =
      'update-user change-email set-password delete-user revoke-session revoke-sessions ' +
      'revoke-other-sessions link-social unlink-account sign-in/social refresh-token get-access-token ' +
      'two-factor/get-totp-uri two-factor/send-otp two-factor/verify-otp sign-in/phone-number ' +
      'phone-number/reset-password phone-number/request-password-reset callback/account verify-password update-session admin/set-role ' +
      'admin/create-user sign-up/email/ ' +
      'sign-in/email/x forget-password reset-password/token rotate-keys sign-jwt verify-jwt'
    const gets =
      'list-sessions list-accounts account-info ok error reset-password/x?callbackURL=/ delete-user/callback?token=x ' +
      'admin/list-users sign-out sign-in/email callback/google reference open-api/generate-schema .. jwks/ ' +
      '%73ign-up/email //jwks token/x constructor __proto__'
    const names = [
      ...posts.split(' ').map((path) => `POST /identity/${path}`),
      ...gets.split(' ').map((path) => `GET /identity/${path}`),
      ...['PUT', 'PATCH', 'DELETE'].map((method) => `${method} /identity/sign-up/email`),
      'GET /identity',
      'GET /identity/',
    ]
    for (const name of names) {
      const answer = await server.call(name, {
        headers: { origin: server.url, cookie: person.cookie },
        ...(name.startsWith('POST')
          ? { body: { name: 'Changed', image: 'javascript:alert(1)', newEmail: 'x@y.zz' } }
          : {}),
      })
      if (name === 'GET /identity/..') continue
      assert.equal(answer.status, 404, `${name} answered ${answer.status} ${answer.text}`)
      assertError(answer, 404, 'not_found')
    }
    assert.equal((await profileOf(server, person)).json.name, 'Rumi')
  })

  it('refuses identity bodies that are not JSON', async () => {
    // This body is valid as JSON and as a form, with different meanings. Our gate and the identity service must read
    // the same one.
    const { email } = await register(server)
    const both = `{"email":"other@people.test","a":"&email=${email}&password=${PASSWORD}&b="}`
    for (const type of [
      'application/x-www-form-urlencoded',
      'application/json+application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/x-json',
    ]) {
      const headers = { origin: server.url, 'content-type': type }
      const answer = await server.call('POST /identity/sign-in/email', { rawBody: both, headers })
      assertError(answer, 415, 'unsupported_type')
      assert.deepEqual(answer.headers.getSetCookie(), [])
    }
  })

  it('counts a sign-in attempt against the email that is really checked', async () => {
    const { email } = await register(server)
    const rawBody = `{"email":"decoy@people.test","email":"${email}","password":"wrong-${PASSWORD}"}`
    const headers = { origin: server.url, 'content-type': 'application/json' }
    for (let index = 0; index < 9; index++) await server.deps.limits.count('signInPair', `${email} 127.0.0.1`)
    assertError(await server.call('POST /identity/sign-in/email', { rawBody, headers }), 401)
    assertError(await server.call('POST /identity/sign-in/email', { rawBody, headers }), 429, 'too_many')
    assertError(await postIdentity(server, '/sign-in/email', { email, password: PASSWORD }), 429, 'too_many')
  })

  it('refuses identity bodies that are broken or too large', async () => {
    const headers = { origin: server.url, 'content-type': 'application/json' }
    const send = (rawBody: BodyInit) => server.call('POST /identity/sign-in/email', { rawBody, headers })
    assertError(await send('{'), 400, 'bad_json')
    assertError(await send(new Uint8Array([0x22, 0xff, 0x22])), 400, 'bad_json')
    for (const body of ['null', '[]', '"text"', '7', '']) assertError(await send(body), 400, 'validation_error')
    assertError(await send(`{"email":"${'x'.repeat(20_000)}"}`), 413, 'too_large')
  })

  it('stops reading an endless identity body at its limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        if (sent > 64 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const response = await fetch(`${server.url}/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    assert.equal(response.status, 413)
    assert.ok(sent < 32 * 1024 * 1024, `${sent} bytes were taken`)
  })
})

describe('other sites', () => {
  const foreign = ['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://localhost.evil.example']
  // Runs in real mode, because the demo refuses foreign origins altogether.
  let server: TestServer
  before(async () => void (server = await startTestServer({ env: REAL })))
  after(() => server.close())

  it('does not let other sites sign a visitor in, up or out', async () => {
    const person = await register(server)
    for (const origin of foreign) {
      const headers = { origin, cookie: person.cookie }
      const body = { email: person.email, password: PASSWORD, name: 'Evil' }
      for (const path of ['/sign-in/email', '/sign-up/email', '/sign-out']) {
        for (const sent of [headers, { origin }]) {
          const answer = await postIdentity(server, path, body, sent)
          if (path === '/sign-out' && !('cookie' in sent)) continue
          assertError(answer, 403)
          assert.deepEqual(answer.headers.getSetCookie(), [], `${path} from ${origin} set a cookie`)
        }
      }
    }
    assert.equal((await profileOf(server, person)).status, 200)
  })

  it('does not let other sites read identity answers', async () => {
    const person = await register(server)
    const answer = await server.call('GET /identity/token', {
      headers: { cookie: person.cookie, origin: 'https://evil.example' },
    })
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    assert.equal(answer.headers.get('cross-origin-resource-policy'), 'same-origin')
  })

  it('refuses to link to another site after signing in or resetting a password', async () => {
    const { email } = await register(server)
    const body = { email, password: PASSWORD, callbackURL: 'https://evil.example/' }
    assertError(await postIdentity(server, '/sign-in/email', body), 403)
    assertError(
      await postIdentity(server, '/request-password-reset', { email, redirectTo: 'https://evil.example/' }),
      403,
    )
  })
})

describe('signing out', () => {
  it('ends the access token on signing out of the identity service', async () => {
    const person = await register(server)
    const answer = await postIdentity(server, '/sign-out', undefined, { cookie: person.cookie })
    assert.equal(answer.status, 200)
    assertError(await profileOf(server, person), 401, 'unauthorized')
    assertError(await server.call('GET /identity/token', { headers: { cookie: person.cookie } }), 401)
    assertError(await exchange(server, person.email, person.idToken), 401, 'unauthorized')
  })

  it('leaves other devices signed in when an access token is signed out', async () => {
    const phone = await register(server)
    const desk = await signIn(server, phone.email)
    assert.deepEqual((await server.call('POST /api/signOut', { as: as(phone) })).json, { signedOut: true })
    assertError(await server.call('POST /api/signOut', { as: as(phone) }), 401)
    assertError(await profileOf(server, phone), 401)
    assert.equal((await profileOf(server, desk)).status, 200)
  })
})

describe('a sign-in at the identity service', () => {
  it('does not extend an identity session by using it', async () => {
    const person = await register(server)
    const ofToken = eq(identitySessions.token, decodeURIComponent(person.cookie.split('=')[1]!).split('.')[0]!)
    const nearEnd = new Date(Date.now() + 3_600_000)
    await server.deps.db
      .update(identitySessions)
      .set({ expiresAt: nearEnd, updatedAt: new Date(0) })
      .where(ofToken)
    for (const path of ['/get-session', '/token']) {
      assert.equal((await server.call(`GET /identity${path}`, { headers: { cookie: person.cookie } })).status, 200)
    }
    const [session] = await server.deps.db.select().from(identitySessions).where(ofToken)
    assert.equal(session!.expiresAt.getTime(), nearEnd.getTime())
  })
})

describe('a new password', () => {
  const tokenIn = (body: string) => /resetToken=(\w+)/.exec(body)![1]!

  it('resets a password once by email, and ends every session and access token', async () => {
    const phone = await register(server)
    const desk = await signIn(server, phone.email)
    assert.equal((await postIdentity(server, '/request-password-reset', { email: phone.email })).status, 200)
    const mail = await mailTo(server, phone.email, 'Reset your Porua password')
    assert.ok(mail.includes(`${server.url}/login?resetToken=`))
    const token = tokenIn(mail)
    assertError(await postIdentity(server, '/reset-password', { token, newPassword: 'abc' }), 400, 'password_too_short')
    const newPassword = `${PASSWORD}-new`
    assert.equal((await postIdentity(server, '/reset-password', { token, newPassword })).status, 200)
    for (const person of [phone, desk]) {
      assertError(await profileOf(server, person), 401)
      assertError(await server.call('GET /identity/token', { headers: { cookie: person.cookie } }), 401)
      assertError(await exchange(server, person.email, person.idToken), 401)
    }
    assertError(await postIdentity(server, '/sign-in/email', { email: phone.email, password: PASSWORD }), 401)
    assertError(await postIdentity(server, '/reset-password', { token, newPassword }), 400, 'invalid_token')
    assert.equal((await profileOf(server, await signIn(server, phone.email, newPassword))).status, 200)
  })

  it('changes a password with the current one, and ends every other session and access token', async () => {
    const phone = await register(server)
    const desk = await signIn(server, phone.email)
    const newPassword = `${PASSWORD}-new`
    const change = (currentPassword: string, fresh: string, cookie = phone.cookie) =>
      postIdentity(
        server,
        '/change-password',
        { currentPassword, newPassword: fresh, revokeOtherSessions: false },
        { cookie },
      )
    assertError(await change(PASSWORD, newPassword, ''), 401)
    assertError(await change('not-the-one', newPassword), 400, 'invalid_password')
    assertError(await change(PASSWORD, 'abc'), 400, 'password_too_short')
    assert.equal((await profileOf(server, desk)).status, 200)

    const changed = await change(PASSWORD, newPassword)
    assert.equal(changed.status, 200)
    for (const person of [phone, desk]) assertError(await profileOf(server, person), 401)
    assertError(await server.call('GET /identity/token', { headers: { cookie: desk.cookie } }), 401)
    const renewed = await server.call('GET /identity/token', { headers: { cookie: cookieOf(changed) } })
    assert.equal((await exchange(server, phone.email, renewed.json.token)).status, 200)
    assertError(await postIdentity(server, '/sign-in/email', { email: phone.email, password: PASSWORD }), 401)
    assert.ok(await signIn(server, phone.email, newPassword))
  })

  it('limits how often the current password can be guessed', async () => {
    const person = await register(server)
    const guess = () =>
      postIdentity(
        server,
        '/change-password',
        { currentPassword: 'not-the-one', newPassword: `${PASSWORD}-new` },
        { cookie: person.cookie },
      )
    const statuses: number[] = []
    for (let count = 0; count < 16; count++) statuses.push((await guess()).status)
    assert.deepEqual([statuses[14], statuses[15]], [400, 429])
  })

  it('refuses to reset a password with an expired or made-up token', async () => {
    const { email } = await register(server)
    await postIdentity(server, '/request-password-reset', { email })
    const token = tokenIn(await mailTo(server, email, 'Reset your Porua password'))
    await server.deps.db
      .update(identityVerifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(like(identityVerifications.identifier, `%${token}`))
    for (const bad of [token, 'made-up', '', '%', undefined, { like: '%' }, '\0']) {
      const answer = await postIdentity(server, '/reset-password', { token: bad, newPassword: `${PASSWORD}-evil` })
      assert.ok([400, 422].includes(answer.status), answer.text)
    }
    const inQuery = await postIdentity(server, `/reset-password?token=${token}`, { newPassword: `${PASSWORD}-evil` })
    assertError(inQuery, 400, 'invalid_token')
    assert.ok(await signIn(server, email))
  })

  it('answers a password-reset request alike for known and unknown emails', async () => {
    const { email } = await register(server)
    const known = await postIdentity(server, '/request-password-reset', { email })
    const unknown = await postIdentity(server, '/request-password-reset', { email: newEmail() })
    assert.equal(known.status, 200)
    assert.equal(known.text, unknown.text)
    const headers = (answer: Answer) => [...answer.headers.keys()].toSorted()
    assert.deepEqual(headers(known), headers(unknown))
  })
})
