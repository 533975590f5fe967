// The card sandbox in tests: started in this process or found beside a product, with hands for what a browser and a bank
// would do, and for bad days.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cards } from '#server/adapters/cards/cards.ts'
import { ownOrigins } from '#server/adapters/identity/own-origins.ts'
import { createStripeCards } from '#server/adapters/cards/stripe-cards.ts'
import type { Fault } from '#demo/card-sandbox/faults.ts'
import { newInstallation, readInstallation, type Installation } from '#demo/card-sandbox/installation.ts'
import type { EventRecord } from '#demo/card-sandbox/records.ts'
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
  /** The money is taken, the answer is a 500. */
  lostAnswer: '4000000000005126',
} as const

/** Longer than any payment stays under way. */
export const PROCESSING_MS = 10_000

/** Less patient than the product is: a test of a silent provider waits for two tries. */
const TRY_MS = 1_500

export type Paid = { status: number; json: any }
export type Charge = { id: string; amount: number; paid: boolean; refunded: boolean; payment_intent: string }
export type Till = {
  charges: Charge[]
  refunds: { id: string; intentId: string; amount: number }[]
  events: EventRecord[]
}

export type CardSandbox = ReturnType<typeof connectCardSandbox> & { close(): Promise<void> }

export type StartOptions = {
  /** Where its state is kept; a folder of its own where none is given. */
  dir?: string
  /** The shop's address: its pages may confirm, and events go to its webhook. Without one they go nowhere. */
  shopUrl?: string
}

/** Starts one in this process, on a free port. */
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

/** The sandbox that a product started by itself in its data folder. */
export function cardSandboxOf(dataDir: string) {
  const installation = readInstallation(join(dataDir, 'cards'))
  return connectCardSandbox(installation, `http://127.0.0.1:${installation.port}`)
}

function connectCardSandbox(keys: Installation, url: string) {
  const { secretKey, publishableKey, webhookSecret } = keys
  const settings = { secretKey, publishableKey, webhookSecret, sandboxUrl: url }
  const cards: Cards = createStripeCards(settings, TRY_MS)

  const control = async (name: string, wish: Record<string, unknown> = {}): Promise<any> => {
    const response = await fetch(`${url}/sandbox/${name}`, {
      method: 'POST',
      headers: { 'sandbox-control': keys.controlSecret },
      body: JSON.stringify(wish),
    })
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${name}`)
    return response.json()
  }

  return {
    url,
    keys,
    cards,
    /** For a product that is to use this sandbox instead of starting its own. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      CARD_SANDBOX_URL: url,
    },
    /** Confirms as the payment page does: publishable key and client secret. `changes` are other card fields. */
    async pay(clientSecret: string, card: string = CARD.success, changes: Record<string, string> = {}): Promise<Paid> {
      const id = clientSecret.split('_secret_')[0]!
      const fields = { number: card, exp_month: '12', exp_year: '2040', cvc: '123', ...changes }
      const body = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
      body.set('payment_method_data[type]', 'card')
      for (const [name, value] of Object.entries(fields)) body.set(`payment_method_data[card][${name}]`, value)
      const response = await fetch(`${url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
      return { status: response.status, json: await response.json() }
    },
    /** Answers the bank's question; takes what `pay` answered. */
    async answerChallenge({ json }: Paid, outcome: 'complete' | 'fail'): Promise<void> {
      const address = json.next_action.redirect_to_url.url as string
      await fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }) })
    },
    /** All charges, refunds and events so far, oldest first. */
    till: (): Promise<Till> => control('till'),
    /** The next `times` calls go wrong. */
    fault: (fault: Fault): Promise<void> => control('faults', fault),
    /** The next events are never sent. */
    dropEvents: (count: number): Promise<void> => control('drop-events', { count }),
    /** Sends an event again, `times` at once; answers how many the shop took. */
    repeatEvent: async (id: string, times: number): Promise<number> =>
      (await control('repeat-event', { id, times })).heard,
    /** Moves the sandbox's clock: payments under way end, forgotten intents expire, pauses between tries pass. */
    turnClock: (ms: number): Promise<void> => control('turn-clock', { ms }),
  }
}
