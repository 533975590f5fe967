// A person's orders, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { disputes, orderHistory, orders, products, refunds } from '../../../db/schema.ts'
import { inDollars } from '../../money.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'
import { orderAnswer } from './order-rows.ts'
import { disputeAnswer, refundAnswer } from './refund-rows.ts'

export const orderLists = (db: Database, id: string) =>
  ({
    orders: (after) =>
      db
        .select({
          key: orders.id,
          ...orderAnswer,
          createdAt: orders.createdAt,
          paidAt: orders.paidAt,
          receiptNumber: orders.receiptNumber,
        })
        .from(orders)
        .innerJoin(products, eq(products.id, orders.productId))
        .where(and(eq(orders.userId, id), isAfter(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(ROWS_AT_ONCE),
    orderEvents: (after) =>
      db
        .select({
          key: orderHistory.id,
          _id: orderHistory.id,
          order: orderHistory.orderId,
          what: orderHistory.what,
          who: orderHistory.actor,
          amount: inDollars<number | null>(orderHistory.amountCents),
          at: orderHistory.at,
        })
        .from(orderHistory)
        .innerJoin(orders, eq(orders.id, orderHistory.orderId))
        .where(and(eq(orders.userId, id), isAfter(orderHistory.id, after)))
        .orderBy(asc(orderHistory.id))
        .limit(ROWS_AT_ONCE),
    refunds: (after) =>
      db
        .select({ key: refunds.id, ...refundAnswer })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(and(eq(orders.userId, id), isAfter(refunds.id, after)))
        .orderBy(asc(refunds.id))
        .limit(ROWS_AT_ONCE),
    disputes: (after) =>
      db
        .select({ key: disputes.id, ...disputeAnswer })
        .from(disputes)
        .innerJoin(orders, eq(orders.id, disputes.orderId))
        .where(and(eq(orders.userId, id), isAfter(disputes.id, after)))
        .orderBy(asc(disputes.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
