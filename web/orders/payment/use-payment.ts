// One payment: preparing it when the page opens, changing the code or the payment method, and confirming. The browser
// never has the last word, because our server asks the provider itself.
import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#contract/client.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { PreparedPayment } from '#contract/calls/orders/orders.ts'
import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import type { Confirm } from '../cards/card-provider.ts'
import { rememberAttempt, rememberWallet } from './tried-payments.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { explainCodeRefusal, isCodeRefusal } from './code-refusals.ts'

export type PaymentState = {
  method: PaymentMethod
  /** What each method charges, and the current code. */
  sums: Sums
  /** The details for paying by card. Null until prepared. */
  ready: PreparedPayment | null
  activity: 'preparing' | 'applying' | 'paying' | null
  /** What went wrong, and at which step. */
  problem: { step: 'preparing' | 'promo' | 'paying'; text: string } | null
  notice: string | null
  /** The answer was lost or the bank isn't done, so the server must be asked before anyone pays again. */
  pending: 'unknown' | 'processing' | 'held' | null
  paid: PaidOrder | null
  /** The product is no longer sold. */
  isWithdrawn: boolean
}

export type Sums = Pick<OrderToPay, 'methods' | 'rate' | 'price' | 'due' | 'promoCode'>

export type PaidOrder = { transactionId: string; pricePaid: number; promoCode: string | null; isNew: boolean }

export type Payment = ReturnType<typeof usePayment>

