// The receipt that is emailed for a paid order, and its number.
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

/** Stands for the number in emails that are written before the settling statement counts it. */
export const RECEIPT_TO_COME = receiptName(0)
const nameOf = ({ receiptNumber }: Order): string =>
  receiptNumber === null ? RECEIPT_TO_COME : receiptName(receiptNumber)

const FORM = { dateStyle: 'long', timeZone: 'UTC' } as const
const LONG_DATE = { en: new Intl.DateTimeFormat('en-GB', FORM), bn: new Intl.DateTimeFormat('bn', FORM) }

const RECEIPT = {
  en: {
    subject: (number: string, product: string) => `Receipt ${number}: ${product}`,
    thanks: (name: string, product: string) => `Thank you, ${name}. “${product}” is in your collection now.`,
    number: 'Receipt no.',
    date: 'Date',
    product: 'Product',
    price: 'Price',
    promoCode: 'Promo code',
    paid: 'Amount paid',
    rate: 'Exchange rate',
    payer: 'Paid by',
    method: 'Paid with',
    transaction: 'Transaction ID',
    print: 'View or print receipt',
    collection: 'My Collection',
    seller: 'Seller',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    accepted: 'By paying, you accepted the terms and refund rules in force that day:',
    acceptedBy: (name: string) => `${name} accepted the terms and refund rules in force that day:`,
    terms: (version: string) => `Terms, version ${version}`,
    refunds: (version: string) => `Refund rules, version ${version}`,
  },
  bn: {
    subject: (number: string, product: string) => `রসিদ ${number}: ${product}`,
    thanks: (name: string, product: string) => `ধন্যবাদ, ${name}। “${product}” এখন আপনার সংগ্রহে আছে।`,
    number: 'রসিদ নম্বর',
    date: 'তারিখ',
    product: 'পণ্য',
    price: 'দাম',
    promoCode: 'প্রোমো কোড',
    paid: 'টাকার পরিমাণ',
    rate: 'ডলারের দর',
    payer: 'পেমেন্ট করেছেন',
    method: 'পেমেন্টের মাধ্যম',
    transaction: 'ট্রানজেকশন আইডি',
    print: 'রসিদ দেখুন বা প্রিন্ট করুন',
    collection: 'আমার সংগ্রহ',
    seller: 'বিক্রেতা',
    address: 'ঠিকানা',
    phone: 'ফোন',
    email: 'ইমেইল',
    accepted: 'টাকা দেওয়ার সময় আপনি আমাদের সেদিনের শর্তাবলি ও টাকা ফেরতের নিয়ম মেনে নিয়েছেন:',
    acceptedBy: (name: string) => `${name} আমাদের সেদিনের শর্তাবলি ও টাকা ফেরতের নিয়ম মেনে টাকা দিয়েছেন:`,
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
      words.thanks(printedName(order.userName), order.productName),
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

/** Links to the versions that were accepted, however often they change later. `payer` is set for a reader who didn't pay. */
export function acceptedBlocks(
  { termsVersion, refundsVersion }: Order,
  language: Language,
  publicUrl: string,
  payer?: string,
): Block[] {
  if (termsVersion === null || refundsVersion === null) return []
  const { accepted, acceptedBy, terms, refunds } = RECEIPT[language]
  const number = (version: number) => version.toLocaleString(language)
  return [
    payer ? acceptedBy(payer) : accepted,
    { link: terms(number(termsVersion)), href: `${publicUrl}${paths.terms}?version=${termsVersion}` },
    { link: refunds(number(refundsVersion)), href: `${publicUrl}${paths.refunds}?version=${refundsVersion}` },
  ]
}

/** Unset values are left out. */
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
