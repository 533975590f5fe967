// Refunding an order, and the lists of refunds and disputes for administrators.
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countTo } from '../../db/count-to.ts'
import { disputes, orders, refunds, users } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isWhole, listPage } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { toCents } from '../money.ts'
import { refundOrder } from './refund-order.ts'
import { disputeAnswer, refundAnswer } from './return-rows.ts'

type ReturnCalls = Pick<Handlers, 'POST /refunds' | 'GET /refunds' | 'GET /disputes'>

const orEmpty = (column: PgColumn) => sql<string>`coalesce(${column}, '')`
const buyer = {
  productName: orEmpty(orders.productName),
  userName: orEmpty(orders.userName),
  email: orEmpty(orders.email),
}

export function returnCalls(deps: Deps): ReturnCalls {
  const { db } = deps
  return {
    async 'POST /refunds'({ body: { order: orderId, amount, reason, key }, caller }) {
      const refund = await refundOrder(deps, caller, { orderId, amountCents: toCents(amount), reason, key })
      return { insertedId: refund.id, state: refund.state, problem: refund.problem }
    },

    async 'GET /refunds'({ query, request }) {
      const rows = await db
        .select({ ...refundAnswer, ...buyer, by: orEmpty(users.email) })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .leftJoin(users, eq(users.id, refunds.requestedBy))
        .where(query.after ? lt(refunds.id, query.after) : undefined)
        .orderBy(desc(refunds.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, refunds, undefined)
      return listPage(items, query, total, request)
    },

    async 'GET /disputes'({ query, request }) {
      const rows = await db
        .select({ ...disputeAnswer, ...buyer, providerId: disputes.providerId })
        .from(disputes)
        .leftJoin(orders, eq(orders.id, disputes.orderId))
        .where(query.after ? lt(disputes.id, query.after) : undefined)
        .orderBy(desc(disputes.id))
        .limit(query.limit + 1)
      const items = rows.map(({ evidenceDue, ...row }) => {
        return { ...row, at: row.at.toISOString(), evidenceDue: evidenceDue?.toISOString() ?? null }
      })
      const total = isWhole(rows, query) ? rows.length : await countTo(db, disputes, undefined)
      return listPage(items, query, total, request)
    },
  }
}
