// The sandbox as a process: the events it sends, what survives a kill, and who may use it.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { PaymentUnavailable, type Payments } from '#server/adapters/payments/payment.ts'
import { startSandboxes } from '#demo/sandboxes/start-sandboxes.ts'
import { EARLIER_PAYMENTS } from '#demo/content/owned-books.ts'
import { createStripePayment } from '#server/adapters/payments/stripe/stripe-payment.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/http/log.ts'
import { pageHeaders } from '#server/http/security-headers.ts'
import { policyTargets } from '#server/pages/policy-targets.ts'
import { CARD, cardSandboxOf, clientSecretOf, startCardSandbox } from '../../helpers/orders/card-sandbox.ts'
import { serve } from '../../helpers/people/hosted-issuer.ts'
import { STRIPE_KEYS } from '../../helpers/orders/no-cards.ts'
import { REAL } from '../../helpers/real-mode.ts'
import { freePort } from '../../helpers/postgres.ts'
import { until } from '../../helpers/until.ts'

const order = { orderId: 'o', amount: 1500, currency: 'usd', description: 'A book' }

describe('events on their way to the shop', () => {
  it('retries card events until they are accepted, and drops or repeats them on demand', async () => {
    const received: string[] = []
    let refusals = 1
    const port = await freePort()
    const sandbox = await startCardSandbox({ shopUrl: `http://127.0.0.1:${port}` })
    const { payment } = sandbox
    const listen = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await buffer(request)
      await payment.readNotice(new Headers(request.headers as Record<string, string>), body)
      const { type } = JSON.parse(String(body)) as { type: string }
      if (refusals-- > 0) return void response.writeHead(503).end()
      received.push(type)
      response.end()
    }
    const stop = await serve((request, response) => void listen(request, response), port)
    const charge = await payment.begin({ ...order, id: 'a' })
    await sandbox.pay(clientSecretOf(charge), CARD.declined)
    await until(async () => (await sandbox.till()).events[0]!.attempts === 1)
    assert.deepEqual(received, [])
    await sandbox.advanceClock(60_000)
    await until(async () => (await sandbox.till()).events[0]!.delivered)
    assert.deepEqual(received, ['payment_intent.payment_failed'])
    await sandbox.dropEvents(1)
    await sandbox.pay(clientSecretOf(charge))
    const last = (await sandbox.till()).events.at(-1)!
    await sandbox.advanceClock(60_000)
    assert.equal(received.length, 1)
    assert.equal(await sandbox.repeatEvent(last.id, 3), 3)
    assert.deepEqual(received.slice(1), Array(3).fill('payment_intent.succeeded'))
    await stop()
    await sandbox.close()
  })
})

