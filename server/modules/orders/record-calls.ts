// What is kept of orders: receipts for buyers, and for administrators all orders and their history.
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { COUNTED_MOST } from '#contract/constants.ts'
import { contains } from '../../db/contains.ts'
import { countTo } from '../../db/count-to.ts'
import { orderHistory, orders, products } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isWhole, listPage } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { inDollars } from '../money.ts'
import { orderAnswer } from './order-rows.ts'
import type { Happening } from './history.ts'
import { receiptName } from './receipts.ts'

type RecordCalls = Pick<Handlers, 'GET /receipt/{id}' | 'GET /orders' | 'GET /orderHistory'>

const { kind, userName, email, productName, price, promoCode, pricePaid, paid, state } = orderAnswer

const happening = {
  _id: orderHistory.id,
  order: orderHistory.orderId,
  what: sql<Happening['what']>`${orderHistory.what}`,
  who: orderHistory.actor,
  userId: orderHistory.userId,
  providerId: orderHistory.intentId,
  amount: inDollars<number | null>(orderHistory.amountCents),
  productName: orders.productName,
  email: orders.email,
  at: orderHistory.at,
}

const listedOrder = {
  _id: orders.id,
  userName,
  email,
  id: orders.productId,
  kind,
  productName,
  price,
  pricePaid,
  paid,
  state,
  at: orders.createdAt,
}

export function recordCalls({ db }: Deps): RecordCalls {
  /**
   * Which orders have a text in them, if they are few: what happened to them is then found by them. What happened to many
   * is found on the way through all that happened.
   */
  async function fewOrders(text: string): Promise<string[] | null> {
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(contains(orders.searched, text))
      .limit(COUNTED_MOST)
    return found.length < COUNTED_MOST ? found.map(({ id }) => id) : null
  }

  return {
    async 'GET /receipt/{id}'({ params, caller }) {
      const [order] = await db
        .select({
          receipt: { _id: orders.id, kind, userName, email, productName, price, promoCode },
          userId: orders.userId,
          number: orders.receiptNumber,
          paidAt: orders.paidAt,
          pricePaid: orderAnswer.pricePaid,
          transactionId: orderAnswer.transactionId,
        })
        .from(orders)
        .innerJoin(products, eq(products.id, orders.productId))
        .where(eq(orders.id, params.id))
      const isTheirs = order && (order.userId === caller.userId || caller.role === 'admin')
      if (!isTheirs) throw notFound()
      const { receipt, number, paidAt, pricePaid, transactionId } = order
      if (number === null || paidAt === null || pricePaid === null || transactionId === null) {
        throw notFound('There is no receipt before the order is paid.')
      }
      return { ...receipt, number: receiptName(number), date: paidAt.toISOString(), pricePaid, transactionId }
    },

    async 'GET /orders'({ query, request }) {
      const wanted = contains(orders.searched, query.q)
      const rows = await db
        .select(listedOrder)
        .from(orders)
        .innerJoin(products, eq(products.id, orders.productId))
        .where(and(wanted, query.after ? lt(orders.id, query.after) : undefined))
        .orderBy(desc(orders.id))
        .limit(query.limit + 1)
      const answered = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, orders, wanted)
      return listPage(answered, query.limit, total, request)
    },

    async 'GET /orderHistory'({ query, request }) {
      const few = query.q ? await fewOrders(query.q) : null
      const wanted = and(
        query.order ? eq(orderHistory.orderId, query.order) : undefined,
        few ? inArray(orderHistory.orderId, few) : contains(orders.searched, query.q),
      )
      // History outlives its order.
      const ofOrder = eq(orders.id, orderHistory.orderId)
      const rows = await db
        .select(happening)
        .from(orderHistory)
        .leftJoin(orders, ofOrder)
        .where(and(wanted, query.after ? lt(orderHistory.id, query.after) : undefined))
        .orderBy(desc(orderHistory.id))
        .limit(query.limit + 1)
      const all = sql`${orderHistory} left join ${orders} on ${ofOrder}`
      const answered = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, all, wanted)
      return listPage(answered, query.limit, total, request)
    },
  }
}
