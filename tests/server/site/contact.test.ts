// The contact form, posted as a browser does into a new tab, and the email that it sends.
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { desc } from 'drizzle-orm'
import { contactMessages, mailOutbox, rateLimits } from '#server/db/schema.ts'
import { createLog } from '#server/http/log.ts'
import { REAL } from '../../helpers/real-mode.ts'
import { startSmtpSink, type SmtpSink } from '../../helpers/smtp-sink.ts'
import { resetRateLimits } from '../../helpers/sweep/scene.ts'
import { startTestServer, type Answer, type Person, type TestServer } from '../../helpers/test-server.ts'

// The Accept header of a browser that opens a page.
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'
const GOOD = {
  name: 'Rumi',
  lastName: 'Akter',
  email: 'rumi@people.test',
  subject: 'A question',
  message: 'When does class 9 start?\n\nRumi',
}

let server: TestServer
let sink: SmtpSink
const logged: string[] = []

before(async () => {
  sink = await startSmtpSink()
  server = await startTestServer({
    log: createLog('trace', { write: (line) => void logged.push(line) }),
    env: { ...REAL, SMTP_URL: sink.url, SUPPORT_EMAIL: 'help@porua.example' },
  })
})
after(async () => {
  await server.close()
  await sink.close()
})
beforeEach(async () => {
  await server.deps.outbox.drain()
  await server.deps.db.delete(rateLimits)
  sink.mails.length = 0
})

type Sent = { accept?: string; cookie?: string; type?: string; raw?: string }

const FORM = 'application/x-www-form-urlencoded'

function post(fields: Record<string, string>, { accept = BROWSER, cookie, type = FORM, raw }: Sent = {}) {
  return server.call('POST /api/contact', {
    rawBody: raw ?? new URLSearchParams(fields).toString(),
    headers: { 'content-type': type, accept, ...(cookie ? { cookie } : {}) },
  })
}

const newest = async () =>
  (await server.deps.db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(1))[0]!
const newestMail = async () =>
  (await server.deps.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1))[0]!

