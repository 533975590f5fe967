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
import { applyDiscount, openPayment, removeDiscount } from './begin-payment.ts'
import { withdraw } from './end-payment.ts'
import { receiveNotice } from './notices.ts'
import { ownOrder, productsForSale } from './order-rows.ts'
import { applyCharge } from './settle.ts'

type PaymentCalls = Pick<
  Handlers,
  'POST /create-payment-intent' | 'PATCH /enrollCourse/{id}' | 'POST /payments/webhook'
>

export function paymentCalls(deps: Deps): PaymentCalls {
  const { db, settings } = deps
  const forSale = productsForSale(db)

  return {
    'POST /create-payment-intent': ({ body, caller }) =>
      callProvider(async () => {
        const orderId = body.orderId ?? (await onlyOpenOrder(db, caller.userId, body.price))
        const order = await ownOrder(db, orderId, caller.userId)
        if (order.state === 'paid') throw alreadyPaid()
        if (order.state === 'refunded') throw refunded()
        const [product] = await forSale.execute({ ids: [order.productId] })
        if (!product) {
          const outcome = await withdraw(deps, order, 'buyer')
          throw outcome === 'paid' ? alreadyPaid() : outcome === 'processing' ? stillProcessing() : notForSale()
        }
        if (body.promoCode && !isSameCode(body.promoCode, product.promoCode)) {
          throw invalid({ promoCode: 'wrong_promo_code' })
        }
        if (body.promoCode === '' && order.promoCode) {
          const outcome = await removeDiscount(deps, order)
          if (outcome === 'paid') throw alreadyPaid()
          if (outcome === 'processing') throw stillProcessing()
        }
        let payment = await openPayment(deps, 'card', orderId, caller.userId)
        if (body.promoCode && product.promoCode && !payment.order.promoCode) {
          await applyDiscount(deps, payment.order, product.promoCode, settings.promoPercent)
          payment = await openPayment(deps, 'card', orderId, caller.userId)
        }
        return {
          ...('form' in payment.beginning ? { clientSecret: payment.beginning.form } : payment.beginning),
          orderId,
          price: toDollars(payment.order.priceCents),
          amount: toDollars(payment.order.dueCents),
          promoCode: payment.order.promoCode,
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

function isSameCode(typed: string, code: string | null): boolean {
  return code !== null && typed.trim().toUpperCase() === code.trim().toUpperCase()
}
