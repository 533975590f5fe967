// Payments in the demo's initial content. The sandbox has to know them, because otherwise they couldn't be refunded.
import { CURRENCY } from '#contract/constants.ts'
import { NOTHING_PENDING } from './charging.ts'
import type { Store } from './store.ts'

export type EarlierPayment = { id: string; cents: number }

const CARD = { brand: 'visa', last4: '4242' }

export function putEarlierPayments(store: Store, payments: EarlierPayment[], at: number): void {
  for (const { id, cents: amount } of payments) {
    if (store.intents.has(id)) continue
    const chargeId = id.replace('pi_', 'ch_')
    const paid = { amount, currency: CURRENCY, card: CARD, created: at }
    store.put('charges', chargeId, { ...paid, id: chargeId, intentId: id, succeeded: true })
    store.put('intents', id, {
      ...paid,
      ...NOTHING_PENDING,
      id,
      clientSecret: `${id}_secret`,
      amountReceived: amount,
      description: null,
      metadata: {},
      status: 'succeeded',
      chargeId,
      problem: null,
      cancelled: null,
    })
  }
  store.commit()
}
