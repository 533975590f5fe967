// What a typed code does to the amount due. The one place that knows what a code means, for every way to pay.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orders } from '../../db/schema.ts'
import { invalid } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import { refuse } from './answers.ts'
import { endPayment } from './end-payment.ts'
import { addHistory } from './history.ts'
import type { Order } from './order-states.ts'
import type { PaymentOutcome } from './settle.ts'

/** A discounted order costs at least what a card can be charged. */
const MIN_CHARGE_CENTS = 50

/** What was typed, and the field that is to blame if it means nothing. */
export type TypedCode = { field: 'promoCode' | 'coupon'; typed: string | undefined }

/** Applies what the buyer typed before a payment begins: a code, '' to remove the one in use, or nothing. */
export async function applyTypedCode(
  deps: Deps,
  order: Order,
  product: { promoCode: string | null },
  { field, typed }: TypedCode,
): Promise<void> {
  if (typed && !isSameCode(typed, product.promoCode)) throw invalid({ [field]: 'wrong_promo_code' })
  if (typed === '' && order.promoCode) refuse(await removeDiscount(deps, order))
  if (typed && product.promoCode && !order.promoCode) {
    await applyDiscount(deps, order, product.promoCode, deps.settings.promoPercent)
  }
}

/** Applies the promo code's discount once. The charge's amount follows when the payment is next opened. */
export async function applyDiscount(
  { db, now }: Deps,
  order: Order,
  promoCode: string,
  percent: number,
): Promise<void> {
  const { id: orderId, userId, priceCents } = order
  const discounted = priceCents - Math.round((priceCents * percent) / 100)
  const dueCents = Math.max(discounted, Math.min(priceCents, MIN_CHARGE_CENTS))
  await db.transaction(async (tx) => {
    // Stored before the provider learns of it, so that we accept any amount it charges.
    const used = await tx
      .update(orders)
      .set({ promoCode, dueCents })
      .where(and(eq(orders.id, orderId), isNull(orders.promoCode), inArray(orders.state, ['open', 'paying'])))
      .returning({ id: orders.id })
    if (used.length)
      await addHistory(tx, { orderId, what: 'promo', actor: 'buyer', userId, amountCents: dueCents, at: now() })
  })
}

/**
 * Takes the discount back. The payment is cancelled first, so that nothing can be charged at the lower amount after the
 * order is back at its price. Returns the state of the payment then.
 */
async function removeDiscount(deps: Deps, order: Order): Promise<PaymentOutcome> {
  const { id: orderId, userId, priceCents, promoCode } = order
  const outcome = await endPayment(deps, order, 'buyer')
  if (outcome !== 'released' || !promoCode) return outcome
  await deps.db.transaction(async (tx) => {
    const removed = await tx
      .update(orders)
      .set({ promoCode: null, dueCents: priceCents })
      .where(and(eq(orders.id, orderId), eq(orders.promoCode, promoCode), eq(orders.state, 'open')))
      .returning({ id: orders.id })
    if (removed.length) {
      const at = deps.now()
      await addHistory(tx, { orderId, what: 'promoRemoved', actor: 'buyer', userId, amountCents: priceCents, at })
    }
  })
  return outcome
}

function isSameCode(typed: string, code: string | null): boolean {
  return code !== null && typed.trim().toUpperCase() === code.trim().toUpperCase()
}
