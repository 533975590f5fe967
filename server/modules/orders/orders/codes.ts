// An order's code: its course's own promo code or a coupon, never both. Applying and removing one follows the same
// steps for both kinds, but only coupons have uses to take and return.
import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Language, ProductKind } from '#contract/constants.ts'
import { priceAfter, type Discount } from '#contract/orders/discounts.ts'
import type { Transaction } from '../../../db/database.ts'
import { couponUses } from '../../../db/schema-coupons.ts'
import { orders } from '../../../db/schema.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import { giveCouponBack, hasLateCoupon, takeCoupon, tryCoupon, type Offer } from '../coupons/take-coupon.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from './answers.ts'
import { findAttempt, paymentBy } from './attempts.ts'
import { endPayment } from './end-payment.ts'
import { addHistory, type Actor } from './history.ts'
import { findOrder } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { settleFree } from './settle-free.ts'
import { applyCharge, type PaymentOutcome } from './settle.ts'
import { CODE_HELD_MS } from './timing.ts'

const MAX_TRIES = 4
const BATCH_SIZE = 20

export type CodedProduct = { id: string; kind: ProductKind; category: string | null; promoCode: string | null }

/** The typed code, and the field that a refusal refers to. */
export type TypedCode = { typed: string | undefined; field: 'promoCode' | 'coupon'; address: string }

/**
 * Replaces the current code with the one the buyer typed; an empty one removes it. The charge's amount is updated when
 * the payment is next opened. An order with nothing left to pay waits for `completeFree`.
 */
export async function changeCode(deps: Deps, order: Order, product: CodedProduct, input: TypedCode): Promise<void> {
  if (input.typed === undefined) return
  const typed = normalised(input.typed)
  if (!typed) {
    if (order.promoCode) await removeCode(deps, order)
    return
  }
  if (normalised(order.promoCode ?? '') === typed) return
  const code = findCode(deps, order, product, typed)
  const offer = await guessed(deps, order, input, code.look)
  const { discount } = orRefused(offer, input)
  const current = order.promoCode ? await removeCode(deps, order) : order
  await (priceAfter(order.priceCents, discount) === 0
    ? lowerToNothing(deps, current, code, input)
    : lowerPrice(deps, current, code, input))
}

/**
 * Codes must not be found by trying. After too many wrong ones, even a correct code is refused. Each try is counted
 * before the code is looked up, because otherwise many simultaneous tries would all be looked up.
 */
async function guessed(
  { limits }: Deps,
  { userId }: Order,
  { address }: TypedCode,
  look: Code['look'],
): Promise<Offer> {
  if (await limits.isReached('wrongCodeAddress', address)) await limits.count('wrongCodeAddress', address)
  await limits.count('wrongCodeUser', userId ?? '')
  const offer = await look()
  const isWrong = 'refused' in offer && offer.refused === 'wrong_promo_code'
  if (isWrong) await limits.tally('wrongCodeAddress', address)
  else await limits.giveBack('wrongCodeUser', userId ?? '')
  return offer
}

/** Where a code comes from. `look` only checks it, `take` is part of the order's transaction. */
type Code = { name: string; look: () => Promise<Offer>; take: (tx: Transaction) => Promise<Offer> }

/** The course's own code is advertised on its page, so it takes precedence over a coupon with the same name. */
function findCode({ db, now, settings }: Deps, order: Order, product: CodedProduct, typed: string): Code {
  if (product.promoCode && normalised(product.promoCode) === typed) {
    const offer = async () => ({ discount: { percent: settings.promoPercent } })
    return { name: product.promoCode, look: offer, take: offer }
  }
  const purchase = { order, product }
  return {
    name: typed,
    look: () => tryCoupon(db, typed, purchase, now()),
    take: (tx) => takeCoupon(tx, typed, purchase, now()),
  }
}

function orRefused(offer: Offer, { field }: TypedCode): { discount: Discount } {
  if ('refused' in offer) throw invalid({ [field]: offer.refused })
  return offer
}

/** Only while the provider is waiting for the buyer, because a payment that is being processed can't be reduced. */
async function lowerPrice(deps: Deps, order: Order, code: Code, input: TypedCode): Promise<void> {
  refuse(await askAboutPayment(deps, order))
  await deps.db.transaction(async (tx) => {
    const current = await lockWithoutCode(tx, order.id)
    if (!current) return
    // Stored before the provider learns of it, so that we accept any amount it charges.
    if ((await write(deps, tx, current, code, input)) === 0) throw conflict('try_again', 'That didn’t work. Try again.')
  })
}

/** Nothing is left to pay, so the current payment is ended first. */
async function lowerToNothing(deps: Deps, order: Order, code: Code, input: TypedCode): Promise<void> {
  for (let tries = 0, current = order; tries < MAX_TRIES; tries++) {
    refuse(await endPayment(deps, current, 'buyer'))
    const isLowered = await deps.db.transaction(async (tx) => {
      const open = await lockWithoutCode(tx, order.id)
      if (open?.state !== 'open') return false
      if ((await write(deps, tx, open, code, input)) > 0) throw conflict('try_again', 'That didn’t work. Try again.')
      return true
    })
    if (isLowered) return
    // A payment was started in another tab.
    current = await findOrder(deps.db, order.id)
    if (current.promoCode) return
  }
  throw conflict('try_again', 'That didn’t work. Try again.')
}

