// What is kept of orders: receipts for buyers, and the history for administrators.
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import { orderHistory, orders, products } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listPage } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { inDollars } from '../money.ts'
import { orderAnswer } from './order-rows.ts'
import type { Happening } from './history.ts'
import { receiptName } from './receipts.ts'

type RecordCalls = Pick<Handlers, 'GET /receipt/{id}' | 'GET /orderHistory'>

const { kind, userName, email, productName, price, promoCode } = orderAnswer

const happening = {
  _id: orderHistory.id,
  order: orderHistory.orderId,
  what: sql<Happening['what']>`${orderHistory.what}`,
  who: orderHistory.actor,
  userId: orderHistory.userId,
  providerId: orderHistory.intentId,
  amount: inDollars<number | null>(orderHistory.amountCents),
  at: orderHistory.at,
}

export function recordCalls({ db }: Deps): RecordCalls {
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

    async 'GET /orderHistory'({ query, request }) {
      const ofOrder = query.order ? eq(orderHistory.orderId, query.order) : undefined
      const rows = await db
        .select(happening)
        .from(orderHistory)
        .where(and(ofOrder, query.after ? lt(orderHistory.id, query.after) : undefined))
        .orderBy(desc(orderHistory.id))
        .limit(query.limit + 1)
      const [all] = await db.select({ total: count() }).from(orderHistory).where(ofOrder)
      const answered = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      return listPage(answered, query.limit, all!.total, request)
    },
  }
}
