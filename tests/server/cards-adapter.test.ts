// The card adapter against the sandbox: everything the Cards type promises, every test card, and event signatures.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { Stripe } from 'stripe'
import { BadSignature, CardsUnavailable, RefundRefused, type Cards, type Intent } from '#server/adapters/cards/cards.ts'
import { API_VERSION, createStripeCards, type StripeSettings } from '#server/adapters/cards/stripe-cards.ts'
import { toDispute } from '#server/adapters/cards/stripe-returns.ts'
import { newInstallation } from '#demo/card-sandbox/installation.ts'
import { startSandbox } from '#demo/card-sandbox/sandbox.ts'
import { CARD, PROCESSING_MS, startCardSandbox, type CardSandbox } from '../helpers/card-sandbox.ts'

let sandbox: CardSandbox
let cards: Cards
before(async () => {
  sandbox = await startCardSandbox()
  cards = sandbox.cards
})
after(() => sandbox.close())

let keyCount = 0
const order = (changes: Partial<Parameters<Cards['create']>[0]> = {}) => ({
  orderId: 'order-1',
  userId: 'user-1',
  amountCents: 4900,
  description: 'Physics for class nine',
  idempotencyKey: `key-${++keyCount}`,
  ...changes,
})
const newIntent = () => cards.create(order())
const stateOf = async ({ id }: Intent) => (await cards.read(id))!.state
const chargesOf = async ({ id }: Intent) => {
  const { charges } = await sandbox.till()
  return charges.filter((charge) => charge.payment_intent === id && charge.paid)
}

describe('an intent', () => {
  it('reads back an intent with its order, person and amount', async () => {
    const intent = await newIntent()
    const { id, clientSecret, ...rest } = intent
    assert.deepEqual(rest, {
      state: 'open',
      amountCents: 4900,
      currency: 'usd',
      orderId: 'order-1',
      userId: 'user-1',
    })
    assert.ok(clientSecret.startsWith(`${id}_secret_`))
    assert.deepEqual(await cards.read(id), intent)
  })

  it('creates one intent per idempotency key, and refuses the key for another request', async () => {
    const request = order()
    const [one, other] = await Promise.all([cards.create(request), cards.create(request)])
    assert.equal(one.id, other.id)
    await assert.rejects(cards.create({ ...request, amountCents: 1 + request.amountCents }), {
      type: 'StripeIdempotencyError',
    })
  })

  it('answers null for an intent that the provider does not know', async () => {
    assert.equal(await cards.read('pi_unknown'), null)
  })

  it('changes an intent’s amount while it is open, and keeps it once it is paid', async () => {
    const intent = await newIntent()
    assert.equal((await cards.changeAmount(intent.id, 4410)).amountCents, 4410)
    await sandbox.pay(intent.clientSecret)
    const after = await cards.changeAmount(intent.id, 100)
    assert.deepEqual([after.state, after.amountCents], ['succeeded', 4410])
    assert.deepEqual(
      (await chargesOf(intent)).map(({ amount }) => amount),
      [4410],
    )
  })

  it('cancels an open intent, and returns the state of any other', async () => {
    const open = await newIntent()
    assert.equal((await cards.cancel(open.id)).state, 'cancelled')
    assert.equal((await cards.cancel(open.id)).state, 'cancelled')
    assert.equal((await sandbox.pay(open.clientSecret)).json.error.code, 'payment_intent_unexpected_state')
    const paid = await newIntent()
    await sandbox.pay(paid.clientSecret)
    assert.equal((await cards.cancel(paid.id)).state, 'succeeded')
    const underWay = await newIntent()
    await sandbox.pay(underWay.clientSecret, CARD.processing)
    assert.equal((await cards.cancel(underWay.id)).state, 'processing')
  })

  it('refunds an intent once, with one key or with two', async () => {
    const intent = await newIntent()
    await sandbox.pay(intent.clientSecret)
    await Promise.all([cards.refund(intent.id, 'refund-1'), cards.refund(intent.id, 'refund-1')])
    await cards.refund(intent.id, 'refund-2')
    const { refunds } = await sandbox.till()
    assert.deepEqual(
      refunds.filter(({ intentId }) => intentId === intent.id).map(({ amount }) => amount),
      [4900],
    )
  })

  it('refunds an intent in parts, once for each id, and no more than was paid', async () => {
    const intent = await newIntent()
    await sandbox.pay(intent.clientSecret)
    const part = { intentId: intent.id, refundId: 'part-1', amountCents: 900 }
    await Promise.all([cards.refundPart(part), cards.refundPart(part)])
    await cards.refundPart({ ...part, refundId: 'part-2', amountCents: 4000 })
    await assert.rejects(cards.refundPart({ ...part, refundId: 'part-3', amountCents: 1 }), RefundRefused)
    const { refunds } = await cards.returnsOf(intent.id)
    const shown = refunds.map(({ refundId, amountCents, state }) => [refundId, amountCents, state])
    assert.deepEqual(shown.toReversed(), [
      ['part-1', 900, 'succeeded'],
      ['part-2', 4000, 'succeeded'],
    ])
  })

  it('answers disputes with their deadline, and why a refund failed', async () => {
    const intent = await newIntent()
    await sandbox.pay(intent.clientSecret)
    const { id } = await sandbox.refund(intent.id, 500)
    await sandbox.failRefund(id, 'lost_or_stolen_card')
    const { id: disputeId } = await sandbox.dispute(intent.id)
    const { refunds, disputes } = await cards.returnsOf(intent.id)
    assert.deepEqual([refunds[0]!.state, refunds[0]!.problem], ['failed', 'lost_or_stolen_card'])
    assert.deepEqual([disputes[0]!.state, disputes[0]!.amountCents], ['needs_response', 4900])
    assert.ok(disputes[0]!.evidenceDueAt!.getTime() > Date.now())
    await sandbox.closeDispute(disputeId, 'won')
    assert.equal((await cards.returnsOf(intent.id)).disputes[0]!.state, 'won')
  })

  it('lists the events about refunds and disputes, page by page, newest first', async () => {
    const intent = await newIntent()
    await sandbox.pay(intent.clientSecret)
    for (let count = 0; count < 60; count++) await sandbox.refund(intent.id, 1)
    const events = await cards.returnEventsSince(new Date(Date.now() - 60_000))
    const own = events.filter(({ intentId }) => intentId === intent.id)
    assert.equal(own.length, 120)
    assert.ok(own[0]!.at >= own.at(-1)!.at)
    assert.deepEqual(await cards.returnEventsSince(new Date(Date.now() + 60_000)), [])
  })

  it('expires an abandoned intent', async () => {
    const own = await startCardSandbox()
    const intent = await own.cards.create(order())
    await own.advanceClock(25 * 3_600_000)
    assert.equal((await own.cards.read(intent.id))!.state, 'cancelled')
    await own.close()
  })
})

