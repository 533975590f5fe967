// A person's own orders. Price, name and picture come from the product, never from the request.
import { and, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Reads } from '../../../db/database.ts'
import { orders, products, users } from '../../../db/schema.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage, listValues } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars, toCents, toDollars } from '../../money.ts'
import type { Caller } from '../../../http/caller.ts'
import { seatPriceCents } from '../seats/seats.ts'
import { callProvider, paymentHeld, stillProcessing } from './answers.ts'
import { endPayment, removeOrder } from './end-payment.ts'
import { isPaid, orderAnswer, ownOrder, productsForSale } from './order-rows.ts'
import { placeAtPrice, placeOrder } from './place-order.ts'
import { waysToPay } from './ways-to-pay.ts'

type OrderCalls = Pick<
  Handlers,
  'GET /order' | 'GET /paidOrder' | 'GET /owned' | 'POST /order' | 'DELETE /order/{id}' | 'GET /payment/{id}'
>

export function orderCalls(deps: Deps): OrderCalls {
  const { db, reads } = deps
  const forSale = productsForSale(db)
  const orderById = reads
    .select({ ...orderAnswer, userId: orders.userId })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_by_id')
  const allOrders = orderList(reads, 'orders')
  const paidOrders = orderList(reads, 'paid_orders', isPaid)
  const paidOrderOf = reads
    .select(orderAnswer)
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(orders.userId, sql.placeholder('owner')), eq(orders.productId, sql.placeholder('product')), isPaid))
    .prepare('paid_order_of_product')
  const list = async (
    { rows, total }: ReturnType<typeof orderList>,
    { caller, query, request }: { caller: Caller; query: ListQuery; request: Request },
  ) => {
    const owner = await ownerOf(db, caller, query.email)
    const page = await rows.execute({ owner, ...listValues(query) })
    if (isWhole(page, query)) return listPage(page, query, page.length, request)
    const [counted] = await total.execute({ owner })
    return listPage(page, query, counted!.total, request)
  }

  return {
    'GET /order': (call) => list(allOrders, call),
    async 'GET /paidOrder'(call) {
      const { caller, query, request } = call
      if (!query.product) return list(paidOrders, call)
      const owner = await ownerOf(db, caller, query.email)
      const found = await paidOrderOf.execute({ owner, product: query.product })
      return listPage(found, query, found.length, request)
    },

    async 'GET /owned'({ query: { products: ids }, caller }) {
      const owned = await reads
        .select({ id: orders.productId })
        .from(orders)
        .where(and(eq(orders.userId, caller.userId), inArray(orders.productId, ids), isPaid))
      return owned.map(({ id }) => id)
    },

    async 'POST /order'({ body, caller }) {
      const expected = body.price === undefined ? undefined : { id: body.id, priceCents: toCents(body.price) }
      const placed = expected && (await placeAtPrice(deps, caller, expected))
      if (placed) return { insertedId: placed }
      const [product] = await forSale.execute({ ids: [body.id] })
      if (!product) throw notFound('This isn’t for sale.')
      // Of a running batch, only the classes that are left are paid for.
      product.priceCents = (await seatPriceCents(db, product.id, deps.now())) ?? product.priceCents
      if (expected && expected.priceCents !== product.priceCents) {
        throw conflict('price_changed', `The price is now ${formatDollars(product.priceCents)}.`, {
          price: String(toDollars(product.priceCents)),
        })
      }
      return { insertedId: await placeOrder(deps, caller, product) }
    },

    async 'DELETE /order/{id}'({ params, caller }) {
      const order = await ownOrder(db, params.id, caller.userId)
      if (order.state === 'refunded')
        throw conflict('refunded', 'You can’t delete a refunded order. It stays on record.')
      const outcome = await callProvider(() => endPayment(deps, order, 'buyer'))
      if (outcome === 'paid') throw conflict('already_paid', 'You can’t delete a paid order.')
      if (outcome === 'processing') throw stillProcessing()
      if (outcome === 'held') throw paymentHeld()
      // A payment started in another tab in the meantime keeps its order.
      if (!(await removeOrder(deps, order))) throw conflict('try_again', 'That didn’t work. Try again.')
      return { deletedCount: 1 }
    },

    async 'GET /payment/{id}'({ params, query, caller }) {
      const [found] = await orderById.execute(params)
      if (!found) throw notFound()
      const { userId, ...order } = found
      if (userId !== caller.userId && caller.role !== 'admin') throw notFound()
      return { ...order, ...(await waysToPay(deps, order, query.attempt)) }
    },
  }
}

/** The prepared statements for a page of a person's orders and for their total. */
function orderList(reads: Reads, name: string, more?: SQL) {
  const ofOwner = and(eq(orders.userId, sql.placeholder('owner')), more)
  return {
    rows: reads
      .select(orderAnswer)
      .from(orders)
      .innerJoin(products, eq(products.id, orders.productId))
      .where(and(ofOwner, lt(orders.id, sql.placeholder('after'))))
      .orderBy(desc(orders.id))
      .limit(sql.placeholder('rows'))
      .prepare(`${name}_of_person`),
    total: reads.select({ total: count() }).from(orders).where(ofOwner).prepare(`${name}_total`),
  }
}

type ListQuery = { limit: number; after?: string | undefined; email?: string | undefined }

async function ownerOf(db: Database, caller: Caller, email: string | undefined): Promise<string> {
  if (email === undefined || email === caller.email) return caller.userId
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!person) throw notFound('This user doesn’t exist.')
  return person.id
}
