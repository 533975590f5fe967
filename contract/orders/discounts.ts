// What a code takes off a price. The server and the coupon form both calculate it. This file imports nothing.

/** The smallest amount that a card can be charged. */
const MIN_CHARGE_CENTS = 50

export type Discount = { percent: number } | { cents: number }

/**
 * The price after the discount. Unless it drops to zero, it never drops below the smallest amount that can be charged.
 */
export function priceAfter(priceCents: number, discount: Discount): number {
  const offCents = 'percent' in discount ? Math.round((priceCents * discount.percent) / 100) : discount.cents
  if (offCents >= priceCents) return 0
  return Math.max(priceCents - offCents, Math.min(priceCents, MIN_CHARGE_CENTS))
}
