// Separate from the schemas, which the payment page does not load.
export const COUPON_STATES = ['active', 'waiting', 'used_up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]
/** Letters, digits and hyphens; case does not matter. */
export const COUPON_CODE = /^[A-Z0-9-]{4,20}$/
