// The mails about an order that somebody else paid by a link: to the learner, and to whoever paid, in their own language.
import type { Language } from '#contract/constants.ts'
import { firstName, printedName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Attempt, Payer } from './attempts.ts'
import type { Order } from './order-states.ts'
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
    paidFor: (product: string) => `Paid: ${product}`,
    paid: (name: string, product: string) => `${name} paid for “${product}”. It is in your collection.`,
    receipt: 'View or print the receipt',
    collection: 'My Collection',
    thanks: (name: string) => `Thank you, ${name}.`,
    forLearner: (name: string, product: string) =>
      name ? `You paid for “${product}”. ${name} can start now.` : `You paid for “${product}”.`,
    once: 'You paid once. Nothing renews by itself.',
    sentBack: (product: string) => `Sent back: ${product}`,
    notNeeded: (product: string, amount: string) => [
      `We did not need your payment of ${amount} for “${product}”: it had been paid for already, or the order was deleted.`,
      'We have sent it back the way it came. It arrives within a few days; you need not do anything.',
    ],
    refused: (product: string, amount: string) => [
      `Your bank or wallet called your payment of ${amount} for “${product}” risky, so after a check we couldn’t accept it.`,
      'We’ve sent it back the way it came. It arrives within a few days; you don’t need to do anything. To pay in another way, ask for a new link.',
    ],
    refunded: (product: string, amount: string) => [
      `We have sent back ${amount} of what you paid for “${product}”, the way it came.`,
      'It arrives within a few days; you need not do anything.',
    ],
  },
  bn: {
    paidFor: (product: string) => `দাম দেওয়া হয়েছে: ${product}`,
    paid: (name: string, product: string) => `${name} “${product}”-এর দাম দিয়েছেন। এটি এখন আপনার সংগ্রহে আছে।`,
    receipt: 'রসিদ দেখুন বা প্রিন্ট করুন',
    collection: 'আমার সংগ্রহ',
    thanks: (name: string) => `ধন্যবাদ, ${name}।`,
    forLearner: (name: string, product: string) =>
      name ? `আপনি “${product}”-এর দাম দিয়েছেন। ${name} এখনই শুরু করতে পারবে।` : `আপনি “${product}”-এর দাম দিয়েছেন।`,
    once: 'একবারই দাম দিয়েছেন। নিজে থেকে আর কিছু কাটবে না।',
    sentBack: (product: string) => `টাকা ফেরত: ${product}`,
    notNeeded: (product: string, amount: string) => [
      `“${product}”-এর জন্য আপনার ${amount} আমাদের লাগেনি: দাম আগেই দেওয়া হয়ে গিয়েছিল, অথবা অর্ডারটি মুছে ফেলা হয়েছে।`,
      'যে পথে এসেছিল সে পথেই টাকা ফেরত পাঠিয়েছি। কয়েক দিনের মধ্যে পেয়ে যাবেন; আপনাকে কিছু করতে হবে না।',
    ],
    refused: (product: string, amount: string) => [
      `“${product}”-এর জন্য আপনার ${amount}-এর পেমেন্টটিকে ব্যাংক বা ওয়ালেট ঝুঁকিপূর্ণ বলেছিল। তাই যাচাই করে আমরা টাকাটা নিতে পারিনি।`,
      'যে পথে এসেছিল সে পথেই টাকা ফেরত পাঠিয়েছি। কয়েক দিনের মধ্যে পেয়ে যাবেন; আপনাকে কিছু করতে হবে না। অন্যভাবে টাকা দিতে চাইলে নতুন লিংক চেয়ে নিন।',
    ],
    refunded: (product: string, amount: string) => [
      `“${product}”-এর জন্য আপনার দেওয়া দাম থেকে ${amount} ফেরত পাঠিয়েছি, যে পথে এসেছিল সে পথেই।`,
      'কয়েক দিনের মধ্যে পেয়ে যাবেন; আপনাকে কিছু করতে হবে না।',
    ],
  },
}

/** To the learner. */
export function paidForMail(order: Order, attempt: Attempt, language: Language, { publicUrl }: Settings): Mail {
  const words = WORDS[language]
  return composeMail({
    to: order.email,
    language,
    subject: words.paidFor(order.productName),
    blocks: [
      words.paid(printedName(attempt.payerName ?? ''), order.productName),
      { button: words.collection, href: `${publicUrl}${paths.myCollection}` },
      { facts: receiptFacts(order, attempt, language) },
      { link: words.receipt, href: `${publicUrl}${paths.receipt(order.id)}` },
      ...acceptedBlocks(order, language, publicUrl),
    ],
  })
}

/** The parent's receipt; the mail is all they need, as they have no account. */
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
  })
}

/** Money that arrived for nothing went back, or was not accepted. */
export function sentBackMail({ to, language }: Reader, product: string, amount: string, isRisky: boolean): Mail {
  const { sentBack, notNeeded, refused } = WORDS[language]
  return composeMail({
    to,
    language,
    subject: sentBack(product),
    blocks: (isRisky ? refused : notNeeded)(product, amount),
  })
}

/** The learner gets a mail of their own about it. */
export function payerRefundMail({ email: to, language }: Payer, product: string, amount: string): Mail {
  const { sentBack, refunded } = WORDS[language]
  return composeMail({ to, language, subject: sentBack(product), blocks: refunded(product, amount) })
}
