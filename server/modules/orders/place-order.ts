// Placing an order: what a person wants to buy, at the price the server knows. What is free is paid at once.
import { and, eq, sql } from 'drizzle-orm'
import { pointsAtNothing } from '../../db/errors.ts'
import { newId } from '../../db/ids.ts'
import { orders } from '../../db/schema.ts'
import { conflict, unauthorized } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../people/access-tokens.ts'
import { removeOrder } from './end-payment.ts'
import { paidValues } from './settle.ts'
import { payStatement, placeStatement, statementsOf } from './statements.ts'

type Wanted = { id: string; priceCents: number }

/** The usual case in one statement; nothing where it is another: not for sale at this price, free, or ordered before. */
export async function placeAtPrice(deps: Deps, caller: Caller, wanted: Wanted): Promise<string | undefined> {
  return wanted.priceCents ? orGone(insertPriced(deps, orderValues(deps, caller, wanted))) : undefined
}

/** One order for a person and product: the unique index decides, and a second try answers the first one's id. */
export async function placeOrder(deps: Deps, caller: Caller, product: Wanted): Promise<string> {
  const insert = product.priceCents === 0 ? insertFree : insertPriced
  const values = orderValues(deps, caller, product)
  const id =
    (await orGone(insert(deps, values))) ??
    (await orderBefore(deps, caller, product)) ??
    // Nothing was before, or only what made room.
    (await orGone(insert(deps, values)))
  if (id) return id
  // Ordered, deleted or at another price between the looks: somebody is busy in another tab.
  throw conflict('try_again', 'Please try again.')
}

/** An order of a person who is no more cannot be written. */
function orGone<Result>(written: Promise<Result>): Promise<Result> {
  return written.catch((error: unknown) => {
    throw pointsAtNothing(error) ? unauthorized() : error
  })
}

type Values = ReturnType<typeof orderValues>

function orderValues({ now }: Deps, { userId, name: userName, email }: Caller, { id: productId, priceCents }: Wanted) {
  return { id: newId(), historyId: newId(), userId, userName, email, productId, priceCents, at: now() }
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
    const payment = { number: next.rows[0]!.number, intentId: null, cents: 0, actor: 'buyer' as const, at: values.at }
    const [paid] = await payStatement(tx).execute(paidValues(deps, order, payment))
    return { id: order.id, isCourse: paid?.isCourse }
  })
  if (!free) return undefined
  outbox.wake()
  if (free.isCourse) await content.touch()
  return free.id
}

async function orderBefore(deps: Deps, { userId }: Caller, product: Wanted): Promise<string | undefined> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.productId, product.id)))
  if (order?.state === 'paid') throw conflict('already_paid', 'You already own this.')
  // Sold again since: who orders anew does so at the price of today, and the old order makes room.
  if (order?.state !== 'withdrawn') return order?.id
  await removeOrder(deps, order)
  return undefined
}
