import type { PaymentMethod } from '#contract/orders/payment-methods.ts'

// The orders that someone tried to pay for in this browser. Only these may have been charged before our server knew.
const KEY = 'triedPayments'
/** Older ones were settled or abandoned long ago. */
const MAX_ORDERS = 20

export function rememberAttempt(orderId: string): void {
  try {
    const orderIds = [orderId, ...read().filter((id) => id !== orderId)].slice(0, MAX_ORDERS)
    localStorage.setItem(KEY, JSON.stringify(orderIds))
  } catch {
    // Without storage, the reconciler still finds the payment.
  }
}

export const wasAttempted = (orderId: string): boolean => read().includes(orderId)

/** Starts like a draft, so that it is removed when someone signs out. */
const WALLET = 'draft:wallet'

export function rememberWallet(method: PaymentMethod): void {
  try {
    localStorage.setItem(WALLET, method)
  } catch {
    // Without storage, the next payment doesn't name it.
  }
}

export const lastWallet = (): string | null => localStorage.getItem(WALLET)

function read(): string[] {
  try {
    const orderIds = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(orderIds) ? orderIds.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
