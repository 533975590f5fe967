// Refunds: always the whole charge, and only once.
import { ok, refuse, showCharge, showRefund, type Answer } from './answers.ts'
import type { Events } from './events.ts'
import { textOf, type Params } from './form.ts'
import { newId } from './ids.ts'
import type { Store } from './store.ts'

export function refund(store: Store, events: Events, now: number, params: Params): Answer {
  const intentId = textOf(params, 'payment_intent')
  const intent = store.intents.get(intentId)
  if (!intent) return refuse(404, `No such payment_intent: '${intentId}'`, { code: 'resource_missing' })
  const charge = store.charges.get(intent.chargeId ?? '')
  if (!charge) return refuse(400, 'This payment has no successful charge to refund.', { param: 'payment_intent' })
  if (charge.refunded) return refuse(400, 'This charge was refunded already.', { code: 'charge_already_refunded' })
  const refunded = { ...charge, refunded: true }
  const record = { id: newId('re'), intentId, chargeId: charge.id, amount: charge.amount, created: now }
  store.put('charges', charge.id, refunded)
  store.put('refunds', record.id, record)
  events.add('charge.refunded', showCharge(refunded))
  return ok(showRefund(record, charge.currency))
}
