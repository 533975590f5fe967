// The only place where an order becomes paid. The buyer's browser, the provider's event and the reconciler all come
// here with the provider's answer; the first one does the work, and the others find it done.
import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import type { Intent } from '../../adapters/cards/cards.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { orders } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { DEFAULT_LANGUAGE } from '../people/language.ts'
import { addHistory, type Actor } from './history.ts'
import { may } from './order-rows.ts'
import { verdictOf, type Order } from './order-states.ts'
import { receiptMail } from './receipts.ts'
import { recordReversals, reverse } from './reversals.ts'
import { statementsOf } from './statements.ts'

/** The order's state afterwards: `waiting` for the card, or `processing` at the bank. */
export type PaymentOutcome = 'paid' | 'released' | 'waiting' | 'processing' | 'refused'

const MAX_TRIES = 5

/** Updates an order according to the provider's state of one of its payments. */
export async function applyIntent(deps: Deps, orderId: string, intent: Intent, actor: Actor): Promise<PaymentOutcome> {
  if (intent.state === 'open') return 'waiting'
  if (intent.state === 'processing') return 'processing'
  const { db, now } = deps
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [found] = await statementsOf(db).read.execute({ id: orderId })
    switch (found && verdictOf(found.order, intent)) {
      case 'settle':
        // If the order changed since it was read, the verdict may differ now.
        if (!(await settle(deps, found!, intent, actor))) continue
        return 'paid'
      case 'reverse':
        await recordReversals(db, [{ order: found!.order, intentId: intent.id }], now())
        await reverse(deps, intent.id, actor)
        return 'paid'
      case 'release':
        await db.transaction((tx) => release(tx, found!.order, actor, now()))
        return 'released'
      case 'nothing':
        return intent.state === 'succeeded' ? 'paid' : 'released'
      default:
        deps.log.error(
          { order: orderId, intent: intent.id, actor },
          'a payment does not fit its order; nothing is written',
        )
        return 'refused'
    }
  }
  throw new Error(`order ${orderId} changed ${MAX_TRIES} times while its payment was applied`)
}

type FoundOrder = { order: Order; number: number | null; language: Language | null } & Accepted

/** The versions of the shop's rules that the buyer accepts by paying. */
type Accepted = { terms: number | null; refunds: number | null }

/** Records the provider's successful payment on the order; false if the order has changed since it was read. */
async function settle(deps: Deps, found: FoundOrder, intent: Intent, actor: Actor): Promise<boolean> {
  const { order, number, ...buyer } = found
  const { db, content, outbox, now } = deps
  const payment = { number: number ?? 0, intentId: intent.id, cents: intent.amountCents, actor, at: now(), ...buyer }
  const [settled] = await statementsOf(db).settle.execute(settlementValues(deps, order, payment))
  if (!settled) return false
  outbox.wake()
  if (settled.isProductChanged) await content.enrolled([order.productId])
  if (order.intentId && order.intentId !== intent.id) await reverse(deps, order.intentId, actor)
  return true
}

type Payment = Accepted & {
  number: number
  intentId: string | null
  cents: number
  actor: Actor
  at: Date
  language: Language | null
}

/** The values of `settleStatement`; free orders have no intent. */
export function settlementValues({ settings }: Deps, order: Order, payment: Payment) {
  const { language, ...written } = payment
  const { number, intentId, cents, at, terms, refunds } = written
  const paid = {
    ...order,
    receiptNumber: number,
    transactionId: intentId,
    paidCents: cents,
    paidAt: at,
    termsVersion: terms,
    refundsVersion: refunds,
  }
  const { subject, text: body, html } = receiptMail(paid, language ?? DEFAULT_LANGUAGE, settings)
  const ids = { id: order.id, historyId: newId(), mailId: newId() }
  return { ...ids, intentBefore: order.intentId, ...written, subject, body, html }
}

/** The pending payment ended without a charge; the next attempt may begin. */
export async function release(tx: Transaction, order: Order, actor: Actor, at: Date): Promise<void> {
  const { id: orderId, userId, intentId } = order
  const released = await tx
    .update(orders)
    .set({ state: 'open', intentId: null, payingSince: null, checkAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.intentId, intentId ?? ''), may('release')))
    .returning({ id: orders.id })
  if (released.length) await addHistory(tx, { orderId, what: 'released', actor, userId, intentId, at })
}
