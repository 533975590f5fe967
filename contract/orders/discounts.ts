// What a code takes off a price. The server and the coupon form both compute it. This file imports nothing.

/** The smallest amount that a card is charged. */
const MIN_CHARGE_CENTS = 50

export type Discount = { percent: number } | { cents: number }

/**
 * The price after the discount. A price that is not gone entirely is lowered no further than the smallest amount that can be
 * charged.
 */
export function priceAfter(priceCents: number, discount: Discount): number {
  const offCents = 'percent' in discount ? Math.round((priceCents * discount.percent) / 100) : discount.cents
  if (offCents >= priceCents) return 0
  return Math.max(priceCents - offCents, Math.min(priceCents, MIN_CHARGE_CENTS))
}
