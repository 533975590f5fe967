// Paying by card. Nothing the browser says about money is trusted: the provider is asked, or its signed event is read.
import { and, eq, inArray } from 'drizzle-orm'
import { BadSignature, type CardEvent } from '../../adapters/cards/cards.ts'
import type { Database } from '../../db/database.ts'
import { orders } from '../../db/schema.ts'
import { badRequest, invalid } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { toCents, toDollars } from '../money.ts'
import { alreadyPaid, callProvider, notDone, notForSale, refunded, stillProcessing } from './answers.ts'
import { applyDiscount, openPayment, removeDiscount } from './begin-payment.ts'
import { withdraw } from './end-payment.ts'
import { ownOrder, productsForSale } from './order-rows.ts'
import { ORDER_ID } from './order-states.ts'
import { applyReturns } from './returns.ts'
import { applyIntent } from './settle.ts'

type PaymentCalls = Pick<
  Handlers,
  'POST /create-payment-intent' | 'PATCH /enrollCourse/{id}' | 'POST /payments/webhook'
>

export function paymentCalls(deps: Deps): PaymentCalls {
  const { db, cards, log, settings } = deps
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
        let payment = await openPayment(deps, orderId, caller.userId)
        if (body.promoCode && product.promoCode && !payment.order.promoCode) {
          await applyDiscount(deps, payment.order, product.promoCode, settings.promoPercent)
          payment = await openPayment(deps, orderId, caller.userId)
        }
        return {
          clientSecret: payment.intent.clientSecret,
          orderId,
          price: toDollars(payment.order.priceCents),
          amount: toDollars(payment.intent.amountCents),
          promoCode: payment.order.promoCode,
        }
      }),

    async 'PATCH /enrollCourse/{id}'({ params, caller }) {
      const order = await ownOrder(db, params.id, caller.userId)
      if (order.state === 'paid') return { modifiedCount: 1 }
      if (order.state === 'refunded') throw refunded()
      if (!order.intentId) throw notDone()
      const { intentId } = order
      const intent = await callProvider(() => cards.read(intentId))
      const outcome = intent ? await applyIntent(deps, order.id, intent, 'buyer') : 'waiting'
      if (outcome === 'processing') throw stillProcessing()
      if (outcome !== 'paid') throw notDone()
      return { modifiedCount: 1 }
    },

    async 'POST /payments/webhook'({ raw, request }) {
      const { id, type, intent, returnsOf } = readEvent(deps, raw, request)
      // Unless the provider can be asked, the event is refused, so that it is sent again.
      if (returnsOf) await callProvider(() => applyReturns(deps, returnsOf, 'provider'))
      // An event without one of our orders is accepted and logged: the provider would only send it again.
      if (intent?.orderId && ORDER_ID.test(intent.orderId)) await applyIntent(deps, intent.orderId, intent, 'provider')
      else if (intent) log.error({ event: id, type, intent: intent.id }, 'an event names no order')
      return { received: true }
    },
  }
}

function readEvent({ cards, log }: Deps, raw: unknown, request: Request): CardEvent {
  try {
    return cards.readEvent(raw as Uint8Array, request.headers.get('stripe-signature'))
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error
    log.warn('an event came without a good signature')
    throw badRequest('bad_signature', 'The event is not signed by the card provider.')
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
