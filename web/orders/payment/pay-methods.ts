// The name of each payment method, and what it charges.
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'
import { sum, taka } from '../../ui/numbers.ts'
import type { Sums } from './use-payment.ts'

type Sum = Pick<OrderToPay['methods'][number], 'amount' | 'currency'>
type Words = {
  name: () => string
  note: () => string
  icon: IconName
  /** The provider's name, as buyers know it. */
  provider: () => string
  /** The provider's name for a payment number. */
  transaction: () => string
}

export const METHODS: Record<PaymentMethod, Words> = {
  card: {
    name: m.payment_card,
    note: m.payment_card_note,
    icon: 'card',
    provider: m.payment_card,
    transaction: m.receipt_transaction,
  },
  bkash: {
    name: m.payment_bkash,
    note: m.payment_bkash_note,
    icon: 'mobile',
    provider: m.payment_bkash,
    transaction: m.receipt_trx,
  },
  sslcommerz: {
    name: m.payment_bank,
    note: m.payment_bank_note,
    icon: 'bank',
    provider: () => 'SSLCommerz',
    transaction: m.receipt_transaction,
  },
}

/** Formats as: Bank or mobile wallet (SSLCommerz). */
export function nameWithProvider(method: PaymentMethod): string {
  const [name, provider] = [METHODS[method].name(), METHODS[method].provider()]
  return name === provider ? name : `${name} (${provider})`
}

export const sumOf = ({ amount, currency }: Sum): string => (currency === 'usd' ? sum(amount) : taka(amount))

/** Before a method is available, the amount due in dollars. */
export function sumOfMethod({ methods, due }: Sums, method: PaymentMethod): Sum {
  const found = methods.find(({ name }) => name === method)
  return found && found.name !== 'card' ? found : { amount: due, currency: 'usd' }
}
