// Third-party sign-in: the popup from end to end against the local OpenID provider, and the ways an email could change
// hands through it.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { readConfig } from '#server/config.ts'
import { identityUsers, mailOutbox, users } from '#server/db/schema.ts'
import { siteSettings } from '#server/pages/site-settings.ts'
import { failingPayments, STRIPE_KEYS } from '../../helpers/orders/no-cards.ts'
import { createCookieBrowser } from '../../helpers/people/cookie-browser.ts'
import { as, fetchIdToken, exchange, newEmail, PASSWORD, postIdentity, register } from '../../helpers/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../helpers/test-server.ts'
import { continueWithAccount, messageOf, popupAddress } from '../../helpers/people/third-party.ts'

let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.close())

const accountOf = async (email: string) =>
  (await server.deps.db.select().from(identityUsers).where(eq(identityUsers.email, email)))[0]

describe('the popup', () => {
  it('signs a new person in by popup, without revealing the session token to the page', async () => {
    const email = newEmail('third')
    const { browser, page, message } = await continueWithAccount(server, { email, name: 'Third Person' })
    assert.equal(page.status, 200)
    assert.equal(message.type, 'better-auth:oauth-popup')
    assert.equal(message.nonce, 'n1')
    assert.equal(message.targetOrigin, server.url)
    assert.equal(message.error, undefined)
    const cookie = browser.cookies(server.url)
    assert.match(cookie, /porua\.session_token=/)
    assert.ok(!page.text.includes(/session_token=([^;]+)/.exec(cookie)![1]!.slice(0, 20)))
    const idToken = await fetchIdToken(server, cookie)
    const { json } = await exchange(server, email, idToken)
    const profile = await server.call(`GET /api/user/${email}`, {
      as: as({ email, cookie, idToken, token: json.token }),
    })
    assert.equal(profile.json.name, 'Third Person')
    const [person] = await server.deps.db.select().from(users).where(eq(users.email, email))
    assert.equal(person!.emailVerified, true)
  })

  it('signs a third-party account in as the same person the next time', async () => {
    const email = newEmail('again')
    await continueWithAccount(server, { email })
    const first = await accountOf(email)
    const { message } = await continueWithAccount(server, { email })
    assert.equal(message.error, undefined)
    assert.equal((await accountOf(email))!.id, first!.id)
  })

  it('ends the popup on a page whose only script may run, and which keeps its opener', async () => {
    const { page } = await continueWithAccount(server, { email: newEmail() })
    const script = /<script>([\s\S]*?)<\/script>/.exec(page.text)![1]!
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = page.headers.get('content-security-policy')!
    assert.ok(policy.includes(`script-src 'sha256-${hash}'`), policy)
    assert.match(policy, /default-src 'none'.*frame-ancestors 'none'/)
    assert.equal(page.headers.get('cross-origin-opener-policy'), null)
    assert.equal(page.headers.get('location'), null)
  })

  it('reports a popup sign-in that was cancelled, on either page', async () => {
    for (const steps of [['cancel'], ['login', 'cancel']]) {
      const browser = createCookieBrowser()
      let page = await browser.open(popupAddress(server.url))
      for (const step of steps) {
        page = await browser.press(
          page,
          step,
          step === 'login' ? { email: newEmail(), name: 'R', verified: 'yes' } : {},
        )
      }
      const { error } = messageOf(page)
      assert.deepEqual(error, { code: 'access_denied', description: 'The login was cancelled.' })
      assert.doesNotMatch(browser.cookies(server.url), /session_token/)
    }
  })

  it('signs in by popup under localhost as well', async () => {
    const localhost = server.url.replace('127.0.0.1', 'localhost')
    const browser = createCookieBrowser()
    const login = await browser.open(popupAddress(localhost))
    const consent = await browser.press(login, 'login', { email: newEmail(), name: 'Local', verified: 'yes' })
    const message = messageOf(await browser.press(consent, 'allow'))
    assert.equal(message.error, undefined)
    assert.equal(message.targetOrigin, localhost)
    assert.match(browser.cookies(localhost), /session_token/)
  })

  it('shows the local provider’s pages without scripts, labelled as a demo', async () => {
    const browser = createCookieBrowser()
    const login = await browser.open(popupAddress(server.url))
    assert.match(login.text, /Demo stand-in for a third-party account/)
    assert.match(login.headers.get('content-security-policy')!, /default-src 'none'/)
    assert.doesNotMatch(login.text, /<script/)
    const again = await browser.press(login, 'login', { email: '"><script>', name: '' })
    assert.equal(again.status, 422)
    assert.doesNotMatch(again.text, /<script/)
    const style = await browser.open(`${server.url}/__openid/style.css`)
    assert.equal(style.headers.get('content-type'), 'text/css')
    const stale = await browser.open(`${server.url}/__openid/interaction/nothing`)
    assert.equal(stale.status, 400)
    const wrong = await browser.open(`${server.url}/__openid/auth?client_id=porua&redirect_uri=https://evil.example`)
    assert.equal(wrong.status, 400)
    assert.match(wrong.text, /This did not work/)
  })

  it('refuses a popup sign-in for another site', async () => {
    const address = `/identity/oauth-popup/start?popupOrigin=${encodeURIComponent('https://evil.example')}`
    const answer = await server.call(`GET ${address}`)
    assert.equal(answer.status, 403)
  })

  it('ignores extra query parameters of a popup sign-in', async () => {
    const browser = createCookieBrowser()
    const address = `${popupAddress(server.url)}&provider=google&scopes=admin&callbackURL=https://evil.example`
    const login = await browser.open(address)
    assert.equal(login.status, 200)
    assert.match(login.text, /Sign in with a demo account/)
  })

  it('refuses an authorisation code with a made-up state', async () => {
    const answer = await server.call('GET /identity/callback/account?code=abc&state=made-up')
    assert.equal(answer.status, 302)
    assert.match(answer.headers.get('location')!, /^\/login\?error=/)
  })

  it('offers the local OpenID provider in demo mode only', async () => {
    const real = await startTestServer({
      env: {
        PORUA_MODE: 'real',
        PUBLIC_URL: 'https://porua.example',
        ACCESS_TOKEN_SECRET: 'a'.repeat(40),
        IDENTITY_SECRET: 'b'.repeat(40),
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'no-reply@porua.example',
        SUPPORT_EMAIL: 'support@porua.example',
        ...STRIPE_KEYS,
      },
    })
    try {
      assert.equal(real.server.openid, undefined)
      const started = await real.call('GET /identity/oauth-popup/start?popupOrigin=https://porua.example')
      assert.equal(started.status, 404)
      assert.equal((await real.call('GET /__openid/auth')).status, 404)
    } finally {
      await real.close()
    }
  })

  it('names the third-party provider for the sign-in button', () => {
    assert.deepEqual(siteSettings(readConfig({}), 'http://porua.test', failingPayments).provider, {
      name: 'a demo account',
    })
    const social = { SOCIAL_OIDC_ISSUER: 'https://accounts.example', SOCIAL_OIDC_CLIENT_ID: 'x' }
    assert.throws(() => readConfig({ PORUA_MODE: 'demo', ...social }), /SOCIAL_OIDC_CLIENT_SECRET/)
    const config = readConfig({
      PORUA_MODE: 'demo',
      ...social,
      SOCIAL_OIDC_CLIENT_SECRET: 's',
      SOCIAL_OIDC_NAME: 'Orbit',
    })
    assert.deepEqual(siteSettings(config, 'http://porua.test', failingPayments).provider, { name: 'Orbit' })
    assert.equal(config.hasDemoAccount, false)
  })

  it('reports in the popup that the third-party provider cannot be reached', async () => {
    const away = await startTestServer({
      env: {
        SOCIAL_OIDC_ISSUER: 'http://127.0.0.1:9',
        SOCIAL_OIDC_CLIENT_ID: 'x',
        SOCIAL_OIDC_CLIENT_SECRET: 'y',
      },
    })
    try {
      const page = await createCookieBrowser().open(popupAddress(away.url))
      assert.match(messageOf(page).error!.description, /can’t reach/)
    } finally {
      await away.close()
    }
  })
})

