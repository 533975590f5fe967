// The card sandbox for tests: started in this process or by a product, with methods that act as the browser and the
// bank, and that inject faults.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownOrigins } from '#server/adapters/identity/own-origins.ts'
import type { Beginning } from '#server/adapters/payments/payment.ts'
import { createStripePayment } from '#server/adapters/payments/stripe/stripe-payment.ts'
import type { Fault } from '#demo/card-sandbox/faults.ts'
import { newInstallation, readInstallation, type Installation } from '#demo/card-sandbox/installation.ts'
import type { DisputeRecord, EventRecord, RefundRecord } from '#demo/card-sandbox/records.ts'
import { startSandbox } from '#demo/card-sandbox/sandbox.ts'

export const CARD = {
  success: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  secure: '4000002500003155',
  secureThenDeclined: '4000008400001629',
  processing: '4000000000000077',
  processingThenDeclined: '4000000000000341',
  /** The card is charged, but the answer is a 500. */
  lostAnswer: '4000000000005126',
  refundedLater: '4000000000007726',
  disputed: '4000000000000259',
} as const

/** What the card form confirms the charge with. */
export const clientSecretOf = ({ beginning }: { beginning: Beginning | null }): string =>
  beginning && 'form' in beginning ? beginning.form : ''

/** This is longer than any payment stays in `processing`. */
export const PROCESSING_MS = 10_000

/** The timeout is shorter than in the product, because a test of a silent provider waits for two attempts. */
const ATTEMPT_TIMEOUT_MS = 1_500

export type Confirmation = { status: number; json: any }
export type Charge = {
  id: string
  amount: number
  amount_refunded: number
  paid: boolean
  refunded: boolean
  payment_intent: string
}
export type Till = {
  charges: Charge[]
  refunds: RefundRecord[]
  disputes: DisputeRecord[]
  events: EventRecord[]
}

export type CardSandbox = ReturnType<typeof connectCardSandbox> & { close(): Promise<void> }

export type StartOptions = {
  /** Where it stores its state; a temporary folder by default. */
  dir?: string
  /** The shop's origin, which may confirm payments and receives the events; without it no event is sent. */
  shopUrl?: string
}

/** Starts a sandbox in this process, on a free port. */
export async function startCardSandbox({ dir, shopUrl }: StartOptions = {}): Promise<CardSandbox> {
  const folder = dir ?? mkdtempSync(join(tmpdir(), 'porua-cards-'))
  const installation = newInstallation(0)
  const sandbox = await startSandbox({
    dir: folder,
    installation,
    origins: shopUrl ? ownOrigins(shopUrl) : [],
    webhookUrl: shopUrl ? `${shopUrl}/api/payments/webhook` : null,
  })
  return {
    ...connectCardSandbox(installation, sandbox.url),
    async close() {
      await sandbox.close()
      if (!dir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Connects to the sandbox that a product started in its data folder. */
export function cardSandboxOf(dataDir: string) {
  const installation = readInstallation(join(dataDir, 'cards'))
  return connectCardSandbox(installation, `http://127.0.0.1:${installation.port}`)
}

function connectCardSandbox(keys: Installation, url: string) {
  const { secretKey, publishableKey, webhookSecret } = keys
  const settings = { secretKey, publishableKey, webhookSecret, sandboxUrl: url }
  const payment = createStripePayment(settings, ATTEMPT_TIMEOUT_MS)

  const control = async (name: string, params: Record<string, unknown> = {}): Promise<any> => {
    const response = await fetch(`${url}/sandbox/${name}`, {
      method: 'POST',
      headers: { 'sandbox-control': keys.controlSecret },
      body: JSON.stringify(params),
    })
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${name}`)
    return response.json()
  }

  return {
    url,
    keys,
    payment,
    /** Makes a product use this sandbox instead of starting its own. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      CARD_SANDBOX_URL: url,
    },
    /** Confirms as the payment page does, by publishable key and client secret; `changes` override card fields. */
    async pay(
      clientSecret: string,
      card: string = CARD.success,
      changes: Record<string, string> = {},
    ): Promise<Confirmation> {
      const id = clientSecret.split('_secret_')[0]!
      const fields = { number: card, exp_month: '12', exp_year: '2040', cvc: '123', ...changes }
      const body = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
      body.set('payment_method_data[type]', 'card')
      for (const [name, value] of Object.entries(fields)) body.set(`payment_method_data[card][${name}]`, value)
      const response = await fetch(`${url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
      return { status: response.status, json: await response.json() }
    },
    /** Answers the 3-D Secure challenge that `pay` returned. */
    async answerChallenge({ json }: Confirmation, outcome: 'complete' | 'fail'): Promise<void> {
      const address = json.next_action.redirect_to_url.url as string
      await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }) })
    },
    /** All charges, refunds and events so far, oldest first. */
    till: (): Promise<Till> => control('till'),
    /** Makes the next `times` calls fail. */
    fault: (fault: Fault): Promise<void> => control('faults', fault),
    /** Drops the next `count` events. */
    dropEvents: (count: number): Promise<void> => control('drop-events', { count }),
    /** Sends an event again, `times` at once; returns how many the shop accepted. */
    repeatEvent: async (id: string, times: number): Promise<number> =>
      (await control('repeat-event', { id, times })).heard,
    /** Refunds as somebody at the provider's dashboard does: all of it, or `amount` cents. */
    refund: (intent: string, amount?: number): Promise<{ id: string }> =>
      control('refund', { payment_intent: intent, ...(amount ? { amount: String(amount) } : {}) }),
    /** The bank refuses a refund. */
    failRefund: (id: string, reason: string): Promise<void> => control('fail-refund', { id, reason }),
    /** The cardholder disputes the charge: all of it, or `amount` cents. */
    dispute: (intent: string, amount?: number): Promise<{ id: string }> => control('dispute', { intent, amount }),
    closeDispute: (id: string, outcome: 'won' | 'lost'): Promise<void> => control('close-dispute', { id, outcome }),
    /** Moves the sandbox's clock, so that slow payments finish, abandoned intents expire and retries come due. */
    advanceClock: (ms: number): Promise<void> => control('turn-clock', { ms }),
  }
}
