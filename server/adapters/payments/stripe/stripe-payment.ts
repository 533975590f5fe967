// Card payments with the official Stripe SDK: the hosted service, or a sandbox with the same protocol on loopback. A
// charge is one of Stripe's payment intents.
import { Stripe } from 'stripe'
import { CURRENCY } from '#contract/constants.ts'
import {
  BadSignature,
  PaymentUnavailable,
  RefundRefused,
  type Charge,
  type ChargeState,
  type NewAttempt,
  type Payment,
  type RefundsAndDisputes,
} from '../payment.ts'
import { intentOf, RETURN_EVENTS, toDispute, toRefund } from './refunds-and-disputes.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Null means the hosted service. */
  sandboxUrl: string | null
}

/** Stripe's adapter implements everything that other providers may leave out, and needs fewer parameters. */
export type StripePayment = Omit<Payment, 'begin' | 'refundsOf'> &
  Required<Pick<Payment, 'changeAmount' | 'returnEventsSince' | 'browser'>> & {
    begin(attempt: Omit<NewAttempt, 'payer'>): Promise<Charge>
    refundsOf(reference: string): Promise<RefundsAndDisputes>
  }

/** The version that the SDK's types describe. The webhook must have the same version (docs/operating.md). */
export const API_VERSION = '2026-10-28.endive'

/** Stripe's limits in cents. */
const CHARGES = { currency: CURRENCY, min: 50, max: 99_999_999 } as const
/** Two tries, plus half a second between them, stay under eight seconds. */
const TRY_MS = 3_500
const RETRIES = 1
const SIGNATURE_TOLERANCE_S = 300
/**
 * The number of list pages read. More aren't expected for one intent or one month; later rounds continue from there.
 */
const PAGE = 100
const MAX_LISTED = 10_000

/** As listed in Stripe's integration guide for its card fields and 3-D Secure. */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const HOSTED_ORIGINS = {
  script: SCRIPTS,
  connect: ['https://api.stripe.com'],
  frame: [...SCRIPTS, 'https://hooks.stripe.com'],
}

const STATES: Record<string, ChargeState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

