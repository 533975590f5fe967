// Records of orders: receipts for buyers, and all orders with their history for administrators.
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Answer } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'
import type { ProductKind } from '#contract/constants.ts'
import { countTo, sumTo } from '../../../db/count-to.ts'
import { contactMessages, orderHistory, orders, products } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'
import { inDollars, toCents, toDollars } from '../../money.ts'
import { amountOf, chargedBy } from './attempts.ts'
import { countingAttempt, orderAnswer, ordersFound } from './order-rows.ts'
import type { HistoryEntry } from './history.ts'
import { receiptName } from './receipt-mails.ts'

type RecordCalls = Pick<Handlers, 'GET /receipt/{id}' | 'GET /orders' | 'GET /orderHistory'>

const { kind, userName, email, productName, price, promoCode, pricePaid, refunded, refunding, paid, state } =
  orderAnswer

const historyAnswer = {
  _id: orderHistory.id,
  order: orderHistory.orderId,
  what: sql<HistoryEntry['what']>`${orderHistory.what}`,
  who: orderHistory.actor,
  userId: orderHistory.userId,
  providerId: orderHistory.reference,
  amount: inDollars<number | null>(orderHistory.amountCents),
  productName: orders.productName,
  email: orders.email,
  at: orderHistory.at,
}

/** In dollars or whole taka. The amount actually paid, once it is paid. */
const payment = sql<Answer<Calls['GET /orders']>[number]['payment']>`(
  select json_build_object('method', ${paymentAttempts.provider},
    'amount', case when ${paymentAttempts.rate} is null
      then coalesce(${orders.paidCents}, ${paymentAttempts.amount})::float8 / 100
      else round(coalesce(${orders.paidCents}, ${paymentAttempts.dueCents})::numeric * ${paymentAttempts.amount} / ${paymentAttempts.dueCents})::float8 end,
    'currency', ${paymentAttempts.currency},
    'payer', case when ${paymentAttempts.payerName} is not null
      then json_build_object('name', ${paymentAttempts.payerName}, 'email', ${paymentAttempts.payerEmail}) end)
  from ${paymentAttempts} where ${countingAttempt} order by ${paymentAttempts.begunAt} desc limit 1)`

const listedOrder = {
  _id: orders.id,
  userName,
  email,
  id: orders.productId,
  // A subquery only runs for the rows on the page. A join would run for every match.
  kind: sql<ProductKind>`(select ${products.kind} from ${products} where ${products.id} = ${orders.productId})`,
  productName,
  price,
  pricePaid,
  refunded,
  refunding,
  paid,
  state,
  payment,
  at: orders.createdAt,
}

/** What was paid and not refunded. */
const received = sql`coalesce(${orders.paidCents}, 0) - ${orders.refundedCents}`

/** When the buyer requested a refund that nobody has answered yet. */
const openRequestAt = sql<string | null>`(
  select ${contactMessages.createdAt} from ${contactMessages}
  where ${contactMessages.orderId} = ${orders.id} and ${contactMessages.state} = 'new'
)`

export function recordCalls({ db, now }: Deps): RecordCalls {
  return {
    async 'GET /receipt/{id}'({ params, caller }) {
      const [order] = await db
        .select({
          receipt: { _id: orders.id, kind, userName, email, productName, price, promoCode, refunded, refunding },
          userId: orders.userId,
          number: orders.receiptNumber,
          paidAt: orders.paidAt,
          pricePaid: orderAnswer.pricePaid,
          transactionId: orderAnswer.transactionId,
          terms: orders.termsVersion,
          refunds: orders.refundsVersion,
          askedAt: openRequestAt,
          attempt: paymentAttempts,
        })
        .from(orders)
        .innerJoin(products, eq(products.id, orders.productId))
        .leftJoin(paymentAttempts, eq(paymentAttempts.reference, orders.transactionId))
        .where(eq(orders.id, params.id))
      const isAllowed = order && (order.userId === caller.userId || caller.role === 'admin')
      if (!isAllowed) throw notFound()
      const { receipt, number, paidAt, pricePaid, transactionId, terms, refunds, askedAt, attempt } = order
      if (number === null || paidAt === null || pricePaid === null || transactionId === null) {
        throw notFound('There’s no receipt until the order is paid.')
      }
      const accepted = terms === null || refunds === null ? null : { terms, refunds }
      const date = paidAt.toISOString()
      const refundAskedAt = askedAt && new Date(askedAt).toISOString()
      const charged = attempt && chargedBy(attempt, amountOf(attempt, toCents(pricePaid)))
      const payer = attempt?.payerName ?? null
      const numbered = { ...receipt, number: receiptName(number), date, pricePaid, transactionId }
      return { ...numbered, charged, payer, providerTransaction: attempt?.transaction ?? null, accepted, refundAskedAt }
    },

    async 'GET /orders'({ query, request }) {
      const where = ordersFound(query, now())
      const rows = await db
        .select(listedOrder)
        .from(orders)
        .where(and(where, query.after ? lt(orders.id, query.after) : undefined))
        .orderBy(desc(orders.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const { total, cents } = await sumTo(db, orders, where, query, received)
      return listPage(items, query, { total, amount: cents && toDollars(cents) }, request)
    },

    async 'GET /orderHistory'({ query, request }) {
      const where = query.order ? eq(orderHistory.orderId, query.order) : undefined
      const rows = await db
        .select(historyAnswer)
        .from(orderHistory)
        // The history outlives its order.
        .leftJoin(orders, eq(orders.id, orderHistory.orderId))
        .where(and(where, query.after ? lt(orderHistory.id, query.after) : undefined))
        .orderBy(desc(orderHistory.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, orderHistory, where)
      return listPage(items, query, total, request)
    },
  }
}
