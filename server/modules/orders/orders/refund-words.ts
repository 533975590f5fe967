// What buyers read about money that goes back to them, in both languages.
import type { Language } from '#contract/constants.ts'

/** Every email about a refund says this, as the refund rules do. */
export const REFUND_TIME: Record<Language, string> = {
  en: 'It usually takes a few days to arrive, depending on your bank or wallet.',
  bn: 'সাধারণত কয়েক দিনের মধ্যেই টাকা পেয়ে যাবেন। ব্যাংক বা ওয়ালেটভেদে একটু কমবেশি হতে পারে।',
}

type RefundWords = {
  refunded: (product: string) => string
  sentBack: (amount: string, product: string) => string
  reason: (reason: string) => string
  receipt: string
  notArrived: (product: string) => string
  bankRefused: (amount: string, product: string) => string
  writeTo: (support: string) => string
  bankReturned: (amount: string, product: string) => string
  closed: string
  kept: (product: string) => string
}

export const REFUND_WORDS: Record<Language, RefundWords> = {
  en: {
    refunded: (product) => `Refunded: ${product}`,
    sentBack: (amount, product) =>
      `We’ve refunded ${amount} for “${product}” the same way it was paid. ${REFUND_TIME.en}`,
    reason: (reason) => `Reason: ${reason}`,
    receipt: 'View receipt',
    notArrived: (product) => `Your refund didn’t go through: ${product}`,
    bankRefused: (amount, product) => `Your bank didn’t accept our refund of ${amount} for “${product}”.`,
    writeTo: (support) => `Write to ${support}, and we’ll send it another way.`,
    bankReturned: (amount, product) => `Your bank returned ${amount} for “${product}” to you, as you asked.`,
    closed: 'It’s no longer in your collection. You can buy it again any time.',
    kept: (product) => `“${product}” is still yours.`,
  },
  bn: {
    refunded: (product) => `টাকা ফেরত: ${product}`,
    sentBack: (amount, product) => `“${product}”-এর ${amount} ফেরত দিয়েছি, যেভাবে দেওয়া হয়েছিল সেভাবেই। ${REFUND_TIME.bn}`,
    reason: (reason) => `কারণ: ${reason}`,
    receipt: 'রসিদ দেখুন',
    notArrived: (product) => `টাকা ফেরত যায়নি: ${product}`,
    bankRefused: (amount, product) => `“${product}”-এর ${amount} ফেরত পাঠিয়েছিলাম, কিন্তু আপনার ব্যাংক তা নেয়নি।`,
    writeTo: (support) => `${support} ঠিকানায় আমাদের লিখুন। আমরা অন্যভাবে টাকা পাঠাব।`,
    bankReturned: (amount, product) => `আপনার অনুরোধে ব্যাংক “${product}”-এর ${amount} আপনাকে ফেরত দিয়েছে।`,
    closed: 'এটি আর আপনার সংগ্রহে নেই। চাইলে যেকোনো সময় আবার কিনতে পারবেন।',
    kept: (product) => `“${product}” আপনারই থাকছে।`,
  },
}
