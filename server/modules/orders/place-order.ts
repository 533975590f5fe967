// Placing an order: what a person wants to buy, at the price the server knows. What is free is paid at once.
import { and, eq } from 'drizzle-orm'
import { pointsAtNothing } from '../../db/errors.ts'
import { newId } from '../../db/ids.ts'
import { orders } from '../../db/schema.ts'
import { conflict, unauthorized } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../people/access-tokens.ts'
import { note } from './history.ts'
import type { Product } from './order-rows.ts'
import { markPaid } from './settle.ts'

/** One order for a person and product: the unique index decides, and a second try answers the first one's id. */
export async function placeOrder(deps: Deps, caller: Caller, product: Product): Promise<string> {
  const placed = (await insertOrder(deps, caller, product)) ?? (await orderBefore(deps, caller, product))
  // Deleted between the two looks: the person has changed their mind in another tab.
  if (!placed) throw conflict('try_again', 'Please try again.')
  return placed
}

async function insertOrder(deps: Deps, caller: Caller, product: Product): Promise<string | undefined> {
  const { db, content, now } = deps
  const { userId } = caller
  const at = now()
  try {
    const made = await db.transaction(async (tx) => {
      const [order] = await tx
        .insert(orders)
        .values({
          id: newId(),
          userId,
          userName: caller.name,
          email: caller.email,
          productId: product.id,
          productName: product.name,
          img: product.img,
          priceCents: product.priceCents,
          dueCents: product.priceCents,
          createdAt: at,
        })
        .onConflictDoNothing()
        .returning()
      if (!order) return undefined
      await note(tx, { orderId: order.id, what: 'ordered', actor: 'buyer', userId, amountCents: order.priceCents, at })
      const isFree = order.priceCents === 0
      const enrolled = isFree && (await markPaid(deps, tx, order, { intentId: null, cents: 0, actor: 'buyer' }))
      return { id: order.id, enrolled }
    })
    if (made?.enrolled) await content.touch()
    return made?.id
  } catch (error) {
    if (pointsAtNothing(error)) throw unauthorized()
    throw error
  }
}

async function orderBefore({ db }: Deps, { userId }: Caller, product: Product): Promise<string | undefined> {
  const [order] = await db
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.productId, product.id)))
  if (order?.state === 'paid') throw conflict('already_paid', 'You already own this.')
  return order?.id
}
