// The mails about orders, and the receipt numbers.
import { printedName } from '#contract/first-name.ts'
import { METHOD_WORDS } from '#contract/orders/payment-methods.ts'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail, type Block } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars, formatRate } from '../../money.ts'
import { formatCharged, type Attempt } from './attempts.ts'
import type { Order } from './order-states.ts'

export type Settings = Pick<Deps['settings'], 'publicUrl' | 'supportEmail' | 'seller'>

export type Reader = { to: string; language: Language }

export const receiptName = (number: number): string => `P-${String(number).padStart(6, '0')}`

/** In the mails that are written before the settling statement counts on, which puts the number in its place. */
export const RECEIPT_TO_COME = receiptName(0)
const nameOf = ({ receiptNumber }: Order): string =>
  receiptNumber === null ? RECEIPT_TO_COME : receiptName(receiptNumber)

const FORM = { dateStyle: 'long', timeZone: 'UTC' } as const
const LONG_DATE = { en: new Intl.DateTimeFormat('en-GB', FORM), bn: new Intl.DateTimeFormat('bn', FORM) }

const RECEIPT = {
  en: {
    subject: (number: string, product: string) => `Receipt ${number}: ${product}`,
    thanks: (name: string) => `Thank you, ${name}.`,
    number: 'Receipt',
    date: 'Date',
    product: 'Product',
    price: 'Price',
    promoCode: 'Promo code',
    paid: 'Paid',
    rate: 'Exchange rate',
    payer: 'Paid by',
    method: 'Paid with',
    transaction: 'Transaction',
    print: 'View or print the receipt',
    collection: 'My Collection',
    seller: 'Seller',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    accepted: 'By paying you accepted our terms and refund rules, as they were on that day:',
    terms: (version: string) => `Terms, version ${version}`,
    refunds: (version: string) => `Refund rules, version ${version}`,
  },
  bn: {
    subject: (number: string, product: string) => `রসিদ ${number}: ${product}`,
    thanks: (name: string) => `ধন্যবাদ, ${name}।`,
    number: 'রসিদ নম্বর',
    date: 'তারিখ',
    product: 'পণ্য',
    price: 'দাম',
    promoCode: 'প্রোমো কোড',
    paid: 'পরিশোধ করেছেন',
    rate: 'ডলারের দর',
    payer: 'টাকা দিয়েছেন',
    method: 'যেভাবে দেওয়া হয়েছে',
    transaction: 'লেনদেন',
    print: 'রসিদ দেখুন বা প্রিন্ট করুন',
    collection: 'আমার সংগ্রহ',
    seller: 'বিক্রেতা',
    address: 'ঠিকানা',
    phone: 'ফোন',
    email: 'ইমেইল',
    accepted: 'টাকা দিয়ে আপনি আমাদের শর্ত ও টাকা ফেরতের নিয়ম মেনে নিয়েছেন, সেদিন যেমন ছিল:',
    terms: (version: string) => `শর্তাবলি, সংস্করণ ${version}`,
    refunds: (version: string) => `টাকা ফেরতের নিয়ম, সংস্করণ ${version}`,
  },
}

export function receiptMail(order: Order, attempt: Attempt | null, language: Language, settings: Settings): Mail {
  const { publicUrl } = settings
  const words = RECEIPT[language]
  return composeMail({
    to: order.email,
    language,
    subject: receiptSubject(order, language),
    blocks: [
      words.thanks(printedName(order.userName)),
      { facts: receiptFacts(order, attempt, language) },
      { button: words.print, href: `${publicUrl}${paths.receipt(order.id)}` },
      { link: words.collection, href: `${publicUrl}${paths.myCollection}` },
      ...acceptedBlocks(order, language, publicUrl),
      { facts: sellerFacts(settings, language) },
    ],
  })
}

export const receiptSubject = (order: Order, language: Language): string =>
  RECEIPT[language].subject(nameOf(order), order.productName)

export function receiptFacts(order: Order, attempt: Attempt | null, language: Language): [string, string][] {
  const words = RECEIPT[language]
  const facts: [string, string][] = [
    [words.number, nameOf(order)],
    [words.date, LONG_DATE[language].format(order.paidAt ?? order.createdAt)],
    [words.product, order.productName],
    [words.price, formatDollars(order.priceCents, language)],
  ]
  if (order.promoCode) facts.push([words.promoCode, order.promoCode])
  if (order.paidCents) facts.push([words.paid, formatCharged(attempt, order.paidCents, language)])
  if (attempt?.rate) facts.push([words.rate, formatRate(attempt.rate, language)])
  if (attempt?.payerName) facts.push([words.payer, printedName(attempt.payerName)])
  if (attempt) facts.push([words.method, METHOD_WORDS[attempt.provider].name[language]])
  const transaction = attempt?.transaction ?? order.transactionId
  const label = attempt && METHOD_WORDS[attempt.provider].transaction
  if (transaction) facts.push([label ?? words.transaction, transaction])
  return facts
}

/** Links to the versions that were accepted, however often they change later. */
export function acceptedBlocks(
  { termsVersion, refundsVersion }: Order,
  language: Language,
  publicUrl: string,
): Block[] {
  if (termsVersion === null || refundsVersion === null) return []
  const { accepted, terms, refunds } = RECEIPT[language]
  const number = (version: number) => version.toLocaleString(language)
  return [
    accepted,
    { link: terms(number(termsVersion)), href: `${publicUrl}${paths.terms}?version=${termsVersion}` },
    { link: refunds(number(refundsVersion)), href: `${publicUrl}${paths.refunds}?version=${refundsVersion}` },
  ]
}

