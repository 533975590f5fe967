// What comes of a card: the intent is charged, declined, asked about, or under way; each change is an event.
import { apiError, cardError, ok, showIntent, type Answer } from './answers.ts'
import type { Events } from './events.ts'
import { newId } from './ids.ts'
import type { IntentRecord } from './records.ts'
import type { Store } from './store.ts'
import type { Outcome, Problem } from './test-cards.ts'

const PROCESSING_MS = 4_000

/** Nothing waits any longer: no question of the bank, no payment under way. */
export const AT_REST = { challenge: null, settles: null } as const

/** The page of the shop that confirms: it is told how the bank's question was answered. */
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
    store.put('charges', id, { id, intentId, amount, currency, succeeded, refunded: false, card, created: now() })
    return id
  }

  const take = (intent: IntentRecord) => {
    const taken = { status: 'succeeded', amountReceived: intent.amount, chargeId: charge(intent, true) } as const
    return change(intent, { ...AT_REST, ...taken, problem: null }, 'succeeded')
  }

  const decline = (intent: IntentRecord, problem: Problem) =>
    change(intent, { ...AT_REST, status: 'requires_payment_method', problem }, 'payment_failed')

  const goOn = (intent: IntentRecord, outcome: Outcome, from: ConfirmedFrom): Answer => {
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
      const settles = { at: now() + PROCESSING_MS, as: outcome.next }
      return answer(change(intent, { ...AT_REST, status: 'processing', settles, problem: null }, 'processing'))
    }
    const challenge = { token: newId('challenge'), ...from, next: outcome.next }
    const asked = { ...AT_REST, status: 'requires_action', challenge, problem: null } as const
    return answer(change(intent, asked, 'requires_action'))
  }

  return { answer, change, decline, goOn }
}
