// The card adapter against the sandbox: everything the Payment type promises, every test card, and event signatures.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { Stripe } from 'stripe'
import {
  BadSignature,
  PaymentUnavailable,
  RefundRefused,
  type Charge,
  type NewAttempt,
} from '#server/adapters/payments/payment.ts'
import { toDispute } from '#server/adapters/payments/stripe/refunds-and-disputes.ts'
import {
  API_VERSION,
  createStripePayment,
  type StripeSettings,
} from '#server/adapters/payments/stripe/stripe-payment.ts'
import { newInstallation } from '#demo/card-sandbox/installation.ts'
import { startSandbox } from '#demo/card-sandbox/sandbox.ts'
import {
  CARD,
  clientSecretOf,
  PROCESSING_MS,
  startCardSandbox,
  type CardSandbox,
} from '../../helpers/orders/card-sandbox.ts'

let sandbox: CardSandbox
let payment: CardSandbox['payment']
before(async () => {
  sandbox = await startCardSandbox()
  payment = sandbox.payment
})
after(() => sandbox.close())

let attempts = 0
const newAttempt = (changes: Partial<NewAttempt> = {}): Omit<NewAttempt, 'payer'> => ({
  id: `attempt-${++attempts}`,
  orderId: 'order-1',
  amount: 4900,
  currency: 'usd',
  description: 'Physics for class nine',
  ...changes,
})
const begin = () => payment.begin(newAttempt())
const pay = (charge: Charge, ...card: [card?: string, changes?: Record<string, string>]) =>
  sandbox.pay(clientSecretOf(charge), ...card)
const stateOf = async ({ reference }: Charge) => (await payment.read(reference))!.state
const chargesOf = async ({ reference }: Charge) => {
  const { charges } = await sandbox.till()
  return charges.filter((charge) => charge.payment_intent === reference && charge.paid)
}

