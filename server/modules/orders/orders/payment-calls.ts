// Paying for an order. Nothing the browser says about money is trusted, so the provider is asked.
import { and, eq, inArray } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { Database } from '../../../db/database.ts'
import { orders } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { toCents, toDollars } from '../../money.ts'
import { retakeSeat } from '../seats/seats.ts'
import { callProvider, notDone, notForSale, refunded, refuse } from './answers.ts'
import { findAttempt, type Payer } from './attempts.ts'
import { openPayment, type OpenPayment } from './open-payment.ts'
import { changeCode, completeFree, dropLateCode, type TypedCode } from './codes.ts'
import { withdraw } from './end-payment.ts'
import { finishPayment } from './finish-payment.ts'
import { receiveNotice } from './notices.ts'
import { findOrder, ownOrder, productsForSale } from './order-rows.ts'
import type { Order } from './order-states.ts'

type PaymentCalls = Pick<
  Handlers,
  | 'POST /create-payment-intent'
  | 'POST /payment/{id}/begin'
  | 'POST /payment/{id}/free'
  | 'PATCH /enrollCourse/{id}'
  | 'POST /payments/webhook'
  | 'POST /payments/notice/{method}'
>

export function paymentCalls(deps: Deps): PaymentCalls {
  const { db } = deps

  return {
    'POST /create-payment-intent': ({ body, caller, address }) =>
      callProvider(async () => {
        const orderId = body.orderId ?? (await onlyOpenOrder(db, caller.userId, body.price))
        const order = await ownOrder(db, orderId, caller.userId)
        const code = { field: 'promoCode', typed: body.promoCode, address } as const
        const payment = await beginWithCode(deps, order, 'card', code)
        const { priceCents, dueCents, promoCode } = payment.order
        const sums = { price: toDollars(priceCents), amount: toDollars(dueCents), promoCode }
        return { ...howToGoOnWithCode(payment), orderId, ...sums }
      }),

    'POST /payment/{id}/begin': ({ params, body, caller, address }) =>
      callProvider(async () => {
        const order = await ownOrder(db, params.id, caller.userId)
        const code = { field: 'coupon', typed: body.coupon, address } as const
        return howToGoOnWithCode(await beginWithCode(deps, order, body.method, code))
      }),

    async 'POST /payment/{id}/free'({ params, caller }) {
      const order = await ownOrder(db, params.id, caller.userId)
      if (order.state !== 'paid') await requireProduct(deps, order)
      await refuseLateCode(deps, order, 'coupon')
      await completeFree(deps, order.id, caller.language)
      return { modifiedCount: 1 }
    },

    async 'PATCH /enrollCourse/{id}'({ params, caller }) {
      const order = await ownOrder(db, params.id, caller.userId)
      if (order.state === 'paid') return { modifiedCount: 1 }
      if (order.state === 'refunded') throw refunded()
      const attempt = await findAttempt(db, { id: order.attemptId })
      if (!attempt) throw notDone()
      const outcome = await callProvider(() => finishPayment(deps, attempt, 'buyer'))
      if (outcome === 'paid') return { modifiedCount: 1 }
      refuse(outcome)
      throw notDone()
    },

    async 'POST /payments/webhook'({ raw, request }) {
      await receiveNotice(deps, 'card', request, raw as Uint8Array)
      return { received: true }
    },

    async 'POST /payments/notice/{method}'({ params, raw, request }) {
      await receiveNotice(deps, params.method, request, raw as Uint8Array)
      return { received: true }
    },
  }
}

/** Starts the payment of an order whose product is still for sale. The caller has checked who may pay for it. */
export async function beginPayment(
  deps: Deps,
  order: Order,
  method: PaymentMethod,
  payer?: Payer,
): Promise<OpenPayment> {
  await requireProduct(deps, order)
  return openPayment(deps, method, order.id, payer)
}

/** The result if a code leaves nothing to pay. */
type NothingToPay = { order: Order; beginning: null }

async function beginWithCode(
  deps: Deps,
  order: Order,
  method: PaymentMethod,
  code: TypedCode,
): Promise<OpenPayment | NothingToPay> {
  const product = await requireProduct(deps, order)
  await changeCode(deps, order, product, code)
  await refuseLateCode(deps, order, code.field)
  const free = await freeOrder(deps, order.id)
  if (free) return free
  try {
    return await openPayment(deps, method, order.id)
  } catch (error) {
    // A code may have been typed while the page was preparing the payment.
    const freeNow = await freeOrder(deps, order.id)
    if (freeNow) return freeNow
    throw error
  }
}

async function freeOrder({ db }: Deps, id: string): Promise<NothingToPay | null> {
  const order = await findOrder(db, id)
  return order.state === 'open' && order.dueCents === 0 ? { order, beginning: null } : null
}

/** Shown only once, because the code is then removed and the order is back at full price. */
async function refuseLateCode(deps: Deps, { id }: Order, field: TypedCode['field']): Promise<void> {
  if (await dropLateCode(deps, id, 'buyer')) throw invalid({ [field]: 'coupon_first_only' })
}

/** The order's product, if the order may be paid and the product is still for sale. Its seat is held again. */
async function requireProduct(deps: Deps, order: Order) {
  refuse(order.state === 'paid' ? 'paid' : 'released')
  if (order.state === 'refunded') throw refunded()
  const [product] = await productsForSale(deps.db).execute({ ids: [order.productId] })
  if (!product) {
    refuse(await withdraw(deps, order, 'buyer'))
    throw notForSale()
  }
  if (order.state === 'withdrawn') throw notForSale()
  if (product.kind === 'live') await retakeSeat(deps.db, order.id, deps.now())
  return product
}

export const howToGoOn = ({ beginning }: OpenPayment) =>
  'form' in beginning ? { clientSecret: beginning.form } : beginning

const howToGoOnWithCode = (begun: OpenPayment | NothingToPay) =>
  begun.beginning ? howToGoOn(begun) : { isFree: true as const }

/** For a client that names no order: the caller's only unpaid one at that price. */
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
