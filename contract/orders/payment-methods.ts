// The payment methods, and their names on receipts and in refusals. A method stays listed when this installation no
// longer accepts it.
import type { Language } from '../constants.ts'

/** The payment page lists them in this order. */
export const PAYMENT_METHODS = ['card', 'bkash', 'sslcommerz'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

type MethodWords = {
  name: Record<Language, string>
  /** The sender of its notices. */
  provider: string
  /** The provider's name for a payment's number, if it has one. */
  transaction: string | null
}

export const METHOD_WORDS: Record<PaymentMethod, MethodWords> = {
  card: { name: { en: 'Card', bn: 'কার্ড' }, provider: 'the card provider', transaction: null },
  bkash: { name: { en: 'bKash', bn: 'বিকাশ' }, provider: 'bKash', transaction: 'TrxID' },
  sslcommerz: {
    name: { en: 'Bank or mobile wallet (SSLCommerz)', bn: 'ব্যাংক বা মোবাইল ওয়ালেট (SSLCommerz)' },
    provider: 'SSLCommerz',
    transaction: null,
  },
}