/** What is not set is left out. */
export function sellerFacts({ seller, supportEmail }: Settings, language: Language): [string, string][] {
  const words = RECEIPT[language]
  const facts: [string, string][] = [
    [words.seller, seller.name[language]],
    [words.address, seller.address[language]],
    [words.phone, seller.phone],
    [words.email, supportEmail],
  ]
  return facts.filter(([, value]) => value)
}

const REFUND = {
  en: {
    subject: (product: string) => `Refunded: ${product}`,
    blocks: (product: string, amount: string) => [
      `You were charged ${amount} for “${product}”, which you had paid for already.`,
      'We have sent this second payment back the way it came. It arrives within a few days; you need not do anything.',
    ],
  },
  bn: {
    subject: (product: string) => `টাকা ফেরত: ${product}`,
    blocks: (product: string, amount: string) => [
      `“${product}”-এর টাকা আপনি আগেই দিয়েছিলেন, তবু আবার ${amount} কাটা হয়েছে।`,
      'দ্বিতীয়বারের টাকা যে পথে এসেছিল সেই পথেই ফেরত পাঠিয়েছি। কয়েক দিনের মধ্যে পেয়ে যাবেন; আপনাকে কিছু করতে হবে না।',
    ],
  },
}

const NOT_ACCEPTED: typeof REFUND = {
  en: {
    subject: REFUND.en.subject,
    blocks: (product, amount) => [
      `We could not accept your payment of ${amount} for “${product}”, so nothing was sold.`,
      'We have sent the money back the way it came. It arrives within a few days. You can pay again, or in another way.',
    ],
  },
  bn: {
    subject: REFUND.bn.subject,
    blocks: (product, amount) => [
      `“${product}”-এর জন্য আপনার ${amount} আমরা গ্রহণ করতে পারিনি, তাই কেনাটি হয়নি।`,
      'টাকা যে পথে এসেছিল সেই পথেই ফেরত পাঠিয়েছি। কয়েক দিনের মধ্যে পেয়ে যাবেন। চাইলে আবার বা অন্যভাবে টাকা দিতে পারেন।',
    ],
  },
}

const RISKY: typeof REFUND = {
  en: {
    subject: REFUND.en.subject,
    blocks: (product, amount) => [
      `Your bank or wallet called your payment of ${amount} for “${product}” risky, so after a check we couldn’t accept it.`,
      'We’ve sent it back the way it came. It arrives within a few days. You can pay again, or in another way, from My Order.',
    ],
  },
  bn: {
    subject: REFUND.bn.subject,
    blocks: (product, amount) => [
      `“${product}”-এর জন্য আপনার ${amount}-এর পেমেন্টটিকে ব্যাংক বা ওয়ালেট ঝুঁকিপূর্ণ বলেছিল। তাই যাচাই করে আমরা টাকাটা নিতে পারিনি।`,
      'টাকা যে পথে এসেছিল সেই পথেই ফেরত পাঠিয়েছি। কয়েক দিনের মধ্যে পেয়ে যাবেন। চাইলে আমার অর্ডার থেকে আবার বা অন্যভাবে টাকা দিতে পারেন।',
    ],
  },
}

/** To the learner: what their parent paid by a link was not accepted. */
const RISKY_OF_PARENT: typeof REFUND = {
  en: {
    subject: (product) => `Not paid yet: ${product}`,
    blocks: (product, amount) => [
      `The bank or wallet called the payment of ${amount} through your link for “${product}” risky, so after a check we couldn’t accept it.`,
      'Whoever paid gets the money back. You can pay in another way, or send a new link, from My Order.',
    ],
  },
  bn: {
    subject: (product) => `এখনো পেমেন্ট হয়নি: ${product}`,
    blocks: (product, amount) => [
      `“${product}”-এর জন্য আপনার লিংক থেকে দেওয়া ${amount}-এর পেমেন্টটিকে ব্যাংক বা ওয়ালেট ঝুঁকিপূর্ণ বলেছিল। তাই যাচাই করে আমরা টাকাটা নিতে পারিনি।`,
      'যিনি টাকা দিয়েছেন, তিনি ফেরত পাবেন। আমার অর্ডার থেকে অন্যভাবে টাকা দিতে পারেন, অথবা নতুন লিংক পাঠাতে পারেন।',
    ],
  },
}

const WHY_BACK = { second: REFUND, notAccepted: NOT_ACCEPTED, risky: RISKY, riskyOfParent: RISKY_OF_PARENT }

/** About a payment that went back: the second one of an order, or one that was not accepted. */
export function refundMail(
  { to, language }: Reader,
  product: string,
  amount: string,
  reason: keyof typeof WHY_BACK,
): Mail {
  const { subject, blocks } = WHY_BACK[reason][language]
  return composeMail({ to, language, subject: subject(product), blocks: blocks(product, amount) })
}

const WITHDRAWN = {
  en: {
    subject: (product: string) => `No longer sold: ${product}`,
    blocks: (product: string) => [
      `“${product}” was taken off our shelves before you had paid for it.`,
      'The payment was cancelled and nothing was charged.',
    ],
  },
  bn: {
    subject: (product: string) => `আর বিক্রি হয় না: ${product}`,
    blocks: (product: string) => [
      `আপনি টাকা দেওয়ার আগেই “${product}”-এর বিক্রি বন্ধ হয়ে গেছে।`,
      'পেমেন্টটি বাতিল করা হয়েছে; কোনো টাকা কাটা হয়নি।',
    ],
  },
}

export function withdrawnMail({ email: to, productName }: Order, language: Language): Mail {
  const { subject, blocks } = WITHDRAWN[language]
  return composeMail({ to, language, subject: subject(productName), blocks: blocks(productName) })
}
