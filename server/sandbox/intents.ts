// The life of a payment intent: made, confirmed with a card, asked about, taken or declined, cancelled. All of it runs
// without waiting, so no two calls ever mix; what it changes goes to the store and is committed by who called.
import { randomBytes } from 'node:crypto'
import { cardError, refuse, showIntent, type Answer } from './answers.ts'
import { AT_REST, createCharging, type ConfirmedFrom } from './charging.ts'
import type { Events } from './events.ts'
import { groupOf, textOf, type Params } from './form.ts'
import { newId } from './ids.ts'
import type { IntentRecord, IntentStatus } from './records.ts'
import type { Store } from './store.ts'
import { lookAtCard, NOT_CONFIRMED } from './test-cards.ts'

const LEAST_CENTS = 50
const MOST_CENTS = 99_999_999
const EXPIRES_MS = 24 * 3_600_000

const OPEN = new Set<IntentStatus>(['requires_payment_method', 'requires_action'])

export type Intents = ReturnType<typeof createIntents>

export function createIntents(store: Store, events: Events, now: () => number, url: string) {
  const { answer, change, decline, goOn } = createCharging(store, events, now, url)

  const movedOn = (intent: IntentRecord, what: string): Answer =>
    refuse(400, `This payment cannot be ${what}: its status is ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: showIntent(intent, url),
    })

  const cancel = (intent: IntentRecord, reason: string | null): Answer => {
    if (!OPEN.has(intent.status)) return movedOn(intent, 'cancelled')
    const cancelled = { at: now(), reason }
    return answer(change(intent, { ...AT_REST, status: 'canceled', cancelled }, 'canceled'))
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
        ...AT_REST,
        problem: null,
        cancelled: null,
      }
      return answer(change(intent, {}))
    },

    retrieve: answer,

    /** A challenge was about the old amount: it ends. */
    update(intent: IntentRecord, params: Params): Answer {
      if (!OPEN.has(intent.status)) return movedOn(intent, 'changed')
      const amount = readAmount(params)
      if (typeof amount !== 'number') return amount
      return answer(change(intent, { ...AT_REST, amount, status: 'requires_payment_method' }))
    },

    confirm(intent: IntentRecord, params: Params, from: ConfirmedFrom): Answer {
      if (!OPEN.has(intent.status)) return movedOn(intent, 'confirmed')
      const typed = groupOf(groupOf(params, 'payment_method_data'), 'card')
      const looked = lookAtCard(
        {
          number: textOf(typed, 'number').replace(/[\s-]/g, ''),
          month: Number(textOf(typed, 'exp_month')),
          year: Number(textOf(typed, 'exp_year') || Number.NaN),
          cvc: textOf(typed, 'cvc'),
        },
        new Date(now()),
      )
      if ('problem' in looked) return cardError(looked.problem, { param: looked.param })
      return goOn({ ...intent, card: looked.card }, looked.outcome, from)
    },

    cancel,

    /** The person answered the bank's question. */
    answerChallenge(intent: IntentRecord, confirmed: boolean): IntentRecord {
      if (!intent.challenge) return intent
      if (confirmed) goOn(intent, intent.challenge.next, intent.challenge)
      else decline(intent, NOT_CONFIRMED)
      return store.intents.get(intent.id)!
    },

    /** Ends payments under way whose time has come, and open ones that nobody came back to. */
    sweep(): void {
      for (const intent of store.intents.values()) {
        if (intent.settles && intent.settles.at <= now()) goOn(intent, intent.settles.as, NOWHERE)
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
  if (amount < LEAST_CENTS) {
    return refuse(400, 'The amount must be at least 50 cents.', { param: 'amount', code: 'amount_too_small' })
  }
  if (amount > MOST_CENTS) return refuse(400, 'The amount is too large.', { param: 'amount', code: 'amount_too_large' })
  return amount
}