export function createStripePayment(settings: StripeSettings, tryMs = TRY_MS): StripePayment {
  const { secretKey, publishableKey, webhookSecret, sandboxUrl } = settings
  const open = (key: string) =>
    new Stripe(key, {
      apiVersion: API_VERSION,
      timeout: tryMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(sandboxUrl ? addressOf(sandboxUrl) : {}),
    })
  const stripe = open(secretKey)
  const { disputes, events, paymentIntents, refunds, webhooks } = stripe
  const read = (id: string) => callStripe(async () => toCharge(await paymentIntents.retrieve(id)))

  /** An intent that has moved on refuses the change. Its current state is returned then. */
  const unlessMovedOn = async (id: string, change: () => Promise<Stripe.PaymentIntent>) => {
    try {
      return toCharge(await callStripe(change))
    } catch (error) {
      if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
      return read(id)
    }
  }

  return {
    name: 'card',
    charges: CHARGES,
    begin: ({ id, orderId, amount, currency, description }) =>
      callStripe(async () => {
        const params: Stripe.PaymentIntentCreateParams = {
          amount,
          currency,
          allowed_payment_method_types: ['card'],
          description,
          metadata: { orderId },
        }
        return toCharge(await paymentIntents.create(params, { idempotencyKey: id }))
      }),
    read: (reference) =>
      read(reference).catch((error: unknown) => {
        if (codeOf(error) === 'resource_missing') return null
        throw error
      }),
    changeAmount: (reference, amount) => unlessMovedOn(reference, () => paymentIntents.update(reference, { amount })),
    cancel: (reference) => unlessMovedOn(reference, () => paymentIntents.cancel(reference)),
    refund: ({ reference, refundId, amount }) =>
      callStripe(async () => {
        const part = amount === null ? {} : { amount, metadata: { refundId } }
        try {
          await refunds.create({ payment_intent: reference, ...part }, { idempotencyKey: `refund:${refundId}` })
        } catch (error) {
          if (amount === null && codeOf(error) === 'charge_already_refunded') return
          if (!(error instanceof Stripe.errors.StripeError) || isTemporary(error)) throw error
          throw new RefundRefused(error.message, { cause: error })
        }
      }),
    refundsOf: (reference) =>
      callStripe(async () => {
        const ofIntent = { payment_intent: reference, limit: PAGE }
        const [refunded, disputed] = await Promise.all([
          refunds.list(ofIntent).autoPagingToArray({ limit: MAX_LISTED }),
          disputes.list(ofIntent).autoPagingToArray({ limit: MAX_LISTED }),
        ])
        return { refunds: refunded.map(toRefund), disputes: disputed.map(toDispute) }
      }),
    returnEventsSince: (since) =>
      callStripe(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) }
        const changed = events.list({ types: [...RETURN_EVENTS], created, limit: PAGE })
        const listed = await changed.autoPagingToArray({ limit: MAX_LISTED })
        return listed.flatMap((event) => {
          const reference = intentOf(event)
          return reference ? [{ id: event.id, at: new Date(event.created * 1000), reference }] : []
        })
      }),
    async readNotice(headers, body) {
      let event: Stripe.Event
      try {
        const signature = headers.get('stripe-signature') ?? ''
        event = webhooks.constructEvent(Buffer.from(body), signature, webhookSecret, SIGNATURE_TOLERANCE_S)
      } catch (error) {
        throw new BadSignature('the event is not signed by the provider', { cause: error })
      }
      const returned = intentOf(event)
      if (returned) return { reference: returned, about: 'refunds and disputes' }
      const { object } = event.data
      const isIntent = 'object' in object && object.object === 'payment_intent'
      return isIntent ? { reference: object.id, about: 'payment' } : null
    },
    async checkKeys() {
      const problems = await Promise.all([
        problemOf('STRIPE_SECRET_KEY', open(secretKey)),
        problemOf('STRIPE_PUBLISHABLE_KEY', open(publishableKey)),
      ])
      return problems.filter((problem) => problem !== null)
    },
    browser: { publishableKey, sandboxUrl },
    origins: sandboxUrl ? { connect: [sandboxUrl], frame: [sandboxUrl] } : HOSTED_ORIGINS,
  }
}

const NO_INTENT = 'pi_porua_checks_its_keys'

/**
 * Looks for an intent that doesn't exist. If the key is accepted, whatever its kind, Stripe answers that there is none.
 */
async function problemOf(name: string, { paymentIntents }: Stripe): Promise<string | null> {
  try {
    await paymentIntents.retrieve(NO_INTENT, { client_secret: `${NO_INTENT}_secret_none` })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return `${name}: the card provider does not know this key`
    if (error instanceof Stripe.errors.StripePermissionError) return `${name}: this key may not read payment intents`
    if (isTemporary(error)) throw new PaymentUnavailable('the card provider does not answer', { cause: error })
  }
  return null
}

function addressOf(sandboxUrl: string): { protocol: 'http'; host: string; port: string } {
  const { hostname, port } = new URL(sandboxUrl)
  return { protocol: 'http', host: hostname, port }
}

function toCharge({ id, status, currency, client_secret: secret, ...intent }: Stripe.PaymentIntent): Charge {
  return {
    reference: id,
    // An unknown status counts as processing, so that nothing is decided yet.
    state: STATES[status] ?? 'processing',
    amount: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency,
    beginning: { form: secret ?? '' },
  }
}

async function callStripe<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isTemporary(error))
      throw new PaymentUnavailable('the card provider gave no answer to build on', { cause: error })
    throw error
  }
}

/** Rejected keys count too: it makes no difference to the buyer, and the log has the cause. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const status = error.statusCode
  return status === undefined || status >= 500 || [401, 403, 409, 429].includes(status)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined
}
