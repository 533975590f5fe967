// A wallet that charges taka on a page of its own. Like the real ones, it can't cancel, so a payment that has begun may
// be completed long after another attempt has taken its place.
import { newId } from '#server/db/ids.ts'
import { exchangeRates } from '#server/db/schema-payments.ts'
import type { Charge, Payment, RefundsAndDisputes } from '#server/adapters/payments/payment.ts'
import type { Deps } from '#server/modules/deps.ts'

export type TakaWallet = Payment & {
  /** The person agrees on the wallet's page. */
  pay(reference: string): void
  refunded: string[]
}

export function createTakaWallet(): TakaWallet {
  const charges = new Map<string, Charge>()
  const refunded: string[] = []
  return {
    name: 'bkash',
    charges: { currency: 'bdt', min: 1, max: 1_000_000 },
    refunded,
    pay: (reference) => void charges.set(reference, { ...charges.get(reference)!, state: 'succeeded' }),
    async begin({ id, amount, currency }) {
      const reference = `wallet-${id}`
      charges.set(reference, { reference, state: 'open', amount, currency, beginning: null })
      return { ...charges.get(reference)!, beginning: { redirect: `https://wallet.test/${reference}` } }
    },
    read: async (reference) => charges.get(reference) ?? null,
    async cancel(reference) {
      const charge = charges.get(reference)!
      return charge.state === 'open' ? { ...charge, state: 'cancelled' } : charge
    },
    lateMs: 3_600_000,
    async refund({ reference }) {
      refunded.push(reference)
    },
    refundsOf: async (reference) => refundedInFull(charges.get(reference)!, refunded),
    readNotice: async (_, body) => ({ reference: String(body), about: 'payment' }),
    checkKeys: async () => [],
    origins: { form: ['https://wallet.test'] },
  }
}

/** What a provider lists for a charge that was refunded. */
export function refundedInFull({ reference, amount }: Charge, refunded: string[]): RefundsAndDisputes {
  const back = { id: `back-${reference}`, amount: amount!, reason: null, problem: null, refundId: null }
  return { refunds: refunded.includes(reference) ? [{ ...back, state: 'succeeded' }] : [], disputes: [] }
}

let version = 100

/** An exchange rate that applies from now on. */
export async function setRate({ db, now }: Deps, taka: number): Promise<void> {
  await db.insert(exchangeRates).values({ id: newId(), version: ++version, taka, setAt: now() })
}