describe('a charge', () => {
  it('begins with its amount and currency, and a client secret for the card form', async () => {
    const charge = await begin()
    const { reference, state, amount, currency } = charge
    assert.deepEqual([state, amount, currency], ['open', 4900, 'usd'])
    assert.ok(clientSecretOf(charge).startsWith(`${reference}_secret_`))
    assert.deepEqual(await payment.read(reference), charge)
  })

  it('begins once for each attempt, and refuses the attempt with another amount', async () => {
    const attempt = newAttempt()
    const [one, other] = await Promise.all([payment.begin(attempt), payment.begin(attempt)])
    assert.equal(one.reference, other.reference)
    await assert.rejects(payment.begin({ ...attempt, amount: 1 + attempt.amount }), { type: 'StripeIdempotencyError' })
  })

  it('answers null for a charge that the provider does not know', async () => {
    assert.equal(await payment.read('pi_unknown'), null)
  })

  it('changes a charge’s amount while it is open, and keeps it once it is paid', async () => {
    const charge = await begin()
    assert.equal((await payment.changeAmount(charge.reference, 4410)).amount, 4410)
    await pay(charge)
    const after = await payment.changeAmount(charge.reference, 100)
    assert.deepEqual([after.state, after.amount], ['succeeded', 4410])
    assert.deepEqual(
      (await chargesOf(charge)).map(({ amount }) => amount),
      [4410],
    )
  })

  it('cancels an open charge, and returns the state of any other', async () => {
    const open = await begin()
    assert.equal((await payment.cancel(open.reference)).state, 'cancelled')
    assert.equal((await payment.cancel(open.reference)).state, 'cancelled')
    assert.equal((await pay(open)).json.error.code, 'payment_intent_unexpected_state')
    const paid = await begin()
    await pay(paid)
    assert.equal((await payment.cancel(paid.reference)).state, 'succeeded')
    const underWay = await begin()
    await pay(underWay, CARD.processing)
    assert.equal((await payment.cancel(underWay.reference)).state, 'processing')
  })

  it('refunds a charge once, with one id or with two', async () => {
    const charge = await begin()
    await pay(charge)
    const all = { reference: charge.reference, amount: null }
    await Promise.all([1, 2].map(() => payment.refund({ ...all, refundId: 'refund-1' })))
    await payment.refund({ ...all, refundId: 'refund-2' })
    const { refunds } = await sandbox.till()
    assert.deepEqual(
      refunds.filter(({ intentId }) => intentId === charge.reference).map(({ amount }) => amount),
      [4900],
    )
  })

  it('refunds a charge in parts, once for each id, and no more than was paid', async () => {
    const charge = await begin()
    await pay(charge)
    const part = { reference: charge.reference, refundId: 'part-1', amount: 900 }
    await Promise.all([payment.refund(part), payment.refund(part)])
    await payment.refund({ ...part, refundId: 'part-2', amount: 4000 })
    await assert.rejects(payment.refund({ ...part, refundId: 'part-3', amount: 1 }), RefundRefused)
    const { refunds } = await payment.refundsOf(charge.reference)
    const shown = refunds.map(({ refundId, amount, state }) => [refundId, amount, state])
    assert.deepEqual(shown.toReversed(), [
      ['part-1', 900, 'succeeded'],
      ['part-2', 4000, 'succeeded'],
    ])
  })

  it('answers disputes with their deadline, and why a refund failed', async () => {
    const charge = await begin()
    await pay(charge)
    const { id } = await sandbox.refund(charge.reference, 500)
    await sandbox.failRefund(id, 'lost_or_stolen_card')
    const { id: disputeId } = await sandbox.dispute(charge.reference)
    const { refunds, disputes } = await payment.refundsOf(charge.reference)
    assert.deepEqual([refunds[0]!.state, refunds[0]!.problem], ['failed', 'lost_or_stolen_card'])
    assert.deepEqual([disputes[0]!.state, disputes[0]!.amount], ['needs_response', 4900])
    assert.ok(disputes[0]!.evidenceDueAt!.getTime() > Date.now())
    await sandbox.closeDispute(disputeId, 'won')
    assert.equal((await payment.refundsOf(charge.reference)).disputes[0]!.state, 'won')
  })

  it('lists the events about refunds and disputes, page by page, newest first', async () => {
    const charge = await begin()
    await pay(charge)
    for (let count = 0; count < 60; count++) await sandbox.refund(charge.reference, 1)
    const events = await payment.returnEventsSince(new Date(Date.now() - 60_000))
    const own = events.filter(({ reference }) => reference === charge.reference)
    assert.equal(own.length, 120)
    assert.ok(own[0]!.at >= own.at(-1)!.at)
    assert.deepEqual(await payment.returnEventsSince(new Date(Date.now() + 60_000)), [])
  })

  it('expires an abandoned charge', async () => {
    const own = await startCardSandbox()
    const charge = await own.payment.begin(newAttempt())
    await own.advanceClock(25 * 3_600_000)
    assert.equal((await own.payment.read(charge.reference))!.state, 'cancelled')
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

describe('the deadline of a dispute', () => {
  const dueOf = (due_by: number | null) =>
    toDispute({ status: 'needs_response', evidence_details: { due_by } } as Stripe.Dispute).evidenceDueAt

  it('is missing when the provider writes null or 0', () => {
    assert.deepEqual([dueOf(null), dueOf(0)], [null, null])
    assert.deepEqual(dueOf(1_700_000_000), new Date(1_700_000_000_000))
  })
})

describe('a card', () => {
  it('charges a good card once, however often it is confirmed', async () => {
    const charge = await begin()
    const paid = await Promise.all(Array.from({ length: 5 }, () => pay(charge)))
    assert.equal(paid.filter(({ status }) => status === 200).length, 1)
    assert.equal(await stateOf(charge), 'succeeded')
    assert.equal((await chargesOf(charge)).length, 1)
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
      const charge = await begin()
      const { status, json } = await pay(charge, card, changes)
      assert.equal(status, 402)
      const { type, message } = json.error
      assert.deepEqual([type, json.error.code, json.error.decline_code], ['card_error', code, declineCode])
      assert.match(message, /^[A-Z].*\.$/)
      assert.equal(await stateOf(charge), 'open')
      assert.equal((await pay(charge)).json.status, 'succeeded')
    })
  }

  it('charges a 3-D Secure card when the challenge is completed, and not when it fails', async () => {
    for (const card of [CARD.secure, '4000000000003220']) {
      const charge = await begin()
      const challenge = await pay(charge, card)
      assert.equal(challenge.json.status, 'requires_action')
      const page = await fetch(challenge.json.next_action.redirect_to_url.url)
      assert.match(await page.text(), /Sandbox: no real bank[\s\S]*\$49 [\s\S]*>Complete<[\s\S]*>Fail</)
      await sandbox.answerChallenge(challenge, 'fail')
      assert.equal(await stateOf(charge), 'open')
      assert.deepEqual(await chargesOf(charge), [])
      await sandbox.answerChallenge(await pay(charge, card), 'complete')
      assert.equal(await stateOf(charge), 'succeeded')
      await sandbox.answerChallenge(challenge, 'complete')
      assert.equal((await chargesOf(charge)).length, 1)
    }
  })

  it('declines a card after 3-D Secure', async () => {
    const charge = await begin()
    await sandbox.answerChallenge(await pay(charge, CARD.secureThenDeclined), 'complete')
    assert.equal(await stateOf(charge), 'open')
  })

  it('lets a slow card payment succeed or fail later', async () => {
    const [good, bad] = [await begin(), await begin()]
    await pay(good, CARD.processing)
    await pay(bad, CARD.processingThenDeclined)
    assert.deepEqual([await stateOf(good), await stateOf(bad)], ['processing', 'processing'])
    await sandbox.advanceClock(PROCESSING_MS)
    assert.deepEqual([await stateOf(good), await stateOf(bad)], ['succeeded', 'open'])
  })

  it('charges a card even if the answer is lost', async () => {
    const charge = await begin()
    assert.equal((await pay(charge, CARD.lostAnswer)).status, 500)
    assert.equal(await stateOf(charge), 'succeeded')
  })
})

describe('a provider in trouble', () => {
  it('reports a failing or silent provider as unavailable', async () => {
    const charge = await begin()
    await sandbox.fault({ call: 'retrieve', times: 2, status: 500 })
    await assert.rejects(payment.read(charge.reference), PaymentUnavailable)
    await sandbox.fault({ call: 'cancel', times: 1, status: 429 })
    await assert.rejects(payment.cancel(charge.reference), PaymentUnavailable)
    await sandbox.fault({ call: 'retrieve', times: 2, delayMs: 2_000 })
    await assert.rejects(
      createStripePayment({ ...sandbox.keys, sandboxUrl: sandbox.url }, 300).read(charge.reference),
      PaymentUnavailable,
    )
    const nobody = { ...sandbox.keys, sandboxUrl: 'http://127.0.0.1:1' }
    await assert.rejects(createStripePayment(nobody).read(charge.reference), PaymentUnavailable)
    assert.equal(await stateOf(charge), 'open')
  })

  it('retries after a lost answer without beginning a second charge', async () => {
    await sandbox.fault({ call: 'create', times: 2, status: 500, afterwards: true })
    const attempt = newAttempt()
    await assert.rejects(payment.begin(attempt), PaymentUnavailable)
    const one = await payment.begin(attempt)
    assert.equal((await payment.begin(attempt)).reference, one.reference)
  })
})

describe('keys', () => {
  const confirm = (charge: Charge, key: string, clientSecret: string) =>
    fetch(`${sandbox.url}/v1/payment_intents/${charge.reference}?key=${key}&client_secret=${clientSecret}`)

  it('shows a browser only the charge whose client secret it has', async () => {
    const { publishableKey } = sandbox.keys
    const [one, other] = [await begin(), await begin()]
    assert.equal((await confirm(one, publishableKey, clientSecretOf(one))).status, 200)
    assert.equal((await confirm(one, publishableKey, clientSecretOf(other))).status, 404)
    assert.equal((await confirm(one, 'pk_test_guessed', clientSecretOf(one))).status, 401)
    const request = { method: 'POST', headers: { authorization: `Bearer ${publishableKey}` } }
    assert.equal((await fetch(`${sandbox.url}/v1/payment_intents/${one.reference}/cancel`, request)).status, 403)
    assert.equal((await fetch(`${sandbox.url}/sandbox/till`, request)).status, 404)
  })

  it('names a key that the provider refuses, and blames no key while the provider is away', async () => {
    const check = (changes: Partial<StripeSettings>) =>
      createStripePayment({ ...sandbox.keys, sandboxUrl: sandbox.url, ...changes }).checkKeys()
    assert.deepEqual(await check({}), [])
    assert.match((await check({ secretKey: 'sk_test_guessed' })).join(), /^STRIPE_SECRET_KEY: [^,]+$/)
    assert.match((await check({ publishableKey: 'pk_test_guessed' })).join(), /^STRIPE_PUBLISHABLE_KEY: [^,]+$/)
    await assert.rejects(check({ sandboxUrl: 'http://127.0.0.1:1' }), PaymentUnavailable)
  })

  it('requests the API version that the SDK is typed for', () => {
    assert.equal(API_VERSION, Stripe.API_VERSION)
    const docs = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
    assert.ok(docs.includes(API_VERSION), 'docs/operating.md names it for the webhook')
  })

  it('refuses live keys in the card sandbox', async () => {
    const charge = await begin()
    assert.equal((await confirm(charge, 'sk_live_x', clientSecretOf(charge))).status, 401)
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
  let reference: string
  const read = (body: string, signature: string | null) =>
    payment.readNotice(new Headers(signature === null ? {} : { 'stripe-signature': signature }), Buffer.from(body))

  before(async () => {
    const charge = await begin()
    await pay(charge)
    reference = charge.reference
    payload = (await sandbox.till()).events.at(-1)!.payload
  })

  it('names the payment it is about', async () => {
    assert.deepEqual(await read(payload, sign(payload)), { reference, about: 'payment' })
  })

  it('names the payment whose refunds and disputes it is about', async () => {
    const refunded = await begin()
    await pay(refunded)
    await payment.refund({ reference: refunded.reference, refundId: 'refund-3', amount: null })
    const other = (await sandbox.till()).events.at(-1)!.payload
    const about = 'refunds and disputes'
    assert.deepEqual(await read(other, sign(other)), { reference: refunded.reference, about })
  })

  it('is ignored if it is not about a payment', async () => {
    const other = JSON.stringify({ id: 'evt', object: 'event', type: 'charge.updated', data: { object: {} } })
    assert.equal(await read(other, sign(other)), null)
  })

  it('refuses an event that is forged, stale, unsigned or rewritten', async () => {
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
      await assert.rejects(read(body, signature), BadSignature)
    }
  })
})