describe('an address that was registered but never confirmed', () => {
  it('refuses a second factor for an unconfirmed email', async () => {
    const { cookie } = await register(server, newEmail('locked-out'))
    const answer = await postIdentity(server, '/two-factor/enable', { password: PASSWORD }, { cookie })
    assert.equal(answer.status, 403)
    assert.equal(answer.json.error, 'email_not_verified')
  })
})

describe('administrators', () => {
  it('promotes anybody who registered, but gives no rights before the email is confirmed', async () => {
    const admin = await server.person('admin')
    const person = await register(server, newEmail('promoted'))
    for (const time of ['first', 'second']) {
      const promoted = await server.call(`PUT /api/user/admin/${person.email}`, { as: admin })
      assert.deepEqual(promoted.json, { modifiedCount: 1 }, time)
    }
    const [listed] = (await server.call(`GET /api/user?q=${person.email}`, { as: admin })).json
    assert.deepEqual([listed.role, listed.emailVerified], ['admin', false])
    assert.equal((await server.call('GET /api/user', { as: as(person) })).status, 403)
    assert.deepEqual((await server.call(`GET /api/admin/${person.email}`, { as: as(person) })).json, { admin: false })
    assert.equal((await server.call('PUT /api/user/admin/no@body.test', { as: admin })).status, 404)
  })

  it('gives administrators no rights while their email is unconfirmed', async () => {
    const person = await server.person('admin')
    await server.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id))
    assert.equal((await server.call('GET /api/user', { as: person })).status, 403)
    assert.deepEqual((await server.call(`GET /api/admin/${person.email}`, { as: person })).json, { admin: false })
    await server.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
    assert.equal((await server.call('GET /api/user', { as: person })).status, 200)
  })

  it('resends the confirmation email three times at most', async () => {
    const email = newEmail('mail-again')
    await register(server, email)
    for (let tries = 0; tries < 3; tries++) {
      assert.equal((await postIdentity(server, '/send-verification-email', { email })).status, 200)
    }
    const mails = await server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    assert.equal(mails.filter(({ subject }) => subject.startsWith('Confirm')).length, 4)
    const limited = await postIdentity(server, '/send-verification-email', { email })
    assert.equal(limited.status, 429)
    const unknown = await postIdentity(server, '/send-verification-email', { email: newEmail() })
    assert.equal(unknown.status, 200)
  })
})