describe('a dispute', () => {
  const stateOf = (status: string) => {
    const dispute = { id: 'du_1', amount: 4900, reason: 'general', status, evidence_details: { due_by: null } }
    return toDispute(dispute as Stripe.Dispute).state
  }

  it('is lost for us while the buyer has the money, and undecided in a state we do not know', () => {
    for (const status of ['lost', 'prevented', 'appeal_needs_response', 'appeal_under_review']) {
      assert.equal(stateOf(status), 'lost', status)
    }
    for (const status of ['won', 'warning_closed']) assert.equal(stateOf(status), 'won', status)
    for (const status of ['needs_response', 'warning_needs_response']) assert.equal(stateOf(status), 'needs_response')
    for (const status of ['under_review', 'something_new']) assert.equal(stateOf(status), 'under_review', status)
  })
})

describe('a card', () => {
  it('charges a good card once, however often it is confirmed', async () => {
    const intent = await newIntent()
    const paid = await Promise.all(Array.from({ length: 5 }, () => sandbox.pay(intent.clientSecret)))
    assert.equal(paid.filter(({ status }) => status === 200).length, 1)
    assert.equal(await stateOf(intent), 'succeeded')
    assert.equal((await chargesOf(intent)).length, 1)
  })

  const refused: [name: string, card: string, changes: Record<string, string>, code: string, declineCode?: string][] = [
    ['is declined', CARD.declined, {}, 'card_declined', 'generic_decline'],
    ['has no money', CARD.noFunds, {}, 'card_declined', 'insufficient_funds'],
    ['has expired', CARD.expired, {}, 'expired_card'],
    ['has another security code', CARD.wrongCvc, {}, 'incorrect_cvc'],
    ['is a real one', '4539578763621486', {}, 'card_declined', 'test_mode_live_card'],
    ['is mistyped', '4242424242424241', {}, 'incorrect_number'],
    ['has no such month', CARD.success, { exp_month: '13' }, 'invalid_expiry_month'],
    ['is past its date', CARD.success, { exp_year: '24' }, 'invalid_expiry_year'],
    ['lacks its security code', CARD.success, { cvc: '12' }, 'invalid_cvc'],
  ]
  for (const [name, card, changes, code, declineCode] of refused) {
    it(`refuses a card that ${name} with a readable message, and then accepts another`, async () => {
      const intent = await newIntent()
      const { status, json } = await sandbox.pay(intent.clientSecret, card, changes)
      assert.equal(status, 402)
      const { type, message } = json.error
      assert.deepEqual([type, json.error.code, json.error.decline_code], ['card_error', code, declineCode])
      assert.match(message, /^[A-Z].*\.$/)
      assert.equal(await stateOf(intent), 'open')
      assert.equal((await sandbox.pay(intent.clientSecret)).json.status, 'succeeded')
    })
  }

  it('charges a 3-D Secure card when the challenge is completed, and not when it fails', async () => {
    for (const card of [CARD.secure, '4000000000003220']) {
      const intent = await newIntent()
      const challenge = await sandbox.pay(intent.clientSecret, card)
      assert.equal(challenge.json.status, 'requires_action')
      const page = await fetch(challenge.json.next_action.redirect_to_url.url)
      assert.match(await page.text(), /Sandbox: no real bank[\s\S]*\$49 [\s\S]*>Complete<[\s\S]*>Fail</)
      await sandbox.answerChallenge(challenge, 'fail')
      assert.equal(await stateOf(intent), 'open')
      assert.deepEqual(await chargesOf(intent), [])
      await sandbox.answerChallenge(await sandbox.pay(intent.clientSecret, card), 'complete')
      assert.equal(await stateOf(intent), 'succeeded')
      await sandbox.answerChallenge(challenge, 'complete')
      assert.equal((await chargesOf(intent)).length, 1)
    }
  })

  it('declines a card after 3-D Secure', async () => {
    const intent = await newIntent()
    await sandbox.answerChallenge(await sandbox.pay(intent.clientSecret, CARD.secureThenDeclined), 'complete')
    assert.equal(await stateOf(intent), 'open')
  })

  it('lets a slow card payment succeed or fail later', async () => {
    const [good, bad] = [await newIntent(), await newIntent()]
    await sandbox.pay(good.clientSecret, CARD.processing)
    await sandbox.pay(bad.clientSecret, CARD.processingThenDeclined)
    assert.deepEqual([await stateOf(good), await stateOf(bad)], ['processing', 'processing'])
    await sandbox.advanceClock(PROCESSING_MS)
    assert.deepEqual([await stateOf(good), await stateOf(bad)], ['succeeded', 'open'])
  })

  it('charges a card even if the answer is lost', async () => {
    const intent = await newIntent()
    assert.equal((await sandbox.pay(intent.clientSecret, CARD.lostAnswer)).status, 500)
    assert.equal(await stateOf(intent), 'succeeded')
  })
})

