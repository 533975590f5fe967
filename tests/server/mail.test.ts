// Mail in the reader's language, in two parts, and never with a link that has expired.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { and, eq, isNull } from 'drizzle-orm'
import ICAL from 'ical.js'
import { LANGUAGES } from '#contract/constants.ts'
import { composeMail, type Block } from '#server/adapters/mail/compose-mail.ts'
import { mailOutbox, users } from '#server/db/schema.ts'
import { createLog } from '#server/http/log.ts'
import { remind } from '#server/modules/live/calendar/remind.ts'
import { deleteOldMail, MAX_ATTEMPTS } from '#server/adapters/mail/outbox.ts'
import { seatedBatch } from '../helpers/live/live-seats.ts'
import { REAL } from '../helpers/real-mode.ts'
import { newEmail, PASSWORD, postIdentity } from '../helpers/people/sign-in.ts'
import { startSmtpSink, type SmtpSink } from '../helpers/smtp-sink.ts'
import { startTestServer, type TestServer } from '../helpers/test-server.ts'

const MINUTE_MS = 60_000
const BENGALI = { cookie: 'lang=bn' }

let server: TestServer
let sink: SmtpSink
const logged: string[] = []

before(async () => {
  sink = await startSmtpSink()
  server = await startTestServer({
    log: createLog('warn', { write: (line) => void logged.push(line) }),
    env: { ...REAL, SMTP_URL: sink.url },
  })
})
after(async () => {
  await server.close()
  await sink.close()
})

const mailsTo = (email: string) =>
  server.deps.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)

const signUp = (email: string, headers = {}) =>
  postIdentity(server, '/sign-up/email', { name: 'Rumi', email, password: PASSWORD }, headers)
const askForReset = (email: string, headers = {}) => postIdentity(server, '/request-password-reset', { email }, headers)

describe('the parts of a mail', () => {
  const LINK = 'https://porua.example/login?resetToken=a&b="c"'
  const blocks: Block[] = [
    'Thank you, <b>Rumi</b>\n& all',
    { facts: [['Product', 'Physics,\nexplained']] },
    { button: 'Open it', href: LINK },
    { link: 'My Collection', href: 'https://porua.example/myCollection' },
    { quote: 'One <i>line\nand another' },
  ]

  it('have the same content, escaped in HTML and on one line where a name could add lines', () => {
    for (const language of LANGUAGES) {
      const { subject, text, html } = composeMail({ to: 'rumi@people.test', language, subject: 'A\r\nsubject', blocks })
      assert.equal(subject, 'A subject')
      assert.match(text, /^Thank you, <b>Rumi<\/b> & all\n\nProduct: Physics, explained\n\n/)
      assert.ok(text.includes(`Open it:\n${LINK}\n`))
      assert.ok(text.includes('One <i>line\nand another'))
      assert.match(html!, new RegExp(`<html lang="${language}">`))
      assert.doesNotMatch(html!, /<b>|<i>/)
      assert.match(html!, /Thank you, &lt;b&gt;Rumi&lt;\/b&gt;/)
      assert.match(html!, /href="https:\/\/porua\.example\/login\?resetToken=a&amp;b=&quot;c&quot;"/)
      assert.match(html!, /One &lt;i&gt;line<br \/>and another/)
    }
  })
})

describe('the language of a mail', () => {
  it('is that of the page it was requested on, then the one chosen last, then English', async () => {
    const email = newEmail('language')
    await signUp(email, BENGALI)
    const [confirm] = await mailsTo(email)
    assert.equal(confirm!.subject, 'পড়ুয়ায় আপনার ইমেইল নিশ্চিত করুন')
    const link = `${server.url}/confirmEmail?token=`
    assert.ok(confirm!.body.includes(link))
    assert.match(confirm!.html!, /<html lang="bn">[^]*পড়ুয়ায় স্বাগতম!/)
    assert.ok(confirm!.html!.includes(`href="${link}`))

    await askForReset(email)
    assert.equal((await mailsTo(email)).at(-1)!.subject, 'Reset your Porua password')
    const person = await server.person()
    await server.deps.db.update(users).set({ email, language: 'bn' }).where(eq(users.id, person.id))
    await askForReset(email)
    assert.equal((await mailsTo(email)).at(-1)!.subject, 'পড়ুয়ার পাসওয়ার্ড রিসেট করুন')
    await askForReset(email, { cookie: 'lang=en' })
    assert.equal((await mailsTo(email)).at(-1)!.subject, 'Reset your Porua password')
  })

  it('follows a person who switches the site’s language while signed in', async () => {
    const person = await server.person()
    const save = (cookie: string) =>
      server.call(`PUT /api/users/${person.email}`, { as: person, body: { location: 'Dhaka' }, headers: { cookie } })
    const stored = async () => (await server.deps.db.select().from(users).where(eq(users.id, person.id)))[0]!.language
    await save('other=1')
    assert.equal(await stored(), null)
    for (const language of LANGUAGES) {
      assert.equal((await save(`other=1; lang=${language}`)).status, 200)
      assert.equal(await stored(), language)
    }
    await server.call(`GET /api/user/${person.email}`, { as: person, headers: { cookie: 'lang=en' } })
    await save('')
    assert.equal(await stored(), 'bn')
  })
})

