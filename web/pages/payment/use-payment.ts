// One payment on one page: the intent that is prepared when it opens, the promo code that changes it, and what comes of
// confirming it. The provider's word is never the last one: our server asks the provider itself.
import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Order } from '#contract/entities.ts'
import type { Confirm } from '../../buying/cards/card-provider.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'

export type PaymentState = {
  /** What is to be paid, once the provider is ready to take it. */
  ready: { clientSecret: string; amount: number; promoCode: string | null } | null
  doing: 'preparing' | 'applying' | 'paying' | null
  /** Why it cannot be prepared, which promo code does not fit, what the provider said. */
  problem: { of: 'preparing' | 'promo' | 'paying'; text: string } | null
  notice: string | null
  /** The answer got lost: the server must be asked before anybody pays again. */
  isUnknown: boolean
  paid: { transactionId: string; isNew: boolean } | null
}

const START: PaymentState = {
  ready: null,
  doing: 'preparing',
  problem: null,
  notice: null,
  isUnknown: false,
  paid: null,
}

export type Payment = ReturnType<typeof usePayment>

export function usePayment({ _id: orderId, price, paid, transactionId }: Order) {
  const [state, set] = useReducer(
    (before: PaymentState, change: Partial<PaymentState>) => ({ ...before, ...change }),
    paid ? { ...START, doing: null, paid: { transactionId: transactionId ?? '', isNew: false } } : START,
  )
  // A double click comes before the button is seen to be disabled.
  const isPaying = useRef(false)

  const prepare = async (promoCode?: string) => {
    const of = promoCode === undefined ? 'preparing' : 'promo'
    set({ doing: of === 'promo' ? 'applying' : 'preparing', problem: null })
    try {
      const body = { orderId, price, ...(promoCode !== undefined && { promoCode }) }
      set({ ready: await api('POST /create-payment-intent', { body }), doing: null })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_paid') return settle('')
      const isWrongCode = error instanceof ApiError && 'promoCode' in error.fields
      const text = isWrongCode ? m.payment_promo_wrong() : explain(error)
      set({ doing: null, problem: { of, text: of === 'promo' ? text : m.payment_not_ready({ reason: text }) } })
    }
  }

  /** Asks our server for the truth. */
  const settle = async (given: string) => {
    try {
      await api('PATCH /enrollCourse/{id}', {
        params: { id: orderId },
        body: given ? { transactionId: given } : {},
      })
      const order = await api('GET /payment/{id}', { params: { id: orderId } })
      set({ paid: { transactionId: order.transactionId ?? given, isNew: true }, doing: null, isUnknown: false })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'payment_processing') set({ doing: null, isUnknown: false, notice: m.payment_processing() })
      else if (code === 'payment_not_done') {
        set({ isUnknown: false, notice: m.payment_expired() })
        await prepare()
      } else if (given) {
        // The money is taken; our server hears of it from the provider, too.
        set({ paid: { transactionId: given, isNew: true }, doing: null, isUnknown: false })
      } else set({ doing: null, isUnknown: true, problem: { of: 'paying', text: explain(error) } })
    }
  }

  const confirm = async (withCard: Confirm) => {
    if (!state.ready || isPaying.current) return
    isPaying.current = true
    set({ doing: 'paying', problem: null, notice: null })
    const outcome = await withCard(state.ready.clientSecret)
    if (outcome.state === 'refused') set({ doing: null, problem: { of: 'paying', text: outcome.message } })
    else if (outcome.state === 'processing') set({ doing: null, notice: m.payment_processing() })
    else await settle(outcome.state === 'succeeded' ? outcome.transactionId : '')
    isPaying.current = false
  }

  const prepareAtStart = useRef(prepare)
  useEffect(() => {
    if (!paid) void prepareAtStart.current()
  }, [paid])

  return {
    state,
    confirm,
    applyPromo: (code: string) => prepare(code),
    prepareAgain: () => prepare(),
    askAgain: () => {
      set({ doing: 'paying', problem: null })
      return settle('')
    },
  }
}
