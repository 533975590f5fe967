// The life cycle of a payment intent: created, confirmed with a card, challenged, charged or declined, cancelled. All
// of it is synchronous, so calls never interleave. The caller commits the changes.
import { randomBytes } from 'node:crypto'
import { cardError, refuse, showIntent, type Answer } from './answers.ts'
import { NOTHING_PENDING, createCharging, type ConfirmedFrom } from './charging.ts'
import type { Events } from './events.ts'
import { groupOf, textOf, type Params } from './form.ts'
import { newId } from './ids.ts'
import type { IntentRecord, IntentStatus } from './records.ts'
import type { Store } from './store.ts'
import { checkCard, NOT_CONFIRMED } from './test-cards.ts'

const MIN_CENTS = 50
const MAX_CENTS = 99_999_999
const EXPIRES_MS = 24 * 3_600_000

const OPEN = new Set<IntentStatus>(['requires_payment_method', 'requires_action'])

export type Intents = ReturnType<typeof createIntents>

export function createIntents(store: Store, events: Events, now: () => number, url: string) {
  const { answer, change, decline, proceed } = createCharging(store, events, now, url)

  const wrongState = (intent: IntentRecord, what: string): Answer =>
    refuse(400, `This payment cannot be ${what}: its status is ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: showIntent(intent, url),
    })

  const cancel = (intent: IntentRecord, reason: string | null): Answer => {
    if (!OPEN.has(intent.status)) return wrongState(intent, 'cancelled')
    const cancelled = { at: now(), reason }
    return answer(change(intent, { ...NOTHING_PENDING, status: 'canceled', cancelled }, 'canceled'))
  }

  return {
    create(params: Params): Answer {
      const amount = readAmount(params)
      if (typeof amount !== 'number') return amount
      const currency = textOf(params, 'currency').toLowerCase()
      if (!/^[a-z]{3}$/.test(currency)) return refuse(400, 'Missing required param: currency.', { param: 'currency' })
      const id = newId('pi')
      const intent: IntentRecord = {
        id,
        clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}`,
        amount,
        amountReceived: 0,
        currency,
        description: textOf(params, 'description') || null,
        metadata: groupOf(params, 'metadata') as Record<string, string>,
        status: 'requires_payment_method',
        created: now(),
        card: null,
        chargeId: null,
        ...NOTHING_PENDING,
        problem: null,
        cancelled: null,
      }
      return answer(change(intent, {}))
    },

    retrieve: answer,

    /** An open challenge ends, because it was for the old amount. */
    update(intent: IntentRecord, params: Params): Answer {
      if (!OPEN.has(intent.status)) return wrongState(intent, 'changed')
      const amount = readAmount(params)
      if (typeof amount !== 'number') return amount
      return answer(change(intent, { ...NOTHING_PENDING, amount, status: 'requires_payment_method' }))
    },

    confirm(intent: IntentRecord, params: Params, from: ConfirmedFrom): Answer {
      if (!OPEN.has(intent.status)) return wrongState(intent, 'confirmed')
      const typed = groupOf(groupOf(params, 'payment_method_data'), 'card')
      const checked = checkCard(
        {
          number: textOf(typed, 'number').replace(/[\s-]/g, ''),
          month: Number(textOf(typed, 'exp_month')),
          year: Number(textOf(typed, 'exp_year') || Number.NaN),
          cvc: textOf(typed, 'cvc'),
        },
        new Date(now()),
      )
      if ('problem' in checked) return cardError(checked.problem, { param: checked.param })
      return proceed({ ...intent, card: checked.card }, checked.outcome, from)
    },

    cancel,

    /** The person answered the bank's challenge. */
    answerChallenge(intent: IntentRecord, confirmed: boolean): IntentRecord {
      if (!intent.challenge) return intent
      if (confirmed) proceed(intent, intent.challenge.next, intent.challenge)
      else decline(intent, NOT_CONFIRMED)
      return store.intents.get(intent.id)!
    },

    /** Finishes payments that have been processing for long enough, and cancels expired open ones. */
    sweep(): void {
      for (const intent of store.intents.values()) {
        if (intent.finishes && intent.finishes.at <= now()) proceed(intent, intent.finishes.as, NOWHERE)
        else if (OPEN.has(intent.status) && intent.created + EXPIRES_MS <= now()) cancel(intent, 'automatic')
      }
    },
  }
}

const NOWHERE: ConfirmedFrom = { origin: null, returnUrl: null }

function readAmount(params: Params): number | Answer {
  const amount = Number(textOf(params, 'amount') || Number.NaN)
  if (!Number.isSafeInteger(amount)) {
    return refuse(400, 'The amount must be whole cents.', { param: 'amount', code: 'parameter_invalid_integer' })
  }
  if (amount < MIN_CENTS) {
    return refuse(400, 'The amount must be at least 50 cents.', { param: 'amount', code: 'amount_too_small' })
  }
  if (amount > MAX_CENTS) return refuse(400, 'The amount is too large.', { param: 'amount', code: 'amount_too_large' })
  return amount
}
