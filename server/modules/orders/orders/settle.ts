// The only place where an order becomes paid. The buyer's browser, the provider's notice and the reconciler all arrive
// here with the provider's answer. The first one does the work, and the others find it done.
import { and, eq } from 'drizzle-orm'
import type { Language, PaymentFailure } from '#contract/constants.ts'
import type { Charge } from '../../../adapters/payments/payment.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { orders } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { centsOf, payerOf, type Attempt } from './attempts.ts'
import { takeSeat } from '../seats/seats.ts'
import { addHistory, type Actor } from './history.ts'
import { may } from './order-rows.ts'
import { verdictOf, type Order } from './order-states.ts'
import { paidForMail, payerReceiptMail } from './payer-mails.ts'
import { receiptMail } from './receipt-mails.ts'
import { heldMail } from './reversal-mails.ts'
import { recordReversals, reverse } from './reversals.ts'
import { settleStatement, statementsOf } from './statements.ts'
import { CHECK_AFTER_MS, mayStillBePaid } from './timing.ts'

/**
 * The order's state afterwards: `waiting` for the buyer, `processing` at the bank, `held` for an administrator, or
 * `full` if there is no seat left and the money is returned.
 */
export type PaymentOutcome = 'paid' | 'released' | 'waiting' | 'processing' | 'held' | 'full' | 'refused'

const MAX_TRIES = 5

/** Updates an order according to the provider's state of one of its attempts. */
export async function applyCharge(deps: Deps, charge: Charge, actor: Actor): Promise<PaymentOutcome> {
  if (charge.state === 'open') return 'waiting'
  if (charge.state === 'processing') return 'processing'
  const { db, now } = deps
  const { reference } = charge
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [found] = await statementsOf(db).read.execute({ reference })
    switch (found && verdictOf(found.order, found.attempt, charge)) {
      case 'settle':
        // If the order has changed since it was read, the verdict may be different now.
        switch (await settle(deps, found!, charge, actor)) {
          case 'changed':
            continue
          case 'full':
            await reverse(deps, reference, actor)
            return 'full'
          case 'paid':
            return 'paid'
        }
        break
      case 'hold':
        if (!(await holdPayment(deps, found!, charge.risk!))) continue
        return 'held'
      case 'reverse':
        await db.transaction((tx) => recordReversals(tx, [found!], now()))
        await reverse(deps, reference, actor)
        return found!.isSeated && found!.order.state !== 'paid' ? 'full' : 'paid'
      case 'release':
        await db.transaction((tx) => release(deps, tx, found!.attempt, actor, charge.failure))
        return 'released'
      case 'nothing':
        return charge.state === 'succeeded' ? 'paid' : 'released'
      default:
        deps.log.error({ reference, actor }, 'a payment does not fit its order; nothing is written')
        return 'refused'
    }
  }
  throw new Error(`the order of ${reference} changed ${MAX_TRIES} times while its payment was applied`)
}

type FoundOrder = {
  order: Order
  attempt: Attempt
  language: Language | null
  isSeated: boolean
} & AcceptedVersions

/** The versions of the shop's policies that the buyer accepts by paying. */
type AcceptedVersions = { terms: number | null; refunds: number | null }

/**
 * Records the provider's successful payment on the order, unless the order has changed since it was read or there is no
 * seat left for it.
 */
async function settle(
  deps: Deps,
  found: FoundOrder,
  charge: Charge,
  actor: Actor,
): Promise<'paid' | 'changed' | 'full'> {
  const { order, attempt, isSeated, ...buyer } = found
  const { db, content, outbox, now } = deps
  const payment = {
    attempt: { ...attempt, transaction: charge.transaction || null },
    reference: attempt.reference,
    cents: centsOf(attempt, charge.amount!),
    actor,
    at: now(),
    ...buyer,
  }
  const values = settlementValues(deps, order, payment)
  const settled = isSeated
    ? await settleSeated(deps, found, values)
    : (await statementsOf(db).settle.execute(values))[0]
  if (settled === 'full') return 'full'
  if (!settled) return 'changed'
  outbox.wake()
  if (settled.isProductChanged) await content.enrolled([order.productId])
  if (settled.otherReference) await reverse(deps, settled.otherReference, actor)
  return 'paid'
}

