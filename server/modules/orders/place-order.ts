// Placing an order at the server's own price. A free product is paid at once.
import { and, eq, ne, sql } from 'drizzle-orm'
import { isForeignKeyViolation } from '../../db/errors.ts'
import { newId } from '../../db/ids.ts'
import { orders } from '../../db/schema.ts'
import { conflict, unauthorized } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { removeOrder } from './end-payment.ts'
import { settlementValues } from './settle.ts'
import { placeStatement, settleStatement, statementsOf } from './statements.ts'

type PricedProduct = { id: string; priceCents: number }

/**
 * The usual case, in one statement. Returns undefined if the product is free, not for sale at this price, or already
 * ordered.
 */
export async function placeAtPrice(deps: Deps, caller: Caller, product: PricedProduct): Promise<string | undefined> {
  return product.priceCents ? unlessDeleted(insertPriced(deps, orderValues(deps, caller, product))) : undefined
}

/** One order per person and product, apart from refunded ones: the unique index decides, and a second attempt gets the first one's id. */
export async function placeOrder(deps: Deps, caller: Caller, product: PricedProduct): Promise<string> {
  const insert = product.priceCents === 0 ? insertFree : insertPriced
  const values = orderValues(deps, caller, product)
  const id =
    (await unlessDeleted(insert(deps, values))) ??
    (await earlierOrder(deps, caller, product)) ??
    // There was no earlier order, or a withdrawn one that has just been removed.
    (await unlessDeleted(insert(deps, values)))
  if (id) return id
  // The order or the product changed in between, for example in another tab.
  throw conflict('try_again', 'Please try again.')
}

/** A person who was deleted in the meantime cannot order. */
function unlessDeleted<Result>(written: Promise<Result>): Promise<Result> {
  return written.catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? unauthorized() : error
  })
}

type Values = ReturnType<typeof orderValues>

function orderValues(
  { now }: Deps,
  { userId, name: userName, email, language }: Caller,
  { id: productId, priceCents }: PricedProduct,
) {
  return { id: newId(), historyId: newId(), userId, userName, email, productId, priceCents, at: now(), language }
}

async function insertPriced({ db }: Deps, values: Values): Promise<string | undefined> {
  const [placed] = await statementsOf(db).place.execute(values)
  return placed?.id
}

async function insertFree(deps: Deps, values: Values): Promise<string | undefined> {
  const { db, content, outbox } = deps
  const free = await db.transaction(async (tx) => {
    const [order] = await placeStatement(tx).execute(values)
    if (!order) return undefined
    const next = await tx.execute<{ number: number }>(sql`select nextval('receipt_numbers')::float8 as number`)
    const { at, language } = values
    const payment = {
      number: next.rows[0]!.number,
      attempt: null,
      reference: null,
      cents: 0,
      actor: 'buyer' as const,
      at,
      language,
      // Nothing was paid, so nothing was accepted by paying.
      terms: null,
      refunds: null,
    }
    const [paid] = await settleStatement(tx).execute(settlementValues(deps, order, payment))
    return { id: order.id, productId: order.productId, isProductChanged: paid?.isProductChanged }
  })
  if (!free) return undefined
  outbox.wake()
  if (free.isProductChanged) await content.enrolled([free.productId])
  return free.id
}

async function earlierOrder(deps: Deps, { userId }: Caller, product: PricedProduct): Promise<string | undefined> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.productId, product.id), ne(orders.state, 'refunded')))
  if (order?.state === 'paid') throw conflict('already_paid', 'You already own this.')
  // The product is for sale again, so the withdrawn order is replaced by one at the current price.
  if (order?.state !== 'withdrawn') return order?.id
  await removeOrder(deps, order)
  return undefined
}
