// Refunds of all or part of a charge: immediate, or pending for a while with the test card for that.
import { ok, refuse, showCharge, showList, showRefund, type Answer } from './answers.ts'
import type { Events } from './events.ts'
import { groupOf, textOf, type Params } from './form.ts'
import { newId } from './ids.ts'
import type { ChargeRecord, RefundRecord } from './records.ts'
import type { Store } from './store.ts'
import { REFUNDED_LATER } from './test-cards.ts'

const PENDING_MS = 4_000

export type Refunds = ReturnType<typeof createRefunds>

/** How much of a charge was refunded, or is pending. */
export function refundedOf(store: Store, chargeId: string): number {
  const own = [...store.refunds.values()].filter((refund) => refund.chargeId === chargeId && refund.status !== 'failed')
  return own.reduce((sum, { amount }) => sum + amount, 0)
}

export function createRefunds(store: Store, events: Events, now: () => number) {
  const ofIntent = (intentId: string) => [...store.refunds.values()].filter((refund) => refund.intentId === intentId)
  const chargeOf = ({ chargeId }: RefundRecord) => store.charges.get(chargeId)!
  const tell = (type: string, refund: RefundRecord) => events.add(type, showRefund(refund, chargeOf(refund).currency))
  const tellOfCharge = (charge: ChargeRecord) =>
    events.add('charge.refunded', showCharge(charge, refundedOf(store, charge.id)))

  const change = (refund: RefundRecord, changes: Partial<RefundRecord>, ...types: string[]): RefundRecord => {
    const { finishesAt: _, ...rest } = { ...refund, ...changes }
    store.put('refunds', refund.id, rest)
    for (const type of types) tell(type, rest)
    return rest
  }

  return {
    create(params: Params): Answer {
      const intentId = textOf(params, 'payment_intent')
      const intent = store.intents.get(intentId)
      if (!intent) return refuse(404, `No such payment_intent: '${intentId}'`, { code: 'resource_missing' })
      const charge = store.charges.get(intent.chargeId ?? '')
      if (!charge) return refuse(400, 'This payment has no successful charge to refund.', { param: 'payment_intent' })
      const isDisputed = [...store.disputes.values()].some(
        ({ chargeId, status }) => chargeId === charge.id && status !== 'won',
      )
      if (isDisputed) return refuse(400, 'This charge is disputed.', { code: 'charge_disputed' })
      const left = charge.amount - refundedOf(store, charge.id)
      if (left === 0) return refuse(400, 'This charge was refunded already.', { code: 'charge_already_refunded' })
      const amount = Number(textOf(params, 'amount') || left)
      if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) {
        return refuse(400, `The amount must be from 1 to ${left} cents.`, { param: 'amount' })
      }
      const isLater = charge.card?.last4 === REFUNDED_LATER.slice(-4)
      const refund: RefundRecord = {
        id: newId('re'),
        intentId,
        chargeId: charge.id,
        amount,
        created: now(),
        status: isLater ? 'pending' : 'succeeded',
        reason: textOf(params, 'reason') || null,
        metadata: groupOf(params, 'metadata') as Record<string, string>,
        ...(isLater ? { finishesAt: now() + PENDING_MS } : {}),
      }
      store.put('refunds', refund.id, refund)
      tell('refund.created', refund)
      tellOfCharge(charge)
      return ok(showRefund(refund, charge.currency))
    },

    list(params: Params): Answer {
      const found = ofIntent(textOf(params, 'payment_intent')).toReversed()
      const shown = found.map((refund) => showRefund(refund, chargeOf(refund).currency))
      return ok(showList('/v1/refunds', shown))
    },

    /** The bank didn't accept the money, which may turn out days after the refund succeeded. */
    fail(id: string, failureReason: string): Answer {
      const refund = store.refunds.get(id)
      if (!refund) return refuse(404, `No such refund: '${id}'`)
      return ok(change(refund, { status: 'failed', failureReason }, 'refund.updated', 'refund.failed'))
    },

    sweep(): void {
      for (const refund of store.refunds.values()) {
        if (refund.finishesAt && refund.finishesAt <= now()) change(refund, { status: 'succeeded' }, 'refund.updated')
      }
    },
  }
}