describe('a provider in trouble', () => {
  it('reports a failing or silent provider as unavailable', async () => {
    const intent = await newIntent()
    await sandbox.fault({ call: 'retrieve', times: 2, status: 500 })
    await assert.rejects(cards.read(intent.id), CardsUnavailable)
    await sandbox.fault({ call: 'cancel', times: 1, status: 429 })
    await assert.rejects(cards.cancel(intent.id), CardsUnavailable)
    await sandbox.fault({ call: 'retrieve', times: 2, delayMs: 2_000 })
    await assert.rejects(
      createStripeCards({ ...sandbox.keys, sandboxUrl: sandbox.url }, 300).read(intent.id),
      CardsUnavailable,
    )
    const nobody = { ...sandbox.keys, sandboxUrl: 'http://127.0.0.1:1' }
    await assert.rejects(createStripeCards(nobody).read(intent.id), CardsUnavailable)
    assert.equal(await stateOf(intent), 'open')
  })

  it('retries after a lost answer without creating a second intent', async () => {
    await sandbox.fault({ call: 'create', times: 2, status: 500, afterwards: true })
    const request = order()
    await assert.rejects(cards.create(request), CardsUnavailable)
    const one = await cards.create(request)
    assert.equal((await cards.create(request)).id, one.id)
  })
})

