// One payment: preparing it when the page opens, applying a promo code, and confirming. The browser never has the
// last word: our server asks the provider itself.
import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Order, PreparedPayment } from '#contract/entities.ts'
import type { Confirm } from '../../buying/cards/card-provider.ts'
import { rememberAttempt } from '../../buying/tried-payments.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainCodeRefusal } from './code-refusals.ts'
import { explain } from '../../session/explain.ts'

export type PaymentState = {
  /** How to go on and what is due; null until it is prepared. */
  ready: PreparedPayment | null
  activity: 'preparing' | 'applying' | 'paying' | null
  /** What went wrong, and in which step. */
  problem: { step: 'preparing' | 'promo' | 'paying'; text: string } | null
  notice: string | null
  /** The answer was lost or the bank is not done, so the server must be asked before anybody pays again. */
  pending: 'unknown' | 'processing' | null
  paid: PaidOrder | null
  /** The product is no longer sold. */
  isWithdrawn: boolean
}

export type PaidOrder = { transactionId: string; pricePaid: number; promoCode: string | null; isNew: boolean }

const INITIAL: PaymentState = {
  ready: null,
  activity: 'preparing',
  problem: null,
  notice: null,
  pending: null,
  paid: null,
  isWithdrawn: false,
}

export type Payment = ReturnType<typeof usePayment>

export function usePayment(order: Order) {
  const { _id: orderId, price } = order
  const [state, set] = useReducer(
    (before: PaymentState, change: Partial<PaymentState>) => ({ ...before, ...change }),
    order,
    initialState,
  )
  // A double click can arrive before the disabled button is rendered.
  const isPaying = useRef(false)

  const prepare = async (promoCode?: string) => {
    const step = promoCode === undefined ? 'preparing' : 'promo'
    set({ activity: step === 'promo' ? 'applying' : 'preparing', problem: null })
    try {
      const body = { orderId, price, ...(promoCode !== undefined && { promoCode }) }
      const ready = await api('POST /create-payment-intent', { body })
      if ('isPaid' in ready) return await settle('')
      set({ ready, activity: null })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'already_paid') return settle('')
      if (code === 'payment_processing') return set({ activity: null, pending: 'processing' })
      if (code === 'not_for_sale') return set({ activity: null, isWithdrawn: true })
      const isWrongCode = error instanceof ApiError && 'promoCode' in error.fields
      const text = isWrongCode ? explainCodeRefusal(error) : explain(error)
      set({ activity: null, problem: { step, text: step === 'promo' ? text : m.payment_not_ready({ reason: text }) } })
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
      else if (code === 'payment_not_done') {
        set({ pending: null, notice: m.payment_expired() })
        await prepare()
      } else if (confirmedId) {
        // The money is taken, and the provider will notify our server as well.
        const { amount: pricePaid, promoCode } = state.ready ?? { amount: order.due, promoCode: order.promoCode }
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

  /** Goes on at the provider's own page. */
  const leaveFor = (redirect: string) => {
    set({ activity: 'paying', problem: null, notice: null })
    rememberAttempt(orderId)
    window.location.assign(redirect)
  }

  const prepareOnMount = useRef(prepare)
  const canPrepare = isPayable(order)
  useEffect(() => {
    if (canPrepare) void prepareOnMount.current()
  }, [canPrepare])

  return {
    state,
    confirm,
    leaveFor,
    applyPromo: (code: string) => prepare(code),
    removePromo: () => prepare(''),
    prepareAgain: () => prepare(),
    checkAgain: () => {
      set({ activity: 'paying', problem: null })
      return settle('')
    },
  }
}

export function isPayable({ state }: Order): boolean {
  return state === 'open' || state === 'paying'
}

function initialState(order: Order): PaymentState {
  if (order.paid) return { ...INITIAL, activity: null, paid: paidOrder(order, false) }
  if (order.state === 'withdrawn') return { ...INITIAL, activity: null, isWithdrawn: true }
  return INITIAL
}

function paidOrder({ transactionId, pricePaid, due, promoCode }: Order, isNew: boolean): PaidOrder {
  return { transactionId: transactionId ?? '', pricePaid: pricePaid ?? due, promoCode, isNew }
}
