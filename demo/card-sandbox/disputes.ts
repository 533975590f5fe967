// Disputes: the cardholder claims the money from the bank, which takes it immediately and returns it if the shop wins.
import { ok, refuse, showDispute, showList, type Answer } from './answers.ts'
import type { Events } from './events.ts'
import { textOf, type Params } from './form.ts'
import { newId } from './ids.ts'
import type { DisputeRecord } from './records.ts'
import type { Store } from './store.ts'
import { DISPUTED } from './test-cards.ts'

const EVIDENCE_MS = 7 * 24 * 3_600_000

export type Disputes = ReturnType<typeof createDisputes>

export function createDisputes(store: Store, events: Events, now: () => number) {
  const show = (dispute: DisputeRecord) => showDispute(dispute, store.charges.get(dispute.chargeId)!.currency)
  const tell = (types: string[], dispute: DisputeRecord) => {
    for (const type of types) events.add(`charge.dispute.${type}`, show(dispute))
  }

  const open = (intentId: string, amount?: number): Answer => {
    const charge = store.charges.get(store.intents.get(intentId)?.chargeId ?? '')
    if (!charge) return refuse(404, `No charge of payment_intent: '${intentId}'`)
    const dispute: DisputeRecord = {
      id: newId('du'),
      intentId,
      chargeId: charge.id,
      amount: amount ?? charge.amount,
      reason: 'fraudulent',
      status: 'needs_response',
      dueBy: now() + EVIDENCE_MS,
      created: now(),
    }
    store.put('disputes', dispute.id, dispute)
    tell(['created', 'funds_withdrawn'], dispute)
    return ok(show(dispute))
  }

  const close = (id: string, status: 'won' | 'lost'): Answer => {
    const dispute = store.disputes.get(id)
    if (!dispute) return refuse(404, `No such dispute: '${id}'`)
    const closed = { ...dispute, status }
    store.put('disputes', id, closed)
    tell(status === 'won' ? ['funds_reinstated', 'closed'] : ['closed'], closed)
    return ok(show(closed))
  }

  return {
    open,
    close,

    /** Opens the dispute of the dispute test card, and ends disputes whose deadline has passed. */
    sweep(): void {
      const disputed = new Set([...store.disputes.values()].map(({ chargeId }) => chargeId))
      for (const { id, intentId, succeeded, card } of store.charges.values()) {
        if (succeeded && card?.last4 === DISPUTED.slice(-4) && !disputed.has(id)) open(intentId)
      }
      for (const { id, status, dueBy } of store.disputes.values()) {
        if (status === 'needs_response' && dueBy <= now()) close(id, 'lost')
      }
    },

    list(params: Params): Answer {
      const intentId = textOf(params, 'payment_intent')
      const found = [...store.disputes.values()].filter((dispute) => dispute.intentId === intentId).toReversed()
      return ok(showList('/v1/disputes', found.map(show)))
    },
  }
}
