// Using a coupon for an order: whether it may be used, and taking and returning the use in the order's transaction.
import { and, eq, exists, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProductKind } from '#contract/constants.ts'
import { COUPON_CODE } from '#contract/calls/orders/coupons.ts'
import type { Discount } from '#contract/orders/discounts.ts'
import { refusalWith, type Refusal } from '#contract/refusals.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { couponUses, coupons } from '../../../db/schema-coupons.ts'
import { orders } from '../../../db/schema.ts'
import { dayOf } from '../../dhaka.ts'

export type Coupon = typeof coupons.$inferSelect

/** The order that a coupon is tried for, and its product. */
export type Purchase = {
  order: { id: string; userId: string | null }
  product: { id: string; kind: ProductKind; category: string | null }
}

/** The coupon's discount, or why the buyer can't use it. */
export type Offer = { discount: Discount } | { refused: Refusal }

/** What the coupon would take off. Nothing is reserved, so someone else may be faster. */
export async function tryCoupon(db: Database, code: string, purchase: Purchase, at: Date): Promise<Offer> {
  // The database refuses some characters.
  if (!COUPON_CODE.test(code)) return { refused: 'wrong_promo_code' }
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code))
  return offerOf(db, coupon, purchase, at)
}

/** Takes one use for the order, whose row is locked. The coupon is locked after it, in every transaction. */
export async function takeCoupon(tx: Transaction, code: string, purchase: Purchase, at: Date): Promise<Offer> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
  // Locking another coupon's row doesn't stop this buyer's second order.
  if (coupon?.firstOnly) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`first purchase ${purchase.order.userId}`}, 0))`,
    )
  }
  const offer = await offerOf(tx, coupon, purchase, at)
  if (coupon && 'discount' in offer) {
    await tx.insert(couponUses).values({ orderId: purchase.order.id, couponId: coupon.id, takenAt: at })
  }
  return offer
}

/** Returns the order's use of a coupon, if it has one. */
export async function giveCouponBack(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(couponUses).where(eq(couponUses.orderId, orderId))
}

async function offerOf(
  db: Database | Transaction,
  coupon: Coupon | undefined,
  purchase: Purchase,
  at: Date,
): Promise<Offer> {
  if (!coupon) return { refused: 'wrong_promo_code' }
  const refused = refusalOf(coupon, purchase, at) ?? (await refusalByPast(db, coupon, purchase))
  if (refused) return { refused }
  return { discount: coupon.percent === null ? { cents: coupon.cents! } : { percent: coupon.percent } }
}

function refusalOf(coupon: Coupon, { product }: Purchase, at: Date): Refusal | null {
  const lastDay = lastDayOf(coupon, at)
  if (lastDay) return refusalWith('coupon_ended', lastDay)
  if (coupon.startsAt && coupon.startsAt > at) return 'coupon_not_yet'
  if (!isFor(coupon, product)) return 'coupon_elsewhere'
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'coupon_used_up'
  return null
}

/** The last day on which an ended coupon could be used. If it ended at midnight, that is the day before. */
function lastDayOf({ endedAt, endsAt }: Coupon, at: Date): string | null {
  const hasEnded = endsAt !== null && endsAt <= at
  if (endedAt && !(hasEnded && endsAt < endedAt)) return dayOf(endedAt)
  return hasEnded ? dayOf(new Date(endsAt.getTime() - 1)) : null
}

function isFor({ productId, category, kind }: Coupon, product: Purchase['product']): boolean {
  return (
    (productId === null || productId === product.id) &&
    (category === null || category === product.category) &&
    (kind === null || kind === product.kind)
  )
}

/**
 * Everyone has only one first purchase, so several open orders can't share a first-purchase coupon or have one each.
 */
async function refusalByPast(
  db: Database | Transaction,
  { id, maxEach, firstOnly }: Coupon,
  { order }: Purchase,
): Promise<Refusal | null> {
  const most = firstOnly ? 1 : maxEach
  if (most === null) return null
  const ofBuyer = and(eq(orders.userId, order.userId!), ne(orders.id, order.id))
  const usesOf = (condition: SQL, limit: number) =>
    db
      .select({ orderId: couponUses.orderId })
      .from(couponUses)
      .innerJoin(orders, and(eq(orders.id, couponUses.orderId), ofBuyer))
      .innerJoin(coupons, and(eq(coupons.id, couponUses.couponId), condition))
      .limit(limit)
  if ((await usesOf(eq(coupons.id, id), most)).length >= most) return 'coupon_used_by_you'
  if (!firstOnly) return null
  if ((await usesOf(eq(coupons.firstOnly, true), 1)).length) return 'coupon_first_only'
  const [bought] = await db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(ofBuyer, inArray(orders.state, ['paid', 'refunded']), gt(orders.paidCents, 0)))
    .limit(1)
  return bought ? 'coupon_first_only' : null
}

/** An unpaid order with a first-purchase coupon, whose buyer has bought something else since. */
export function hasLateCoupon(db: Database): SQL {
  const held = db
    .select({ id: couponUses.orderId })
    .from(couponUses)
    .innerJoin(coupons, and(eq(coupons.id, couponUses.couponId), eq(coupons.firstOnly, true)))
    .where(eq(couponUses.orderId, orders.id))
  const other = alias(orders, 'other')
  const bought = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, orders.userId), inArray(other.state, ['paid', 'refunded']), gt(other.paidCents, 0)))
  return and(inArray(orders.state, ['open', 'paying']), exists(held), exists(bought))!
}
