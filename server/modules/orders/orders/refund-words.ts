// What buyers are told about money that goes back to them, in both languages.
import type { Language } from '#contract/constants.ts'

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
      `We have sent ${amount} for “${product}” back the way you paid. It arrives within 5 to 10 days.`,
    reason: (reason) => `Reason: ${reason}`,
    receipt: 'Receipt',
    notArrived: (product) => `Your refund did not arrive: ${product}`,
    bankRefused: (amount, product) => `Your bank did not take back the ${amount} for “${product}”.`,
    writeTo: (support) => `Please write to ${support}, so that we can send it another way.`,
    bankReturned: (amount, product) => `Your bank has given you back ${amount} for “${product}”, as you asked it to.`,
    closed: 'It is no longer in your collection; you can buy it again at any time.',
    kept: (product) => `You keep “${product}”.`,
  },
  bn: {
    refunded: (product) => `টাকা ফেরত: ${product}`,
    sentBack: (amount, product) =>
      `“${product}”-এর ${amount} যেভাবে দিয়েছিলেন সেভাবেই ফেরত পাঠিয়েছি। ৫ থেকে ১০ দিনের মধ্যে পেয়ে যাবেন।`,
    reason: (reason) => `কারণ: ${reason}`,
    receipt: 'রসিদ',
    notArrived: (product) => `ফেরতের টাকা পৌঁছায়নি: ${product}`,
    bankRefused: (amount, product) => `“${product}”-এর ${amount} আপনার ব্যাংক ফেরত নেয়নি।`,
    writeTo: (support) => `${support} ঠিকানায় লিখুন, আমরা অন্যভাবে টাকা পাঠাব।`,
    bankReturned: (amount, product) => `আপনার অনুরোধে ব্যাংক “${product}”-এর ${amount} আপনাকে ফেরত দিয়েছে।`,
    closed: 'এটি আর আপনার সংগ্রহে নেই; চাইলে যেকোনো সময় আবার কিনতে পারবেন।',
    kept: (product) => `“${product}” আপনারই থাকছে।`,
  },
}
