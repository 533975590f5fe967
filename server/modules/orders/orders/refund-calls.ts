// Refunding an order, and the lists of refunds and disputes for administrators.
import { and, desc, eq, exists, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sumTo } from '../../../db/count-to.ts'
import { beganWithin } from '../../../db/ids.ts'
import { disputes, orders, refunds, users } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import { toCents, toDollars } from '../../money.ts'
import { refundOrder } from './refund-order.ts'
import { disputeAnswer, refundAnswer } from './refund-rows.ts'

type RefundCalls = Pick<Handlers, 'POST /refunds' | 'GET /refunds' | 'GET /disputes'>

const orEmpty = (column: PgColumn) => sql<string>`coalesce(${column}, '')`
const buyer = {
  productName: orEmpty(orders.productName),
  userName: orEmpty(orders.userName),
  email: orEmpty(orders.email),
}

const amount = sql`${refunds.amountCents}`
const givenBack = sql`case when ${refunds.state} = 'failed' then 0 else ${amount} end`

export function refundCalls(deps: Deps): RefundCalls {
  const { db } = deps
  /** The searchable words of the order that a row is about. */
  const ofOrder = (orderId: PgColumn, q: string) =>
    q
      ? exists(
          db
            .select({ one: sql`1` })
            .from(orders)
            .where(and(eq(orders.id, orderId), hasWords(orders.words, q))),
        )
      : undefined
  return {
    async 'POST /refunds'({ body: { order: orderId, amount, reason, key }, caller }) {
      const refund = await refundOrder(deps, caller, { orderId, amountCents: toCents(amount), reason, key })
      return { insertedId: refund.id, state: refund.state, problem: refund.problem }
    },

    async 'GET /refunds'({ query, request }) {
      const where = and(
        ofOrder(refunds.orderId, query.q),
        query.state && eq(refunds.state, query.state),
        beganWithin(refunds.id, query),
      )
      const rows = await db
        .select({ ...refundAnswer, ...buyer, by: orEmpty(users.email) })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .leftJoin(users, eq(users.id, refunds.requestedBy))
        .where(and(where, query.after ? lt(refunds.id, query.after) : undefined))
        .orderBy(desc(refunds.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const { total, cents } = await sumTo(db, refunds, where, query, query.state ? amount : givenBack)
      return listPage(items, query, { total, amount: cents && toDollars(cents) }, request)
    },

    async 'GET /disputes'({ query, request }) {
      const where = and(
        ofOrder(disputes.orderId, query.q),
        query.state && eq(disputes.state, query.state),
        beganWithin(disputes.id, query),
      )
      const rows = await db
        .select({ ...disputeAnswer, ...buyer, providerId: disputes.providerId })
        .from(disputes)
        .leftJoin(orders, eq(orders.id, disputes.orderId))
        .where(and(where, query.after ? lt(disputes.id, query.after) : undefined))
        .orderBy(desc(disputes.id))
        .limit(query.limit + 1)
      const items = rows.map(({ evidenceDue, ...row }) => {
        return { ...row, at: row.at.toISOString(), evidenceDue: evidenceDue?.toISOString() ?? null }
      })
      const { total, cents } = await sumTo(db, disputes, where, query, sql`${disputes.amountCents}`)
      return listPage(items, query, { total, amount: cents && toDollars(cents) }, request)
    },
  }
}