/**
 * The seat is taken in the transaction that marks the order as paid. Without a seat, the money is returned in that same
 * transaction, so that nobody else can free a seat for it in between.
 */
function settleSeated({ db, now }: Deps, found: FoundOrder, values: ReturnType<typeof settlementValues>) {
  const { order } = found
  return db.transaction(async (tx) => {
    const [current] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, order.id), may('settle')))
      .for('update')
    if (current?.attemptId !== order.attemptId) return undefined
    if (!(await takeSeat(tx, order, now()))) {
      await giveBack(tx, found, now())
      return 'full'
    }
    const [settled] = await settleStatement(tx).execute(values)
    return settled!
  })
}

/** There is no seat left: the order waits for another try, and this payment's money is returned. */
async function giveBack(tx: Transaction, { order, attempt }: FoundOrder, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ state: 'open', attemptId: null })
    .where(and(eq(orders.id, order.id), eq(orders.attemptId, attempt.id), may('release')))
  await recordReversals(tx, [{ order, attempt }], at)
}

type Payment = AcceptedVersions & {
  attempt: Attempt | null
  reference: string | null
  cents: number
  actor: Actor
  at: Date
  language: Language | null
}

/** The values of `settleStatement`. Free orders have no attempt. */
export function settlementValues({ settings }: Deps, order: Order, payment: Payment) {
  const { language, attempt, ...written } = payment
  const { reference, cents, at, terms, refunds } = written
  const paid = {
    ...order,
    transactionId: reference,
    paidCents: cents,
    paidAt: at,
    termsVersion: terms,
    refundsVersion: refunds,
  }
  const read = language ?? DEFAULT_LANGUAGE
  const payer = attempt && payerOf(attempt)
  const {
    subject,
    text: body,
    html,
  } = payer ? paidForMail(paid, attempt, read, settings) : receiptMail(paid, attempt, read, settings)
  const toPayer = payer && payerReceiptMail(paid, attempt, payer, settings)
  return {
    id: order.id,
    historyId: newId(),
    mailId: newId(),
    payerMailId: newId(),
    earningId: newId(),
    attemptId: attempt?.id ?? null,
    attemptBefore: order.attemptId,
    transaction: attempt?.transaction ?? null,
    payerWords: [payer?.name, payer?.email, attempt?.transaction].filter(Boolean).join(' '),
    ...written,
    subject,
    body,
    html,
    payerEmail: payer?.email ?? null,
    payerSubject: toPayer?.subject ?? '',
    payerBody: toPayer?.text ?? '',
    payerHtml: toPayer?.html ?? null,
  }
}

/** A risky payment waits for an administrator, who is notified. False if the attempt has ended in the meantime. */
async function holdPayment(
  { db, outbox, settings }: Deps,
  { order, attempt }: FoundOrder,
  risk: string,
): Promise<boolean> {
  if (attempt.state === 'held') return true
  return db.transaction(async (tx) => {
    const held = await tx
      .update(paymentAttempts)
      .set({ state: 'held', risk, checkAt: null })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'open')))
      .returning({ id: paymentAttempts.id })
    if (held.length) await outbox.queue(tx, heldMail(order, attempt, risk, settings))
    return held.length > 0
  })
}

/** The attempt ended without a charge, so the next one may start. */
export async function release(
  { payments, now }: Deps,
  tx: Transaction,
  attempt: Attempt,
  actor: Actor,
  failure?: PaymentFailure,
): Promise<void> {
  const { id, orderId, reference, provider } = attempt
  const at = now()
  const [released] = await tx
    .update(orders)
    .set({ state: 'open', attemptId: null })
    .where(and(eq(orders.id, orderId), eq(orders.attemptId, id), may('release')))
    .returning({ userId: orders.userId })
  if (!released) return
  const checkAt = mayStillBePaid(payments.get(provider), attempt, at) ? new Date(at.getTime() + CHECK_AFTER_MS) : null
  await tx.update(paymentAttempts).set({ state: 'cancelled', failure, checkAt }).where(eq(paymentAttempts.id, id))
  await addHistory(tx, { orderId, what: 'released', actor, userId: released.userId, reference, at })
}