function assertPage({ status, headers, text }: Answer, expected: number): void {
  assert.equal(status, expected, text)
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(text, /^<!doctype html>/)
  const outcome = expected === 200 ? 'sent' : 'failed'
  assert.deepEqual(text.match(/<script[^>]*>/g), [`<script src="/contact-result.js" data-outcome="${outcome}" defer>`])
  const policy = headers.get('content-security-policy')!
  assert.match(policy, /style-src 'self'; style-src-attr 'unsafe-inline'/)
  assert.match(policy, /script-src 'self';/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.match(headers.get('cache-control')!, /no-store/)
}

describe('a message', () => {
  it('answers a contact message with a page, stores it, and emails it to support', async () => {
    const answer = await post(GOOD)
    assertPage(answer, 200)
    assert.match(answer.text, /Thank you, Rumi\./)
    const { id: _, createdAt: __, words: ___, ...kept } = await newest()
    assert.deepEqual(kept, { ...GOOD, orderId: null, state: 'new' })
    const queued = await newestMail()
    assert.equal(queued.recipient, 'help@porua.example')
    assert.equal(queued.subject, 'Contact form: A question')
    await server.deps.outbox.drain()
    assert.equal(sink.mails.length, 1)
    assert.match(sink.mails[0]!, /^To: help@porua\.example$/m)
    assert.match(sink.mails[0]!, /^Reply-To: rumi@people\.test$/m)
    assert.match(sink.mails[0]!, /^Content-Type: multipart\/alternative/m)
    assert.match(sink.mails[0]!, /^Subject: Contact form: A question$/m)
    assert.match(sink.mails[0]!, /From: Rumi Akter <rumi@people.test> \(not logged in\)/)
    assert.ok((await newestMail()).sentAt)
  })

  it('stores the email of a signed-in sender, identified by the token in the form', async () => {
    const person = await server.person()
    assertPage(await post({ ...GOOD, accessToken: person.token, email: 'someone.else@people.test' }), 200)
    assert.equal((await newest()).email, person.email)
    assert.match((await newestMail()).body, new RegExp(`^From: Rumi Akter <${person.email}>\n`))
  })

  it('takes the owner’s fields alone, without an email to answer', async () => {
    const { email: _, ...owners } = GOOD
    assertPage(await post({ ...owners, email: '' }), 200)
    assertPage(await post(owners), 200)
    assert.equal((await newest()).email, '')
    assert.equal((await newestMail()).replyTo, null)
    assert.match((await newestMail()).body, /^From: Rumi Akter \(not logged in\)\n/)
  })

  it('stores the typed email when the token is bad', async () => {
    for (const accessToken of ['', 'garbage', 'a.b.c']) {
      assertPage(await post({ ...GOOD, accessToken }), 200)
      assert.equal((await newest()).email, GOOD.email)
      assert.match((await newestMail()).body, /^From: Rumi Akter <rumi@people\.test> \(not logged in\)\n/)
    }
  })

  it('answers a contact message in Bengali to a Bengali reader', async () => {
    const thanks = await post(GOOD, { cookie: 'lang=bn' })
    assertPage(thanks, 200)
    assert.match(thanks.text, /<html lang="bn">/)
    assert.match(thanks.text, /ধন্যবাদ, Rumi/)
    const problem = await post({ ...GOOD, subject: '' }, { cookie: 'x=1; lang=bn' })
    assertPage(problem, 422)
    assert.match(problem.text, /বিষয়: এই ঘরটি পূরণ করুন/)
    assert.match((await post({ ...GOOD, email: 'rumi' }, { cookie: 'lang=bn' })).text, /ইমেইল: ঠিকঠাক একটি ইমেইল লিখুন/)
  })

  it('shows markup in a contact message as text, in page and mail', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&'
    const answer = await post({ ...GOOD, name, message: '<b>bold</b>' })
    assertPage(answer, 200)
    assert.doesNotMatch(answer.text, /<img src=x/)
    assert.match(answer.text, /&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/)
    assert.equal((await newest()).name, name)
    await server.deps.outbox.drain()
    assert.match(sink.mails[0]!, /^Content-Type: text\/plain/m)
    const { html } = await newestMail()
    assert.doesNotMatch(html!, /<img|<b>/)
    assert.match(html!, /&lt;b&gt;bold&lt;\/b&gt;/)
  })

  it('does not let a sender inject headers, recipients or lines into the mail', async () => {
    const evil = 'Hello\r\nBcc: victim@people.test\r\n\r\nForged\u2028Cc: victim@people.test\0\r'
    assertPage(await post({ ...GOOD, email: 'a@b.test\r\nBcc: victim@people.test' }), 422)
    const lastName = `X <boss@porua.example>\n\nOK`
    await post({ ...GOOD, name: evil, lastName, subject: evil, message: 'Text\r\n.\r\nQUIT' })
    const { subject, body } = await newestMail()
    assert.doesNotMatch(subject, /[\r\n\u2028]/)
    assert.match(body.split('\n')[0]!, /\(not logged in\)$/)
    await server.deps.outbox.drain()
    assert.equal(sink.mails.length, 1)
    const [headers, text] = sink.mails[0]!.split('\r\n\r\n', 2) as [string, string]
    const names = headers.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? [])
    assert.ok(!names.includes('bcc') && !names.includes('cc'), headers)
    assert.equal(names.filter((name) => name === 'subject').length, 1)
    assert.ok(text.length > 0)
  })

  it('accepts contact messages in any script and of up to 5,000 characters', async () => {
    const bengali = { ...GOOD, name: 'রুমি', lastName: 'আক্তার', subject: 'প্রশ্ন', message: 'ক'.repeat(5000) }
    assertPage(await post(bengali), 200)
    assert.equal((await newest()).message, bengali.message)
    await server.deps.outbox.drain()
    assert.match(sink.mails[0]!, /^Subject: =\?UTF-8\?/m)
  })

  it('retries email that the mail server refuses, and logs no recipient', async () => {
    const person = await server.person()
    sink.refusal = `<${person.email}> is not wanted here: see https://porua.example/reset?token=abc`
    try {
      await post({ ...GOOD, accessToken: person.token })
      await server.deps.outbox.drain()
    } finally {
      sink.refusal = undefined
    }
    const waiting = await newestMail()
    assert.equal(waiting.sentAt, null)
    assert.equal(waiting.attempts, 1)
    const line = logged.find((text) => text.includes('an email could not be sent'))!
    assert.match(line, /550 <<address>> is not wanted here: see <link>"/)
    assert.doesNotMatch(line, /When does class 9/)
    assert.ok(!logged.some((line) => line.includes(person.email)))
    server.advanceClock(61_000)
    await server.deps.outbox.drain()
    server.advanceClock(-61_000)
    assert.equal(sink.mails.length, 1)
  })
})

