// Opening a payment at its provider: each attempt is one charge at the provider, however often it is requested. The provider is never
// called inside a database transaction.
import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Beginning, Charge, Payment } from '../../../adapters/payments/payment.ts'
import { orders } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { unavailable } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { beingPaid, methodUnavailable, notForSale, refunded, refuse, tooLittle } from './answers.ts'
import {
  amountOf,
  attemptId,
  chargeFor,
  findAttempt,
  payerActor,
  payerOf,
  paymentBy,
  type Attempt,
  type Payer,
} from './attempts.ts'
import { endPayment } from './end-payment.ts'
import { rateInForce } from '../exchange-rates.ts'
import { addHistory } from './history.ts'
import { findOrder, may } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { applyCharge, release, type PaymentOutcome } from './settle.ts'
import { CHECK_AFTER_MS } from './timing.ts'

const MAX_TRIES = 4

/** A payment that is waiting for the buyer, with the amount due. */
export type OpenPayment = { order: Order; beginning: Beginning }

/** How long a parent who has started to pay isn't interrupted by anyone else. */
const PARENTS_TURN_MS = 15 * 60_000

/**
 * Opens the payment of an order at its provider, or resumes the open one. Doesn't check whether the product is still
 * for sale.
 */
export async function openPayment(
  deps: Deps,
  method: PaymentMethod,
  orderId: string,
  payer?: Payer,
): Promise<OpenPayment> {
  const payment = paymentBy(deps, method)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const order = await findOrder(deps.db, orderId)
    refuse(order.state === 'paid' ? 'paid' : 'released')
    if (order.state === 'refunded') throw refunded()
    if (order.state === 'withdrawn') throw notForSale()
    const attempt = await findAttempt(deps.db, { id: order.attemptId })
    if (attempt && isTurnOfAnother(attempt, payer, deps.now())) throw beingPaid()
    const isOther = attempt !== undefined && (attempt.provider !== method || !isPayerOf(attempt, payer))
    const outcome = isOther
      ? await endPayment(deps, order, payer ? 'payer' : 'buyer')
      : await tryToOpen(deps, payment, order, attempt, payer)
    if (typeof outcome === 'object') return outcome
    refuse(outcome)
  }
  throw unavailable('payment_busy', 'We couldn’t prepare the payment. Try again.')
}

/**
 * A person who pays through a link can start over through the same link, with another method or name. Once they are
 * back from the provider, it may have their money, so we wait for its answer.
 */
function isTurnOfAnother({ payLinkId, begunAt, returnedAt }: Attempt, payer: Payer | undefined, now: Date): boolean {
  const isRecent = now.getTime() - begunAt.getTime() < PARENTS_TURN_MS
  return payLinkId !== null && payLinkId !== payer?.linkId && (isRecent || returnedAt !== null)
}

/** The receipt goes to the person who started the attempt, so nobody else can resume it. */
function isPayerOf(attempt: Attempt, payer: Payer | undefined): boolean {
  return isDeepStrictEqual(payerOf(attempt), payer ?? null)
}

/** Resumes the attempt, or starts the next one. Returns the outcome if it ended in the meantime. */
async function tryToOpen(
  deps: Deps,
  payment: Payment,
  order: Order,
  attempt: Attempt | undefined,
  payer: Payer | undefined,
): Promise<OpenPayment | PaymentOutcome> {
  const begun = attempt ? await continueAttempt(deps, payment, attempt) : await nextAttempt(deps, payment, order, payer)
  if (!begun) return 'released'
  const actor = payerActor(begun.attempt)
  const outcome = await applyCharge(deps, begun.charge, actor)
  if (outcome !== 'waiting') return outcome
  return (await withAmountDue(deps, payment, begun, order)) ?? endPayment(deps, order, actor)
}

type BegunPayment = { attempt: Attempt; charge: Charge }

const isOpen = eq(paymentAttempts.state, 'open')

async function continueAttempt(deps: Deps, payment: Payment, attempt: Attempt): Promise<BegunPayment | null> {
  const charge = await payment.read(attempt.reference)
  if (charge) {
    // A person who came back is sent to the provider's page again.
    const isAway = { returnedAt: null, failure: null }
    if (attempt.returnedAt) {
      await deps.db
        .update(paymentAttempts)
        .set(isAway)
        .where(and(eq(paymentAttempts.id, attempt.id), isOpen))
    }
    return { attempt, charge }
  }
  // The provider will never charge for an attempt it doesn't know.
  await deps.db.transaction((tx) => release(deps, tx, attempt, payerActor(attempt)))
  return null
}

/** Starts the next attempt. Concurrent requests start the same one, and one of them records it. */
async function nextAttempt(
  { db, now }: Deps,
  payment: Payment,
  order: Order,
  payer: Payer | undefined,
): Promise<BegunPayment | null> {
  const { id: orderId, userId, productName: description } = order
  const earlier = await db.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))
  const id = attemptId(orderId, earlier + 1)
  const taka = (await rateInForce(db))?.taka ?? null
  // An id must not be started with a different amount. If the amount can be changed, a discount is applied later.
  const dueCents = payment.changeAmount ? order.priceCents : order.dueCents
  const asked = chargeFor(payment, dueCents, taka)
  if (!asked || !chargeFor(payment, order.dueCents, taka))
    throw payment.changeAmount ? tooLittle() : methodUnavailable()
  const { amount, currency } = asked
  const charge = await payment.begin({
    id,
    orderId,
    amount,
    currency,
    description,
    // A stranger's payment reveals nothing about the buyer.
    payer: payer ? { name: payer.name, email: payer.email } : { name: order.userName, email: order.email },
  })
  const { reference, beginning } = charge
  const at = now()
  return db.transaction(async (tx) => {
    // Since the order was read, a code may have left nothing to pay.
    const ofOrder = and(eq(orders.id, orderId), may('begin'), gt(orders.dueCents, 0))
    const [waiting] = await tx.select({ id: orders.id }).from(orders).where(ofOrder).for('update')
    if (!waiting) return null
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        id,
        orderId,
        provider: payment.name,
        reference,
        redirect: beginning && 'redirect' in beginning ? beginning.redirect : null,
        payLinkId: payer?.linkId ?? null,
        payerName: payer?.name ?? null,
        payerEmail: payer?.email ?? null,
        payerLanguage: payer?.language ?? null,
        dueCents,
        ...asked,
        begunAt: at,
        checkAt: new Date(at.getTime() + CHECK_AFTER_MS),
      })
      .onConflictDoNothing()
      .returning()
    if (!attempt) return null
    const payerWords = payer ? `${payer.name} ${payer.email}` : ''
    await tx.update(orders).set({ state: 'paying', attemptId: id, payerWords }).where(ofOrder)
    await addHistory(tx, { orderId, what: 'begun', actor: payerActor(attempt), userId, reference, at })
    return { attempt, charge }
  })
}

/**
 * Sets the charge to the amount due. Null if it can't be resumed. The order is read after the charge: while it has a
 * charge, its amount due can only fall, so an older charge can't raise it again.
 */
async function withAmountDue(
  { db }: Deps,
  payment: Payment,
  { attempt, charge }: BegunPayment,
  { id }: Order,
): Promise<OpenPayment | null> {
  const order = await findOrder(db, id)
  const amount = amountOf(attempt, order.dueCents)
  const isDue = (charge.amount ?? attempt.amount) === amount
  const current = isDue ? charge : await payment.changeAmount?.(charge.reference, amount)
  if (current?.state !== 'open') return null
  const beginning = current.beginning ?? (attempt.redirect === null ? null : { redirect: attempt.redirect })
  return beginning && { order, beginning }
}