describe('the sandbox process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'porua-sandbox-'))
  const dir = join(dataDir, 'cards')
  after(() => rmSync(dataDir, { recursive: true, force: true }))
  const start = async () => {
    const shop = { origins: [], webhookUrl: 'http://127.0.0.1:1/', log: createLog('silent') }
    const { card, ...running } = await startSandboxes({ dataDir, names: ['card'], ...shop })
    return { ...running, settings: card! }
  }

  it('restarts a killed card sandbox without losing what it answered or writing a card number', async () => {
    const running = await start()
    const payment = createStripePayment(running.settings)
    const begun = []
    for (let round = 0; round < 3; round++) {
      const charge = await payment.begin({ ...order, id: `r${round}` })
      const { pay, till } = cardSandboxOf(dataDir)
      await pay(clientSecretOf(charge))
      begun.push(charge)
      process.kill(running.pid()!, 'SIGKILL')
      await until(() =>
        till().then(
          () => true,
          () => false,
        ),
      )
    }
    for (const { reference } of begun) assert.equal((await payment.read(reference))!.state, 'succeeded')
    assert.equal((await payment.begin({ ...order, id: 'r0' })).reference, begun[0]!.reference)
    const { charges, events } = await cardSandboxOf(dataDir).till()
    assert.deepEqual([charges.length - EARLIER_PAYMENTS.length, events.length], [3, 3])
    await running.close()
    await assert.rejects(payment.read(begun[0]!.reference), PaymentUnavailable)
    const journal = readFileSync(join(dir, 'journal.jsonl'), 'utf8')
    assert.ok(journal.includes('"last4":"4242"'))
    assert.ok(!journal.includes(CARD.success))
  })

  it('refuses a foreign host and proxied requests at the card sandbox', async () => {
    const running = await start()
    const port = new URL(running.settings.sandboxUrl!).port
    const statusFor = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path: '/challenge/none', headers }, (response) => {
          response.resume()
          resolve(response.statusCode!)
        })
        sent.on('error', reject).end()
      })
    assert.equal(await statusFor({}), 404)
    assert.equal(await statusFor({ host: 'evil.example' }), 421)
    assert.equal(await statusFor({ 'x-forwarded-for': '1.2.3.4' }), 421)
    await running.close()
  })

  it('starts the card sandbox after a torn last line, and hands it over between shops of one folder', async () => {
    appendFileSync(join(dir, 'journal.jsonl'), '[["intents","pi_torn",{"id":"pi_to')
    const one = await start()
    const payment = createStripePayment(one.settings)
    const charge = await payment.begin({ ...order, id: 'several' })
    const other = await start()
    assert.deepEqual(other.settings, one.settings)
    await one.close()
    await until(() =>
      payment.read(charge.reference).then(
        (found) => found?.reference === charge.reference,
        () => false,
      ),
    )
    await other.close()
  })

  it('starts the card sandbox on another port when its own is taken', async () => {
    const before = cardSandboxOf(dataDir)
    const stop = await serve((_, response) => void response.writeHead(404).end(), Number(new URL(before.url).port))
    const running = await start()
    assert.notEqual(running.settings.sandboxUrl, before.url)
    assert.equal(cardSandboxOf(dataDir).url, running.settings.sandboxUrl)
    await running.close()
    await stop()
  })

  it('runs the card sandbox in demo mode only', () => {
    const main = fileURLToPath(new URL('../../../demo/sandboxes/main.ts', import.meta.url))
    const run = () => execFileSync(process.execPath, [main, '{}'], { env: { PORUA_MODE: 'real' }, stdio: 'pipe' })
    assert.throws(run, /demo mode only/)
  })
})

describe('the configuration of card payment', () => {
  const demo = { PORUA_MODE: 'demo' }
  const live = { ...STRIPE_KEYS, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }

  it('accepts all card keys or none, and never live ones in demo mode', () => {
    assert.equal(readConfig(demo).stripe, undefined)
    assert.equal(readConfig({ ...demo, ...STRIPE_KEYS }).stripe!.secretKey, STRIPE_KEYS.STRIPE_SECRET_KEY)
    assert.throws(
      () => readConfig({ ...demo, STRIPE_SECRET_KEY: 'sk_test_x' }),
      /STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK/,
    )
    assert.throws(() => readConfig({ ...demo, ...live }), /test keys only/)
    const mixed = { ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_x', PORUA_MODE: 'real' }
    assert.throws(() => readConfig({ ...REAL, ...mixed }), /one is a live key/)
    const none = Object.fromEntries(Object.keys(STRIPE_KEYS).map((name) => [name, '']))
    assert.equal(readConfig({ ...REAL, ...none }).stripe, undefined)
    assert.throws(() => readConfig({ ...REAL, STRIPE_WEBHOOK_SECRET: '' }), /^Error: STRIPE_WEBHOOK_SECRET must be set/)
  })

  it('lets pages reach the card provider in use, and no other', () => {
    const policyFor = (payments: Payments) =>
      pageHeaders(true, [], policyTargets(readConfig(demo), payments))['content-security-policy']!
    const keys = { secretKey: 'sk_test_x', publishableKey: '', webhookSecret: '' }
    const policy = (sandboxUrl: string | null) =>
      policyFor(new Map([['card', createStripePayment({ ...keys, sandboxUrl })]]))
    assert.match(
      policy(null),
      /script-src 'self' https:\/\/js\.stripe\.com .*connect-src 'self' https:\/\/api\.stripe\.com;/,
    )
    assert.match(policy(null), /frame-src 'self' .*https:\/\/hooks\.stripe\.com;/)
    const own = policy('http://127.0.0.1:20001')
    assert.match(own, /connect-src 'self' http:\/\/127\.0\.0\.1:20001; frame-src 'self' .*http:\/\/127\.0\.0\.1:20001;/)
    assert.doesNotMatch(own, /stripe/)
    assert.doesNotMatch(policyFor(new Map()), /stripe/)
  })
})
