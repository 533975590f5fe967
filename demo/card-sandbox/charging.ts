// What happens to an intent once it has a card: it is charged, declined, challenged or processed. Each change sends an
// event.
import { apiError, cardError, ok, showIntent, type Answer } from './answers.ts'
import type { Events } from './events.ts'
import { newId } from './ids.ts'
import type { IntentRecord } from './records.ts'
import type { Store } from './store.ts'
import type { Outcome, Problem } from './test-cards.ts'

const PROCESSING_MS = 4_000

/** No challenge is open, and no payment is processing. */
export const NOTHING_PENDING = { challenge: null, finishes: null } as const

/** The shop's page that confirms the payment and gets the result of the challenge. */
export type ConfirmedFrom = { origin: string | null; returnUrl: string | null }

export function createCharging(store: Store, events: Events, now: () => number, url: string) {
  const answer = (intent: IntentRecord): Answer => ok(showIntent(intent, url))

  const change = (intent: IntentRecord, changes: Partial<IntentRecord>, event?: string): IntentRecord => {
    const changed = { ...intent, ...changes }
    store.put('intents', intent.id, changed)
    if (event) events.add(`payment_intent.${event}`, showIntent(changed, url))
    return changed
  }

  const charge = (intent: IntentRecord, succeeded: boolean): string => {
    const id = newId('ch')
    const { id: intentId, amount, currency, card } = intent
    store.put('charges', id, { id, intentId, amount, currency, succeeded, card, created: now() })
    return id
  }

  const take = (intent: IntentRecord) => {
    const taken = { status: 'succeeded', amountReceived: intent.amount, chargeId: charge(intent, true) } as const
    return change(intent, { ...NOTHING_PENDING, ...taken, problem: null }, 'succeeded')
  }

  const decline = (intent: IntentRecord, problem: Problem) =>
    change(intent, { ...NOTHING_PENDING, status: 'requires_payment_method', problem }, 'payment_failed')

  const proceed = (intent: IntentRecord, outcome: Outcome, from: ConfirmedFrom): Answer => {
    if (outcome.kind === 'taken') return answer(take(intent))
    if (outcome.kind === 'lost') {
      take(intent)
      return apiError(500)
    }
    if (outcome.kind === 'declined') {
      charge(intent, false)
      const declined = decline(intent, outcome.problem)
      return cardError(outcome.problem, { payment_intent: showIntent(declined, url) })
    }
    if (outcome.kind === 'processing') {
      const finishes = { at: now() + PROCESSING_MS, as: outcome.next }
      return answer(change(intent, { ...NOTHING_PENDING, status: 'processing', finishes, problem: null }, 'processing'))
    }
    const challenge = { token: newId('challenge'), ...from, next: outcome.next }
    const challenged = { ...NOTHING_PENDING, status: 'requires_action', challenge, problem: null } as const
    return answer(change(intent, challenged, 'requires_action'))
  }

  return { answer, change, decline, proceed }
}