describe('keys', () => {
  const confirm = (intent: Intent, key: string, clientSecret: string) =>
    fetch(`${sandbox.url}/v1/payment_intents/${intent.id}?key=${key}&client_secret=${clientSecret}`)

  it('shows a browser only the intent whose client secret it has', async () => {
    const { publishableKey } = sandbox.keys
    const [one, other] = [await newIntent(), await newIntent()]
    assert.equal((await confirm(one, publishableKey, one.clientSecret)).status, 200)
    assert.equal((await confirm(one, publishableKey, other.clientSecret)).status, 404)
    assert.equal((await confirm(one, 'pk_test_guessed', one.clientSecret)).status, 401)
    const request = { method: 'POST', headers: { authorization: `Bearer ${publishableKey}` } }
    assert.equal((await fetch(`${sandbox.url}/v1/payment_intents/${one.id}/cancel`, request)).status, 403)
    assert.equal((await fetch(`${sandbox.url}/sandbox/till`, request)).status, 404)
  })

  it('names a key that the provider refuses, and blames no key while the provider is away', async () => {
    const check = (changes: Partial<StripeSettings>) =>
      createStripeCards({ ...sandbox.keys, sandboxUrl: sandbox.url, ...changes }).checkKeys()
    assert.deepEqual(await check({}), [])
    assert.match((await check({ secretKey: 'sk_test_guessed' })).join(), /^STRIPE_SECRET_KEY: [^,]+$/)
    assert.match((await check({ publishableKey: 'pk_test_guessed' })).join(), /^STRIPE_PUBLISHABLE_KEY: [^,]+$/)
    await assert.rejects(check({ sandboxUrl: 'http://127.0.0.1:1' }), CardsUnavailable)
  })

  it('asks for the API version that the SDK is typed for', () => {
    assert.equal(API_VERSION, Stripe.API_VERSION)
    const docs = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
    assert.ok(docs.includes(API_VERSION), 'docs/operating.md names it for the webhook')
  })

  it('refuses live keys in the card sandbox', async () => {
    const intent = await newIntent()
    assert.equal((await confirm(intent, 'sk_live_x', intent.clientSecret)).status, 401)
    const installation = { ...newInstallation(0), secretKey: 'sk_live_x' }
    await assert.rejects(
      startSandbox({ dir: '/nowhere', installation, origins: [], webhookUrl: null }),
      /test keys only/,
    )
  })
})

describe('an event', () => {
  const sign = (payload: string, changes: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: sandbox.keys.webhookSecret, ...changes })
  let payload: string
  const read = (body: string, signature: string | null) => cards.readEvent(Buffer.from(body), signature)

  before(async () => {
    const intent = await newIntent()
    await sandbox.pay(intent.clientSecret)
    payload = (await sandbox.till()).events.at(-1)!.payload
  })

  it('reads a signed event with its intent', () => {
    const { type, intent } = read(payload, sign(payload))
    assert.deepEqual([type, intent!.state, intent!.orderId], ['payment_intent.succeeded', 'succeeded', 'order-1'])
  })

  it('reads an event about something else without an intent', async () => {
    const refunded = await newIntent()
    await sandbox.pay(refunded.clientSecret)
    await cards.refund(refunded.id, 'refund-3')
    const other = (await sandbox.till()).events.at(-1)!.payload
    const { intent, returnsOf } = read(other, sign(other))
    assert.deepEqual([intent, returnsOf], [null, refunded.id])
  })

  it('refuses an event that is forged, stale, unsigned or rewritten', () => {
    const stale = Math.floor(Date.now() / 1000) - 301
    const reformatted = JSON.stringify(JSON.parse(payload), null, 1)
    for (const [body, signature] of [
      [payload, sign(payload, { secret: 'whsec_other' })],
      [payload, sign(payload, { timestamp: stale })],
      [payload, null],
      [payload, 'nonsense'],
      [reformatted, sign(payload)],
      ['not json', sign('not json')],
    ] as const) {
      assert.throws(() => read(body, signature), BadSignature)
    }
  })
})
