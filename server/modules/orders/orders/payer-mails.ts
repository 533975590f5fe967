// The emails about an order that somebody else paid by a link: to the learner, and to the payer in the payer's language.
import type { Language } from '#contract/constants.ts'
import { firstName, printedName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Attempt, Payer } from './attempts.ts'
import type { Order } from './order-states.ts'
import { REFUND_TIME } from './refund-words.ts'
import {
  acceptedBlocks,
  receiptFacts,
  receiptSubject,
  sellerFacts,
  type Reader,
  type Settings,
} from './receipt-mails.ts'

const WORDS = {
  en: {
    paidFor: (name: string, product: string) => `${name} paid for ${product}`,
    paid: (name: string, product: string) => `${name} paid for “${product}”. It’s in your collection now.`,
    receipt: 'View or print receipt',
    collection: 'My Collection',
    thanks: (name: string) => `Thank you, ${name}.`,
    forLearner: (name: string, product: string) =>
      name ? `You paid for “${product}”. ${name} can start now.` : `You paid for “${product}”.`,
    once: 'This is a one-time payment. Nothing renews automatically.',
    sentBack: (product: string) => `Refunded: ${product}`,
    notNeeded: (product: string, amount: string) => [
      `We’ve refunded your payment of ${amount} for “${product}”. The payment wasn’t needed: someone had already paid, or the order was deleted.`,
      `The money goes back the same way you paid. ${REFUND_TIME.en} You don’t need to do anything.`,
    ],
    refused: (product: string, amount: string) => [
      `We couldn’t accept your payment of ${amount} for “${product}”, because your bank or wallet flagged it as risky.`,
      `We’ve refunded it the same way you paid. ${REFUND_TIME.en} You don’t need to do anything. To pay another way, ask for a new link.`,
    ],
    refunded: (product: string, amount: string) => [
      `We’ve refunded ${amount} of what you paid for “${product}”, the same way you paid.`,
      `${REFUND_TIME.en} You don’t need to do anything.`,
    ],
    footer: 'You’re getting this email because you paid on Porua.',
  },
  bn: {
    paidFor: (name: string, product: string) => `${name} আপনার জন্য কিনে দিয়েছেন: ${product}`,
    paid: (name: string, product: string) => `${name} আপনার জন্য “${product}” কিনে দিয়েছেন। এটি এখন আপনার সংগ্রহে আছে।`,
    receipt: 'রসিদ দেখুন বা প্রিন্ট করুন',
    collection: 'আমার সংগ্রহ',
    thanks: (name: string) => `ধন্যবাদ, ${name}।`,
    forLearner: (name: string, product: string) =>
      name ? `আপনি “${product}”-এর টাকা দিয়েছেন। ${name} এখনই শুরু করতে পারবে।` : `আপনি “${product}”-এর টাকা দিয়েছেন।`,
    once: 'টাকা একবারই দিতে হয়। পরে আর কিছু কাটা হবে না।',
    sentBack: (product: string) => `টাকা ফেরত: ${product}`,
    notNeeded: (product: string, amount: string) => [
      `“${product}”-এর জন্য দেওয়া ${amount} আপনাকে ফেরত দিয়েছি। টাকাটা লাগেনি, কারণ আগেই কেউ টাকা দিয়েছিলেন, অথবা অর্ডারটি মুছে ফেলা হয়েছে।`,
      `যেভাবে দিয়েছিলেন, সেভাবেই ফেরত পাবেন। ${REFUND_TIME.bn} আপনাকে কিছু করতে হবে না।`,
    ],
    refused: (product: string, amount: string) => [
      `“${product}”-এর জন্য আপনার ${amount} নিতে পারিনি, কারণ আপনার ব্যাংক বা ওয়ালেট পেমেন্টটিকে ঝুঁকিপূর্ণ বলেছিল।`,
      `টাকা ফেরত দিয়েছি, যেভাবে দিয়েছিলেন সেভাবেই। ${REFUND_TIME.bn} আপনাকে কিছু করতে হবে না। অন্যভাবে টাকা দিতে চাইলে নতুন লিংক চেয়ে নিন।`,
    ],
    refunded: (product: string, amount: string) => [
      `“${product}”-এর জন্য দেওয়া টাকা থেকে ${amount} ফেরত দিয়েছি, যেভাবে দিয়েছিলেন সেভাবেই।`,
      `${REFUND_TIME.bn} আপনাকে কিছু করতে হবে না।`,
    ],
    footer: 'পড়ুয়ায় টাকা দিয়েছেন বলে এই ইমেইল পেয়েছেন।',
  },
}

/** The email to the learner. */
export function paidForMail(order: Order, attempt: Attempt, language: Language, { publicUrl }: Settings): Mail {
  const words = WORDS[language]
  const payer = printedName(attempt.payerName ?? '')
  return composeMail({
    to: order.email,
    language,
    subject: words.paidFor(payer, order.productName),
    blocks: [
      words.paid(payer, order.productName),
      { button: words.collection, href: `${publicUrl}${paths.myCollection}` },
      { facts: receiptFacts(order, attempt, language) },
      { link: words.receipt, href: `${publicUrl}${paths.receipt(order.id)}` },
      ...acceptedBlocks(order, language, publicUrl, payer),
    ],
  })
}

/** The parent's receipt; the email is all they need, as they have no account. */
export function payerReceiptMail(
  order: Order,
  attempt: Attempt,
  { name, email: to, language }: Payer,
  settings: Settings,
): Mail {
  const words = WORDS[language]
  return composeMail({
    to,
    language,
    subject: receiptSubject(order, language),
    blocks: [
      words.thanks(name),
      words.forLearner(firstName(order.userName), order.productName),
      { facts: receiptFacts(order, attempt, language) },
      words.once,
      ...acceptedBlocks(order, language, settings.publicUrl),
      { facts: sellerFacts(settings, language) },
    ],
    footer: words.footer,
  })
}

/** To a payer whose money was not needed, or not accepted. */
export function sentBackMail({ to, language }: Reader, product: string, amount: string, isRisky: boolean): Mail {
  const { sentBack, notNeeded, refused, footer } = WORDS[language]
  return composeMail({
    to,
    language,
    subject: sentBack(product),
    blocks: (isRisky ? refused : notNeeded)(product, amount),
    footer,
  })
}

/** The learner gets an email of their own about the refund. */
export function payerRefundMail({ email: to, language }: Payer, product: string, amount: string): Mail {
  const { sentBack, refunded, footer } = WORDS[language]
  return composeMail({ to, language, subject: sentBack(product), blocks: refunded(product, amount), footer })
}
