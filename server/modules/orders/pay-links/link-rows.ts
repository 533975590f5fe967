// Links and their status, read together with their order.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductKind } from '#contract/constants.ts'
import type { LinkState } from '#contract/calls/orders/pay-links.ts'
import type { Database } from '../../../db/database.ts'
import { payLinks } from '../../../db/schema-pay-links.ts'
import { orderHistory, orders, products, reversals } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { HttpError, notFound } from '../../../http/errors.ts'
import type { SecretAccess } from '../../../http/caller.ts'
import type { Deps } from '../../deps.ts'
import { isHeld } from '../orders/order-rows.ts'
import type { Order } from '../orders/order-states.ts'
import type { Attempt } from '../orders/attempts.ts'
import { isFullFor, retakeSeat } from '../seats/seats.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'
import { hashOf } from './link-secrets.ts'

export type Link = typeof payLinks.$inferSelect

export function createSecretAccess({ db, limits, stopSecrets }: Deps): SecretAccess {
  return async (secret, address) => {
    if (stopSecrets.read(secret) ?? (await findLink(db, secret))) return
    // Rendered pages call this in-process, without an address. The flood limit counts those.
    if (address) await limits.count('guessAddress', address)
    throw notFound()
  }
}

export async function findLink(db: Database, secret: string): Promise<Link | undefined> {
  const [link] = await db
    .select()
    .from(payLinks)
    .where(eq(payLinks.secretHash, hashOf(secret)))
  return link
}

/** A person who opens a payment link has a seat while they are paying. */
export async function markOpened({ db, now }: Deps, secret: string): Promise<void> {
  const link = await findLink(db, secret)
  const facts = link && (await readFacts(db, link))
  if (facts?.product?.kind === 'live' && stateOf(facts, now()) === 'open') {
    // Someone else may have been faster. The page says so.
    await retakeSeat(db, facts.order!.id, now()).catch(ignoreRefusal)
  }
  if (link && !link.openedAt) await db.update(payLinks).set({ openedAt: now() }).where(eq(payLinks.id, link.id))
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof HttpError)) throw error
}

/** An attempt made through the link. `isReturned` is set if its money was returned, or may have to be. */
export type LinkAttempt = Attempt & { isReturned: boolean; hasReturnFailed: boolean }

export type LinkFacts = {
  link: Link
  /** Undefined once the order is deleted. */
  order: Order | undefined
  product: { kind: ProductKind; img: string; teacher: string; isForSale: boolean } | undefined
  /** Whether the order has no seat and there is none left for it. */
  isFull: boolean
  /** Whether a payment for the order, through this link or not, is under review. */
  isHeld: boolean
  /** Latest first. */
  attempts: LinkAttempt[]
}

export async function readFacts(db: Database, link: Link): Promise<LinkFacts> {
  const [found] = await db
    .select({
      order: orders,
      kind: products.kind,
      img: sql<string>`coalesce(${anyProduct.img}, ${orders.img})`,
      teacher: sql<string>`coalesce(${anyProduct.teacher}, '')`,
      isForSale: sql<boolean>`coalesce(${anyProduct.isForSale}, false)`,
      isHeld,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .leftJoin(anyProduct.table, eq(anyProduct.id, orders.productId))
    .where(eq(orders.id, link.orderId ?? link.id))
  const begun = await db
    .select({
      attempt: paymentAttempts,
      reversedAt: reversals.createdAt,
      doneAt: reversals.doneAt,
      hasReturnFailed: sql<boolean>`${reversals.problem} is not null`,
    })
    .from(paymentAttempts)
    .leftJoin(reversals, eq(reversals.reference, paymentAttempts.reference))
    .where(eq(paymentAttempts.payLinkId, link.id))
    .orderBy(desc(paymentAttempts.begunAt))
  const references = begun.map(({ attempt }) => attempt.reference)
  const refunded = references.length
    ? await db
        .select({ reference: orderHistory.reference })
        .from(orderHistory)
        .where(and(inArray(orderHistory.reference, references), eq(orderHistory.what, 'refunded')))
    : []
  const attempts = begun.map(({ attempt, reversedAt, doneAt, hasReturnFailed }) => {
    // Until the reversal is done, it isn't known whether there was money to return.
    const isPending = reversedAt !== null && doneAt === null
    const isReturned = isPending || refunded.some(({ reference }) => reference === attempt.reference)
    return { ...attempt, isReturned, hasReturnFailed }
  })
  if (!found) return { link, order: undefined, product: undefined, isFull: false, isHeld: false, attempts }
  const { order, isHeld: isChecked, ...product } = found
  const isFull = product.kind === 'live' && (await isFullFor(db, order))
  return { link, order, product, isFull, isHeld: isChecked, attempts }
}

/** The states are explained at LINK_STATES in the contract. */
export function stateOf({ link, order, product, isFull, isHeld, attempts }: LinkFacts, now: Date): LinkState {
  if (ownPayment({ order, attempts })) return order!.state === 'refunded' ? 'refunded' : 'thanks'
  if (attempts.some(({ isReturned }) => isReturned)) return 'returned'
  if (!order) return 'gone'
  if (order.state === 'paid') return order.paidCents ? 'paid' : 'free'
  if (isHeld) return 'checking'
  const underWay = ownAttempt({ order, attempts })
  // The payer is back from the provider, which hasn't said yet whether the money moved.
  if (underWay?.state === 'open' && underWay.returnedAt) return 'waiting'
  if (link.revokedAt) return 'revoked'
  // Since then, the learner has used a code that leaves nothing to pay.
  if (order.dueCents === 0 && order.state === 'open' && product?.isForSale) return 'free'
  // An order that someone else paid for and that was refunded can't be paid through this link any more.
  if (order.state === 'refunded' || link.expiresAt <= now) return 'ended'
  if (order.state === 'withdrawn' || !product?.isForSale) return 'withdrawn'
  return isFull ? 'full' : 'open'
}

/** The attempt through this link that paid for the order. */
export const ownPayment = ({ order, attempts }: Pick<LinkFacts, 'order' | 'attempts'>): LinkAttempt | undefined =>
  attempts.find(({ reference }) => order?.transactionId === reference)

/** The current attempt through this link. */
export const ownAttempt = ({ order, attempts }: Pick<LinkFacts, 'order' | 'attempts'>): LinkAttempt | undefined =>
  attempts.find(({ id }) => order?.attemptId === id)