describe('a message that is refused', () => {
  const messageCount = async () => (await server.deps.db.select().from(contactMessages)).length

  it('answers an incomplete contact message with a page that says what is missing', async () => {
    const before = await messageCount()
    const answer = await post({ name: ' ', lastName: '', email: '', subject: '\t', message: '\0' })
    assertPage(answer, 422)
    for (const label of ['First name', 'Last name', 'Subject', 'Message']) {
      assert.match(answer.text, new RegExp(`${label}: Please fill out this field`))
    }
    assert.match(answer.text, /Your text is still there/)
    assertPage(await post({}), 422)
    assertPage(await post({}, { raw: '=&==&%' }), 422)
    assert.equal(await messageCount(), before)
  })

  it('answers an incomplete contact message with JSON when no page is requested', async () => {
    for (const accept of ['application/json', '*/*', '']) {
      const answer = await post({ ...GOOD, message: '' }, { accept })
      assert.equal(answer.status, 422)
      assert.equal(answer.headers.get('content-type'), 'application/json')
      assert.deepEqual(answer.json.fields, { message: 'Please fill out this field.' })
    }
  })

  it('refuses a contact message that is too long', async () => {
    const field = await post({ ...GOOD, message: 'x'.repeat(5001) })
    assertPage(field, 422)
    assert.match(field.text, /Message: Use up to 5000 characters/)
    const whole = await post({ ...GOOD, message: 'x'.repeat(2_000_000) })
    assertPage(whole, 413)
    assert.match(whole.text, /The message is too long/)
    assert.equal((await post(GOOD, { accept: 'application/json', raw: 'x'.repeat(2_000_000) })).json.error, 'too_large')
  })

  it('refuses a contact message of another content type', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      assertPage(await post(GOOD, { type }), 415)
      assert.equal((await post(GOOD, { type, accept: 'application/json' })).json.error, 'unsupported_type')
    }
  })

  it('refuses the eleventh contact message in an hour', async () => {
    for (let index = 0; index < 10; index++) assert.equal((await post(GOOD)).status, 200)
    const page = await post(GOOD)
    assertPage(page, 429)
    assert.match(page.text, /Try again in an hour/)
    assert.ok(Number(page.headers.get('retry-after')) > 3000)
    assert.equal((await post(GOOD, { accept: 'application/json' })).json.error, 'too_many')
  })

  it('answers a contact message with a page when the server fails', async () => {
    const { queue } = server.deps.outbox
    server.deps.outbox.queue = () => Promise.reject(new Error('broken'))
    try {
      const before = await messageCount()
      const answer = await post(GOOD)
      assertPage(answer, 500)
      assert.match(answer.text, /on our side/)
      assert.equal(await messageCount(), before, 'without its email the message is not kept either')
    } finally {
      server.deps.outbox.queue = queue
    }
  })
})

describe('the readable table of calls', () => {
  it('lets the readable table of calls load its style sheet', async () => {
    const answer = await server.call('GET /api/docs')
    assert.equal(answer.status, 200)
    assert.match(answer.text, /href="\/api-docs\.css"/)
    assert.match(answer.headers.get('content-security-policy')!, /style-src 'self'/)
    assert.doesNotMatch(answer.text, /<script/)
    const cached = await server.call('GET /api/docs')
    assert.equal(cached.headers.get('content-security-policy'), answer.headers.get('content-security-policy'))
  })
})

describe('contact messages', () => {
  let own: TestServer
  let sender: Person

  before(async () => {
    own = await startTestServer()
    sender = await own.person()
  })
  after(() => own.close())

  it('escapes a contact message, and stores the account’s email of a signed-in sender', async () => {
    await resetRateLimits(own)
    const send = async (more: Record<string, string>) => {
      const form = { name: '<script>alert(1)</script>', lastName: 'L', subject: 'S', message: 'M', ...more }
      return own.call('POST /api/contact', {
        rawBody: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    }
    const first = await send({ subject: 'signed in', accessToken: sender.token, email: 'evil@people.test' })
    assert.equal(first.status, 200)
    assert.ok(!first.text.includes('<script>alert'))
    assert.ok(first.text.includes('&lt;script&gt;'))
    await send({ subject: 'not signed in', accessToken: 'nonsense', email: 'rumi@people.test' })
    const stored = await own.deps.db.select().from(contactMessages)
    assert.deepEqual(
      stored.map(({ subject, email }) => ({ subject, email })),
      [
        { subject: 'signed in', email: sender.email },
        { subject: 'not signed in', email: 'rumi@people.test' },
      ],
    )
  })

  it('accepts ten contact messages an hour from one address', async () => {
    await resetRateLimits(own)
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) {
      const answer = await own.call('POST /api/contact', {
        rawBody: 'name=a&lastName=b&email=a%40b.test&subject=c&message=d',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      statuses.push(answer.status)
    }
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429])
  })
})
