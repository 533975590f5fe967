// Handles a buyer who comes back from a provider. If the money only moves now, the order is checked once more before
// that.
import { and, eq } from 'drizzle-orm'
import type { PaymentFailure } from '#contract/constants.ts'
import { orders } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { HttpError } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { retakeSeat } from '../seats/seats.ts'
import { amountOf, paymentBy, type Attempt } from './attempts.ts'
import { dropLateCode, dropLateCodes } from './codes.ts'
import { endPayment, withdraw } from './end-payment.ts'
import type { Actor } from './history.ts'
import { productsForSale } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { applyCharge, type PaymentOutcome } from './settle.ts'

/** Undefined unless the attempt is open. What the return reports only matters if the provider gives no answer. */
export async function markReturned(
  { db, now }: Deps,
  id: string,
  failure: PaymentFailure | null,
): Promise<Attempt | undefined> {
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ returnedAt: now(), failure })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'open')))
    .returning()
  return attempt
}

/** Captures the money if the provider is waiting for that, and updates the order according to the provider's answer. */
export async function finishPayment(deps: Deps, attempt: Attempt, actor: Actor): Promise<PaymentOutcome> {
  if (attempt.state === 'open' && attempt.failure) return giveUp(deps, attempt, actor, attempt.failure)
  const { finish, read } = paymentBy(deps, attempt.provider)
  if (!finish) return apply(deps, await read(attempt.reference), actor)
  const [order] = await deps.db.select().from(orders).where(eq(orders.attemptId, attempt.id))
  const isDue = order && amountOf(attempt, order.dueCents) === attempt.amount
  if (!isDue || attempt.state !== 'open') return apply(deps, await read(attempt.reference), actor)
  const [product] = await productsForSale(deps.db).execute({ ids: [order.productId] })
  if (!product) return withdraw(deps, order, actor)
  if (product.kind === 'live' && !(await hasSeat(deps, order))) {
    const outcome = await endPayment(deps, order, actor, 'expired')
    return outcome === 'released' ? 'full' : outcome
  }
  if (await dropLateCode(deps, order.id, actor)) return 'released'
  return apply(deps, await finish(attempt.reference), actor)
}

/** The seat is held again before the money moves. */
async function hasSeat({ db, now }: Deps, order: Order): Promise<boolean> {
  try {
    await retakeSeat(db, order.id, now())
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

/** The buyer came back without having paid, so the next attempt may start, unless the provider says otherwise. */
async function giveUp(deps: Deps, attempt: Attempt, actor: Actor, failure: PaymentFailure): Promise<PaymentOutcome> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.attemptId, attempt.id))
  if (order) return endPayment(deps, order, actor, failure)
  return apply(deps, await paymentBy(deps, attempt.provider).read(attempt.reference), actor)
}

async function apply(
  deps: Deps,
  charge: Parameters<typeof applyCharge>[1] | null,
  actor: Actor,
): Promise<PaymentOutcome> {
  if (!charge) return 'waiting'
  const outcome = await applyCharge(deps, charge, actor)
  if (outcome === 'paid') await dropLateCodes(deps, actor, charge.reference)
  return outcome
}
