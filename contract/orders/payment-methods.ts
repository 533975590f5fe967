// The ways to pay, and how receipts and refusals call each, also one that this installation no longer takes.
import type { Language } from '../constants.ts'

/** The payment page offers them in this order. */
export const PAYMENT_METHODS = ['card', 'bkash', 'sslcommerz'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

type MethodWords = {
  name: Record<Language, string>
  /** Who sends its notices. */
  provider: string
  /** What the provider calls the number of a payment, where it has a name of its own. */
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
