// Places an order at the server's own price. A free product is paid immediately, and a seat is held or taken with the
// order.
import { and, eq, ne } from 'drizzle-orm'
import type { ProductKind } from '#contract/constants.ts'
import { isForeignKeyViolation } from '../../../db/errors.ts'
import { newId } from '../../../db/ids.ts'
import { orders } from '../../../db/schema.ts'
import { conflict, unauthorized } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../../http/caller.ts'
import { holdSeat, retakeSeat, seatPriceCents } from '../seats/seats.ts'
import { removeOrder } from './end-payment.ts'
import { settleFree } from './settle-free.ts'
import { placeStatement, statementsOf } from './statements.ts'

type PricedProduct = { id: string; priceCents: number }
type SoldProduct = PricedProduct & { kind: ProductKind }

/**
 * The usual case, in one statement. Returns undefined if the product is free, not for sale at this price, already
 * ordered, or needs a seat.
 */
export async function placeAtPrice(deps: Deps, caller: Caller, product: PricedProduct): Promise<string | undefined> {
  return product.priceCents ? unlessDeleted(insertPriced(deps, orderValues(deps, caller, product))) : undefined
}

/**
 * One order per person and product, apart from refunded ones. The unique index enforces this, and a second attempt gets
 * the first one's id.
 */
export async function placeOrder(deps: Deps, caller: Caller, product: SoldProduct): Promise<string> {
  const isSeated = product.kind === 'live'
  const insert = isSeated || product.priceCents === 0 ? insertWithin : insertPriced
  const values = { ...orderValues(deps, caller, product), isSeated }
  const id =
    (await unlessDeleted(insert(deps, values))) ??
    (await earlierOrder(deps, caller, product)) ??
    // There was no earlier order, or a withdrawn one that has just been removed.
    (await unlessDeleted(insert(deps, values)))
  if (id) return id
  // The order or the product changed in between, for example in another tab.
  throw changedInBetween()
}

const changedInBetween = () => conflict('try_again', 'That didn’t work. Try again.')

/** A person who was deleted in the meantime can't order. */
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
  const ids = { id: newId(), historyId: newId() }
  return { ...ids, userId, userName, email, productId, priceCents, at: now(), language, isSeated: false }
}

async function insertPriced({ db }: Deps, values: Values): Promise<string | undefined> {
  const [placed] = await statementsOf(db).place.execute(values)
  return placed?.id
}

/** Inserts the order along with its seat, or settles it if it is free. */
async function insertWithin(deps: Deps, values: Values): Promise<string | undefined> {
  const placed = await deps.db.transaction(async (tx) => {
    const [order] = await placeStatement(tx).execute(values)
    if (!order) return undefined
    if (values.isSeated) {
      await holdSeat(tx, order, values.at)
      // Holding a seat has locked the batch, whose price may have changed just before.
      if ((await seatPriceCents(tx, order.productId, values.at)) !== order.priceCents) throw changedInBetween()
    }
    return { id: order.id, announce: order.priceCents === 0 && (await settleFree(deps, tx, order, values.language)) }
  })
  if (placed?.announce) await placed.announce()
  return placed?.id
}

async function earlierOrder(deps: Deps, { userId }: Caller, product: SoldProduct): Promise<string | undefined> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.productId, product.id), ne(orders.state, 'refunded')))
  if (order?.state === 'paid') throw conflict('already_paid', 'You already own this.')
  // The product is for sale again, so the withdrawn order is replaced by one at the current price.
  if (order?.state !== 'withdrawn') {
    if (order && product.kind === 'live') await retakeSeat(deps.db, order.id, deps.now())
    return order?.id
  }
  await removeOrder(deps, order)
  return undefined
}
