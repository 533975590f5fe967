// Paying by card. Nothing the browser says about money is trusted: the provider is asked.
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema.ts'
import { invalid } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { toCents, toDollars } from '../money.ts'
import { alreadyPaid, callProvider, notDone, notForSale, refunded, stillProcessing } from './answers.ts'
import { findAttempt, paymentBy } from './attempts.ts'
import { openPayment } from './begin-payment.ts'
import { changeCode } from './codes.ts'
import { withdraw } from './end-payment.ts'
import { receiveNotice } from './notices.ts'
import { ownOrder, productsForSale } from './order-rows.ts'
import type { Order } from './order-states.ts'
import { applyCharge } from './settle.ts'

type PaymentCalls = Pick<
  Handlers,
  'POST /create-payment-intent' | 'PATCH /enrollCourse/{id}' | 'POST /payments/webhook'
>

export function paymentCalls(deps: Deps): PaymentCalls {
  const { db } = deps
  const forSale = productsForSale(db)

  return {
    'POST /create-payment-intent': ({ body, caller }) =>
      callProvider(async () => {
        const orderId = body.orderId ?? (await onlyOpenOrder(db, caller.userId, body.price))
        const order = await ownOrder(db, orderId, caller.userId)
        if (order.state === 'paid') throw alreadyPaid()
        if (order.state === 'refunded') throw refunded()
        if (order.state === 'withdrawn') throw notForSale()
        const [product] = await forSale.execute({ ids: [order.productId] })
        if (!product) {
          const outcome = await withdraw(deps, order, 'buyer')
          throw outcome === 'paid' ? alreadyPaid() : outcome === 'processing' ? stillProcessing() : notForSale()
        }
        if (body.promoCode !== undefined) {
          const input = { typed: body.promoCode, field: 'promoCode', language: caller.language } as const
          if (await changeCode(deps, order, product, input)) {
            return { isPaid: true as const, ...preparedOrder(await ownOrder(db, orderId, caller.userId)) }
          }
        }
        const { order: payable, beginning } = await openPayment(deps, 'card', orderId, caller.userId)
        return {
          ...('form' in beginning ? { clientSecret: beginning.form } : beginning),
          ...preparedOrder(payable),
        }
      }),

    async 'PATCH /enrollCourse/{id}'({ params, caller }) {
      const order = await ownOrder(db, params.id, caller.userId)
      if (order.state === 'paid') return { modifiedCount: 1 }
      if (order.state === 'refunded') throw refunded()
      const attempt = await findAttempt(db, { id: order.attemptId })
      if (!attempt) throw notDone()
      const charge = await callProvider(async () => {
        const { finish, read } = paymentBy(deps, attempt.provider)
        return (finish ?? read)(attempt.reference)
      })
      const outcome = charge ? await applyCharge(deps, charge, 'buyer') : 'waiting'
      if (outcome === 'processing') throw stillProcessing()
      if (outcome !== 'paid') throw notDone()
      return { modifiedCount: 1 }
    },

    async 'POST /payments/webhook'({ raw, request }) {
      await receiveNotice(deps, 'card', request, raw as Uint8Array)
      return { received: true }
    },
  }
}

function preparedOrder({ id, priceCents, dueCents, promoCode }: Order) {
  return { orderId: id, price: toDollars(priceCents), amount: toDollars(dueCents), promoCode }
}

/** A client that names no order means its only unpaid one at that price. */
async function onlyOpenOrder(db: Database, userId: string, price: number | undefined): Promise<string> {
  const open = await db
    .select({ id: orders.id, priceCents: orders.priceCents })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['open', 'paying'])))
    .limit(100)
  const [only, another] = open.filter((order) => price !== undefined && order.priceCents === toCents(price))
  if (!only || another) throw invalid({ orderId: 'which_order' })
  return only.id
}