/** Completes an order that the buyer's code has made free. */
export async function completeFree(deps: Deps, orderId: string, language: Language | null): Promise<void> {
  const announce = await deps.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order || order.state === 'paid') return null
    // The code may have been removed, or given back because nobody used it.
    if (order.state !== 'open' || order.dueCents > 0)
      throw conflict('not_free', 'This order isn’t free. Pay for it first.')
    return settleFree(deps, tx, order, language)
  })
  await announce?.()
}

/** Undefined if the order is no longer waiting for a payment, or has got a code in the meantime. */
async function lockWithoutCode(tx: Transaction, orderId: string): Promise<Order | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['open', 'paying'])))
    .for('update')
  return order?.promoCode ? undefined : order
}

/** Returns the amount due with the code. */
async function write({ now }: Deps, tx: Transaction, order: Order, code: Code, input: TypedCode): Promise<number> {
  const { discount } = orRefused(await code.take(tx), input)
  const dueCents = priceAfter(order.priceCents, discount)
  await tx.update(orders).set({ promoCode: code.name, dueCents }).where(eq(orders.id, order.id))
  const { id: orderId, userId } = order
  await addHistory(tx, { orderId, what: 'promo', actor: 'buyer', userId, amountCents: dueCents, at: now() })
  return dueCents
}

/**
 * Removes the discount. The payment is cancelled first, so that nothing can be charged at the lower amount after the
 * order is back at full price.
 */
async function removeCode(deps: Deps, order: Order, actor: Actor = 'buyer'): Promise<Order> {
  const { db, now } = deps
  refuse(await endPayment(deps, order, actor))
  await db.transaction(async (tx) => {
    const [current] = await tx.select().from(orders).where(openWithCode(order)).for('update')
    if (current) await dropCode(tx, current, actor, now())
  })
  return findOrder(db, order.id)
}

const openWithCode = ({ id, promoCode }: Order) =>
  and(eq(orders.id, id), eq(orders.promoCode, promoCode!), eq(orders.state, 'open'))

async function dropCode(tx: Transaction, order: Order, actor: Actor, at: Date): Promise<void> {
  const { id: orderId, userId, priceCents } = order
  await tx.update(orders).set({ promoCode: null, dueCents: priceCents }).where(eq(orders.id, orderId))
  await giveCouponBack(tx, orderId)
  await addHistory(tx, { orderId, what: 'promoRemoved', actor, userId, amountCents: priceCents, at })
}

/**
 * Removes a first-purchase coupon from an order that is no longer the first purchase, before any money moves. A payment
 * that a bank is already processing came first. Returns whether the coupon was removed.
 */
export async function dropLateCode(deps: Deps, orderId: string, actor: Actor): Promise<boolean> {
  const [late] = await lateOrders(deps, eq(orders.id, orderId))
  if (late) await removeCode(deps, late, actor)
  return late !== undefined
}

/**
 * Does the same for all orders, or only for those of the person who has just paid. What can't be done now is done by
 * the next call.
 */
export async function dropLateCodes(deps: Deps, actor: Actor, paidReference?: string): Promise<void> {
  const ofPayer = sql`${orders.userId} = (select user_id from ${orders} paid where paid.transaction_id = ${paidReference})`
  for (const late of await lateOrders(deps, paidReference === undefined ? undefined : ofPayer)) {
    try {
      await removeCode(deps, late, actor)
    } catch (error) {
      deps.log.warn({ err: error, orderId: late.id }, 'a code could not be taken off yet')
    }
  }
}

const lateOrders = ({ db }: Deps, condition: SQL | undefined): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(hasLateCoupon(db), condition))

/** An unpaid order doesn't hold its coupon use for ever. */
export async function dropHeldCodes({ db, now }: Deps): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - CODE_HELD_MS)
  let dropped: number
  do {
    dropped = await db.transaction(async (tx) => {
      const held = await tx
        .select({ order: orders })
        .from(orders)
        .innerJoin(couponUses, and(eq(couponUses.orderId, orders.id), lt(couponUses.takenAt, before)))
        .where(eq(orders.state, 'open'))
        .limit(BATCH_SIZE)
        .for('update', { of: orders, skipLocked: true })
      for (const { order } of held) await dropCode(tx, order, 'reconciler', at)
      return held.length
    })
  } while (dropped === BATCH_SIZE)
}

/** The provider's answer about the current payment. */
async function askAboutPayment(deps: Deps, order: Order): Promise<PaymentOutcome> {
  const attempt = await findAttempt(deps.db, { id: order.attemptId })
  const charge = attempt && (await paymentBy(deps, attempt.provider).read(attempt.reference))
  return charge ? applyCharge(deps, charge, 'buyer') : 'waiting'
}

const normalised = (code: string): string => code.trim().toUpperCase()
