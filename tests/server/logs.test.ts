// What is logged of a request, and what never is.
import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import { sql } from 'drizzle-orm'
import { calls } from '#contract/calls.ts'
import { createLog } from '#server/http/log.ts'
import { REAL } from '../helpers/real-mode.ts'
import { newEmail, PASSWORD, postIdentity, register } from '../helpers/people/sign-in.ts'
import { startTestServer } from '../helpers/test-server.ts'

describe('the logs', () => {
  it('logs calls by their path pattern, and nothing that people sent', async () => {
    const lines: string[] = []
    const noise = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      mock.method(
        console,
        name,
        (...words: unknown[]) => void lines.push(JSON.stringify({ console: words.map(String) })),
      ),
    )
    const log = createLog('trace', { write: (line) => void lines.push(line) })
    const server = await startTestServer({ env: REAL, log })
    try {
      const secrets: string[] = []
      const secret = (text: string) => {
        secrets.push(text)
        return text
      }
      const email = secret(newEmail('private'))
      const person = await register(server, email, secret('Privatename'))
      secrets.push(PASSWORD, person.token, person.idToken, person.cookie.split('=')[1]!)
      const as = { id: '', email, token: person.token }
      const fails = async (table: string, work: () => Promise<unknown>) => {
        await server.deps.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
        await work()
        await server.deps.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
      }
      const wrong = secret('a-wrong-password-9')
      const message = { name: 'N', lastName: 'L', email: secret('writer-5@people.test'), subject: 'S', message: 'M' }
      const contact = (fields: Record<string, string>) =>
        server.call('POST /api/contact', {
          rawBody: new URLSearchParams({ ...message, ...fields }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      const answers = [
        await server.call(`GET /api/user/${email}`, { as }),
        await server.call(`GET /api/order?email=${email}`, { as }),
        await server.call(`GET /api/user/${secret('nobody-7@people.test')}`, { as }),
        await server.call(`GET /api/nothing/${secret('in-the-path-8')}?token=${secret('in-the-query-8')}`),
        await server.call(`GET /api/pay/${secret('secret-of-a-link'.padEnd(32, '7'))}`),
        await server.call(`POST /pay/${secret('secret-of-a-form'.padEnd(32, '7'))}`),
        await server.call(`PUT /api/user/${email}`, {
          body: { email },
          headers: { authorization: `Bearer ${secret('bad-token-5')}` },
        }),
        await server.call(`PUT /api/users/${email}`, {
          as,
          body: { phone: secret('0171-555-0000'), photoURL: secret('javascript:steal()') },
        }),
        await server.call('POST /api/addreview', {
          as,
          rawBody: `{"comment":"${secret('broken-json-3')}`,
          headers: { 'content-type': 'application/json' },
        }),
        await postIdentity(server, '/sign-in/email', { email, password: wrong }),
        await postIdentity(server, '/sign-in/email', { email: secret('unknown-6@people.test'), password: wrong }),
        await postIdentity(server, '/sign-up/email', { name: 'Again', email, password: wrong }),
        await postIdentity(server, '/sign-in/email', {
          email,
          password: wrong,
          callbackURL: `https://${secret('evil-callback-2')}.example`,
        }),
        await postIdentity(
          server,
          '/sign-in/email',
          { email, password: wrong },
          { origin: `https://${secret('evil-origin-2')}.example` },
        ),
        await postIdentity(server, '/request-password-reset', { email }),
        await postIdentity(server, '/reset-password', { token: secret('reset-token-4'), newPassword: wrong }),
        await server.call(`GET /identity/verify-email?token=${secret('verify-token-4')}`),
        await server.call(`GET /identity/${secret('not-there-1')}`),
        await contact({ message: secret('my-private-message-1'), accessToken: person.token }),
        await server.call(`GET /media/${secret('picture-of-me')}`),
      ]
      await fails('contact_messages', async () =>
        answers.push(await contact({ message: secret('my-private-message-2') })),
      )
      await fails('identity_users', async () =>
        answers.push(await postIdentity(server, '/sign-in/email', { email, password: PASSWORD })),
      )
      const lost = { name: secret('Lostname'), email: secret('lost-7@people.test'), password: PASSWORD }
      await fails('identity_accounts', async () => answers.push(await postIdentity(server, '/sign-up/email', lost)))
      await fails('access_sessions', async () => answers.push(await server.call(`GET /api/user/${email}`, { as })))
      await server.deps.outbox.drain()

      assert.equal(answers.filter(({ status }) => status === 500).length, 4, 'the broken tables were met')
      const whole = lines.join('\n')
      for (const text of secrets) assert.ok(!whole.includes(text), `'${text}' is in the logs`)
      assert.doesNotMatch(whole, /eyJ[\w-]+\.eyJ/, 'a token is in the logs')

      const entries = lines.map((line) => JSON.parse(line) as Record<string, string | number>)
      assert.deepEqual(
        entries.filter((entry) => 'console' in entry),
        [],
        'something was printed past the log',
      )
      const patterns = new Set([
        ...Object.keys(calls),
        'unknown',
        'unknown identity call',
        'GET /media/{name}',
        'POST /pay/{secret}',
      ])
      const logged = entries.filter((entry) => entry.status)
      for (const { request, call, method, ms } of logged) {
        assert.match(String(request), /^[0-9a-f-]{36}$/)
        assert.ok(patterns.has(String(call)) || /^(GET|POST) \/identity\/[a-z/-]+$/.test(String(call)), String(call))
        assert.equal(typeof method, 'string')
        assert.equal(typeof ms, 'number')
      }
      const ids = new Set(logged.map(({ request }) => request))
      for (const { headers } of answers) assert.ok(ids.has(headers.get('x-request-id')!), 'a request has no line')
      for (const entry of entries.filter(({ level }) => level === 50)) assert.ok(entry.err, 'an error says what it is')
    } finally {
      for (const { mock: patched } of noise) patched.restore()
      await server.close()
    }
  })

  it('logs a person’s id only when their request was forbidden', async () => {
    const lines: string[] = []
    const server = await startTestServer({ log: createLog('info', { write: (line) => void lines.push(line) }) })
    try {
      const as = await server.person()
      await server.call(`GET /api/user/${as.email}`, { as })
      await server.call('GET /api/audit', { as })
      await server.call('GET /api/audit')
      const logged = lines.map((line) => JSON.parse(line) as { status?: number; person?: string })
      const people = logged.filter(({ status }) => status).map(({ status, person }) => [status, person])
      assert.deepEqual(people, [
        [200, undefined],
        [403, as.id],
        [401, undefined],
      ])
    } finally {
      await server.close()
    }
  })
})