it('an email that is sent again has the same message id, so that mailboxes show it once', async () => {
  const email = newEmail('again')
  await server.deps.outbox.drain()
  sink.mails.length = 0
  await signUp(email)
  await server.deps.outbox.drain()
  // This happens after a crash between sending and recording.
  await server.deps.db
    .update(mailOutbox)
    .set({ sentAt: null, dueAt: new Date(0) })
    .where(eq(mailOutbox.recipient, email))
  await server.deps.outbox.drain()
  const [mail] = await mailsTo(email)
  const ids = sink.mails.map((text) => /^Message-ID: <(.+)@.+>\r?$/im.exec(text)?.[1])
  assert.deepEqual(ids, [mail!.id, mail!.id])
})

it('names the address that stops it, for mail programs with a button for that', async () => {
  const stopUrl = 'https://porua.example/stopMails/secret'
  await server.deps.outbox.drain()
  sink.mails.length = 0
  await server.deps.outbox.queue(server.deps.db, { to: newEmail(), subject: 'News', text: 'Hello', stopUrl })
  await server.deps.outbox.drain()
  assert.match(sink.mails[0]!, new RegExp(`^List-Unsubscribe: <${stopUrl}>\r$`, 'm'))
  assert.match(sink.mails[0]!, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

describe('the email of a new seat', () => {
  it('carries its classes as a calendar of its own type and as an attached file', async () => {
    const person = await server.person()
    const { sessions } = await seatedBatch(server, { people: [person], hours: [48, 96], takenHoursAgo: 0 })
    await server.deps.outbox.drain()
    sink.mails.length = 0
    await remind(server.deps)
    await server.deps.outbox.drain()
    const sent = sink.mails.find((mail) => mail.includes(`To: ${person.email}`))!
    assert.match(sent, /^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m)
    const attached = /filename="?classes\.ics"?[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(sent)![1]!
    const events = new ICAL.Component(ICAL.parse(Buffer.from(attached, 'base64').toString())).getAllSubcomponents(
      'vevent',
    )
    assert.deepEqual(
      events.map((event) => event.getFirstPropertyValue('uid')),
      sessions.map(({ uid }) => uid),
    )
  })
})

describe('an email that could not be sent in time', () => {
  it('is dropped with a log line once its link has expired', async () => {
    const email = newEmail('late')
    await server.deps.outbox.drain()
    sink.mails.length = 0
    sink.refusal = 'try later'
    await signUp(email)
    await askForReset(email)
    await server.deps.outbox.drain()
    const queued = await mailsTo(email)
    assert.equal(queued.length, 2)
    sink.refusal = undefined
    server.advanceClock(61 * MINUTE_MS)
    await server.deps.outbox.drain()
    assert.deepEqual(
      (await mailsTo(email)).map(({ subject, sentAt }) => [subject, sentAt !== null]),
      [['Confirm your email for Porua', true]],
    )
    // Other emails may be due by that clock as well.
    assert.equal(sink.mails.filter((mail) => mail.includes(`To: ${email}`)).length, 1)
    const isDropped = (line: string) => line.includes('an email with an expired link was dropped')
    const isOwn = (line: string) => queued.some(({ id }) => line.includes(id))
    assert.equal(logged.filter((line) => isDropped(line) && isOwn(line)).length, 1)
    assert.ok(!logged.some((line) => line.includes(email)))

    sink.refusal = 'try later'
    await postIdentity(server, '/send-verification-email', { email })
    await server.deps.outbox.drain()
    sink.refusal = undefined
    server.advanceClock(25 * 60 * MINUTE_MS)
    await server.deps.outbox.drain()
    server.advanceClock(-(25 * 60 + 61) * MINUTE_MS)
    const unsent = and(eq(mailOutbox.recipient, email), isNull(mailOutbox.sentAt))
    assert.deepEqual(await server.deps.db.select().from(mailOutbox).where(unsent), [])
    assert.equal(sink.mails.length, 1)
  })

  it('is given up after many attempts and deleted a month later', async () => {
    const email = newEmail('unreachable')
    await server.deps.outbox.drain()
    sink.refusal = 'no such mailbox'
    await signUp(email)
    await server.deps.db
      .update(mailOutbox)
      .set({ attempts: MAX_ATTEMPTS, validUntil: null })
      .where(eq(mailOutbox.recipient, email))
    await server.deps.outbox.drain()
    sink.refusal = undefined
    const [mail] = await mailsTo(email)
    const days = (count: number) => new Date(mail!.dueAt.getTime() + count * 24 * 60 * MINUTE_MS)
    await deleteOldMail(server.deps.db, days(29))
    assert.equal((await mailsTo(email)).length, 1)
    await deleteOldMail(server.deps.db, days(31))
    assert.deepEqual(await mailsTo(email), [])
  })
})
