// Card payments with the official Stripe SDK: the hosted service, or the sandbox with the same protocol on loopback.
import { Stripe } from 'stripe'
import {
  BadSignature,
  CardsUnavailable,
  CURRENCY,
  RefundRefused,
  type Cards,
  type Intent,
  type IntentState,
} from './cards.ts'
import { intentOfReturn, RETURN_EVENTS, toDispute, toRefund } from './stripe-returns.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** null means the hosted service. */
  sandboxUrl: string | null
}

/** The version that the SDK's types describe; the webhook must have the same (docs/operating.md). */
export const API_VERSION = '2026-10-28.endive'

/** Two tries and the half second between them stay under eight seconds. */
const TRY_MS = 3_500
const RETRIES = 1
const SIGNATURE_TOLERANCE_S = 300
/** Pages of lists; more of one intent or in one month is not expected, and later rounds go on from there. */
const PAGE = 100
const MAX_LISTED = 10_000

const STATES: Record<string, IntentState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

export function createStripeCards(settings: StripeSettings, tryMs = TRY_MS): Cards {
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
  const read = (id: string) => callStripe(async () => toIntent(await paymentIntents.retrieve(id)))

  /** An intent that has moved on refuses the change; its current state is returned then. */
  const unlessMovedOn = async (id: string, change: () => Promise<Stripe.PaymentIntent>) => {
    try {
      return toIntent(await callStripe(change))
    } catch (error) {
      if (codeOf(error) !== 'payment_intent_unexpected_state') throw error
      return read(id)
    }
  }

  return {
    create: ({ orderId, userId, amountCents, description, idempotencyKey }) =>
      callStripe(async () => {
        const params: Stripe.PaymentIntentCreateParams = {
          amount: amountCents,
          currency: CURRENCY,
          allowed_payment_method_types: ['card'],
          description,
          metadata: { orderId, userId },
        }
        return toIntent(await paymentIntents.create(params, { idempotencyKey }))
      }),
    read: (id) =>
      read(id).catch((error: unknown) => {
        if (codeOf(error) === 'resource_missing') return null
        throw error
      }),
    changeAmount: (id, amountCents) => unlessMovedOn(id, () => paymentIntents.update(id, { amount: amountCents })),
    cancel: (id) => unlessMovedOn(id, () => paymentIntents.cancel(id)),
    refund: (id, idempotencyKey) =>
      callStripe(async () => {
        try {
          await refunds.create({ payment_intent: id }, { idempotencyKey })
        } catch (error) {
          if (codeOf(error) !== 'charge_already_refunded') throw error
        }
      }),
    refundPart: ({ intentId, refundId, amountCents }) =>
      callStripe(async () => {
        try {
          await refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { refundId } },
            { idempotencyKey: `refund:${refundId}` },
          )
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError) || isTemporary(error)) throw error
          throw new RefundRefused(error.message, { cause: error })
        }
      }),
    returnsOf: (intentId) =>
      callStripe(async () => {
        const ofIntent = { payment_intent: intentId, limit: PAGE }
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
          const intentId = intentOfReturn(event)
          return intentId ? [{ id: event.id, at: new Date(event.created * 1000), intentId }] : []
        })
      }),
    readEvent(rawBody, signature) {
      let event: Stripe.Event
      try {
        event = webhooks.constructEvent(Buffer.from(rawBody), signature ?? '', webhookSecret, SIGNATURE_TOLERANCE_S)
      } catch (error) {
        throw new BadSignature('the event is not signed by the provider', { cause: error })
      }
      const { object } = event.data
      const isIntent = 'object' in object && object.object === 'payment_intent'
      const intent = isIntent ? toIntent(object) : null
      return { id: event.id, type: event.type, intent, returnsOf: intentOfReturn(event) }
    },
    async checkKeys() {
      const problems = await Promise.all([
        problemOf('STRIPE_SECRET_KEY', open(secretKey)),
        problemOf('STRIPE_PUBLISHABLE_KEY', open(publishableKey)),
      ])
      return problems.filter((problem) => problem !== null)
    },
    browser: { publishableKey, sandboxUrl },
  }
}

const NO_INTENT = 'pi_porua_checks_its_keys'

/** Looks for an intent that does not exist: an accepted key is told so, with either kind of key. */
async function problemOf(name: string, { paymentIntents }: Stripe): Promise<string | null> {
  try {
    await paymentIntents.retrieve(NO_INTENT, { client_secret: `${NO_INTENT}_secret_none` })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return `${name}: the card provider does not know this key`
    if (error instanceof Stripe.errors.StripePermissionError) return `${name}: this key may not read payment intents`
    if (isTemporary(error)) throw new CardsUnavailable('the card provider does not answer', { cause: error })
  }
  return null
}

function addressOf(sandboxUrl: string): { protocol: 'http'; host: string; port: string } {
  const { hostname, port } = new URL(sandboxUrl)
  return { protocol: 'http', host: hostname, port }
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  const { id, status, currency, metadata } = intent
  return {
    id,
    clientSecret: intent.client_secret ?? '',
    // An unknown status counts as processing, so that nothing is decided yet.
    state: STATES[status] ?? 'processing',
    amountCents: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency,
    orderId: metadata.orderId ?? null,
    userId: metadata.userId ?? null,
  }
}

async function callStripe<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isTemporary(error)) throw new CardsUnavailable('the card provider gave no answer to build on', { cause: error })
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