/** `isBack` is set on returning from a provider's page, when a paid order was paid just now. */
export function usePayment(order: OrderToPay, isBack: boolean, takesCards: boolean) {
  const { _id: orderId, price } = order
  const [state, set] = useReducer(
    (before: PaymentState, change: Partial<PaymentState>) => ({ ...before, ...change }),
    { order, isBack },
    initialState,
  )
  // A double click can arrive before the disabled button is rendered.
  const isPaying = useRef(false)
  // A free order has no methods until its code is removed.
  const hasCard = order.due === 0 ? takesCards : order.methods.some(({ name }) => name === 'card')

  /** Creates the card's payment intent, with a code if one was typed. */
  const prepare = async (promoCode?: string) => {
    set({ activity: promoCode === undefined ? 'preparing' : 'applying', problem: null })
    try {
      const body = { orderId, price, ...(promoCode !== undefined && { promoCode }) }
      const ready = await api('POST /create-payment-intent', { body })
      if ('isFree' in ready) return showFree(ready.promoCode)
      const { amount: due, promoCode: inUse } = ready
      // A wallet payment, and the rate it started with, end when the card payment is prepared.
      const isStale = promoCode !== undefined || (order.attempt?.state === 'open' && order.attempt.method !== 'card')
      const isKnown = order.methods.length === 1 && state.sums.methods.length === 1
      const sums = isStale && !isKnown ? await fetchSums() : { ...state.sums, due, promoCode: inUse }
      set({ ready, sums, activity: null })
    } catch (error) {
      fail(error, promoCode === undefined ? 'preparing' : 'promo')
    }
  }

  const showFree = (promoCode: string | null) =>
    set({ ready: null, sums: { ...state.sums, due: 0, promoCode }, activity: null })

  const getFree = async () => {
    if (isPaying.current) return
    isPaying.current = true
    set({ activity: 'paying', problem: null })
    try {
      await api('POST /payment/{id}/free', { params: { id: orderId } })
      await settle('')
    } catch (error) {
      fail(error, 'paying')
    }
    isPaying.current = false
  }

  const fetchSums = async (): Promise<Sums> => api('GET /payment/{id}', { params: { id: orderId } })

  const begin = (method: PaymentMethod, coupon?: string) =>
    api('POST /payment/{id}/begin', {
      params: { id: orderId },
      body: { method, ...(coupon !== undefined && { coupon }) },
    })

  const changeCode = async (code: string) => {
    if (hasCard) return prepare(code)
    set({ activity: 'applying', problem: null })
    try {
      if ('isFree' in (await begin(state.method, code))) return showFree((await fetchSums()).promoCode)
      set({ sums: await fetchSums(), activity: null })
    } catch (error) {
      fail(error, 'promo')
    }
  }

  const fail = (error: unknown, step: 'preparing' | 'promo' | 'paying') => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'already_paid') return void settle('')
    if (code === 'payment_processing') return set({ activity: null, pending: 'processing' })
    if (code === 'payment_held') return set({ activity: null, pending: 'held' })
    if (code === 'not_for_sale') return set({ activity: null, isWithdrawn: true })
    const text = isCodeRefusal(error) ? explainCodeRefusal(error) : explain(error)
    const words = step === 'preparing' ? m.payment_not_ready({ reason: text }) : text
    set({ activity: null, problem: { step, text: words } })
    if (isCodeRefusal(error) && step !== 'promo') void showPrice()
  }

  /** The current code is no longer valid, so the order is back at full price. */
  const showPrice = async () => {
    try {
      set({ sums: await fetchSums() })
    } catch {
      // The next try gets the price.
    }
  }

  /** Has our server check the payment with the provider and settle the order. */
  const settle = async (confirmedId: string) => {
    try {
      await api('PATCH /enrollCourse/{id}', {
        params: { id: orderId },
        body: confirmedId ? { transactionId: confirmedId } : {},
      })
      const settled = await api('GET /payment/{id}', { params: { id: orderId } })
      set({ paid: paidOrder(settled, true), activity: null, pending: null })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'payment_processing') set({ activity: null, pending: 'processing' })
      else if (code === 'payment_held') set({ activity: null, pending: 'held' })
      else if (code === 'payment_not_done') {
        set({ pending: null, notice: m.payment_expired() })
        await prepare()
      } else if (confirmedId) {
        // The money has been taken, and the provider will notify our server as well.
        const { due: pricePaid, promoCode } = state.sums
        const paid = { transactionId: confirmedId, pricePaid, promoCode, isNew: true }
        set({ paid, activity: null, pending: null })
      } else set({ activity: null, pending: 'unknown', problem: { step: 'paying', text: explain(error) } })
    }
  }

  const confirm = async (clientSecret: string, withCard: Confirm) => {
    if (isPaying.current) return
    isPaying.current = true
    set({ activity: 'paying', problem: null, notice: null })
    rememberAttempt(orderId)
    const outcome = await withCard(clientSecret)
    if (outcome.state === 'refused') set({ activity: null, problem: { step: 'paying', text: outcome.message } })
    else if (outcome.state === 'processing') set({ activity: null, pending: 'processing' })
    else await settle(outcome.state === 'succeeded' ? outcome.transactionId : '')
    isPaying.current = false
  }

  /** Continues on the provider's own page. */
  const leaveFor = (redirect: string) => {
    set({ activity: 'paying', problem: null, notice: null })
    rememberAttempt(orderId)
    window.location.assign(redirect)
  }

  /** Starts a wallet payment, which ends the card payment. */
  const goOn = async (method: PaymentMethod) => {
    if (isPaying.current) return
    isPaying.current = true
    set({ activity: 'paying', problem: null, notice: null, ready: null })
    rememberWallet(method)
    try {
      const begun = await begin(method)
      if ('redirect' in begun) leaveFor(begun.redirect)
    } catch (error) {
      isPaying.current = false
      fail(error, 'paying')
    }
  }

  const prepareOnMount = useRef(prepare)
  // Preparing a card payment ends the current payment, which may already be on its way, so this only happens when the
  // buyer chooses the card.
  const canPrepare = isPayable(order) && order.due > 0 && hasCard && methodOf(order) === 'card'
  useEffect(() => {
    if (canPrepare) void prepareOnMount.current()
  }, [canPrepare])

  useReloadOnReturn()

  return {
    state,
    confirm,
    leaveFor,
    goOn,
    getFree,
    changeCode,
    choose: (method: PaymentMethod) => {
      set({ method, problem: null })
      if (method === 'card' && !state.ready && !state.activity) void prepare()
    },
    prepareAgain: () => prepare(),
    checkAgain: () => {
      set({ activity: 'paying', problem: null })
      return settle('')
    },
  }
}

/** Going back from the provider's page may show this page as it was left, still busy. */
function useReloadOnReturn() {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}

export function isPayable({ state }: Pick<OrderToPay, 'state'>): boolean {
  return state === 'open' || state === 'paying'
}

/** The method that was started, or else the first. */
function methodOf({ methods, attempt }: OrderToPay): PaymentMethod {
  const begun = attempt?.state === 'open' && !attempt.isByLink ? attempt.method : undefined
  return (methods.find(({ name }) => name === begun) ?? methods[0])?.name ?? 'card'
}

function initialState({ order, isBack }: { order: OrderToPay; isBack: boolean }): PaymentState {
  const method = methodOf(order)
  return {
    method,
    sums: order,
    ready: null,
    activity: isPayable(order) && order.due > 0 && method === 'card' ? 'preparing' : null,
    problem: null,
    notice: null,
    pending: null,
    paid: order.paid ? paidOrder(order, isBack) : null,
    isWithdrawn: order.state === 'withdrawn',
  }
}

function paidOrder({ transactionId, pricePaid, due, promoCode }: OrderToPay, isNew: boolean): PaidOrder {
  return { transactionId: transactionId ?? '', pricePaid: pricePaid ?? due, promoCode, isNew }
}
