// The mails about payments for which nothing was sold: one that went back, one that is held because of its risk, and one that was
// cancelled because the product is sold no more.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { formatCharged, type Attempt } from './attempts.ts'
import type { Order } from './order-states.ts'
import type { Reader } from './receipt-mails.ts'
import { buyerOf, toAdministrators } from './refund-mails.ts'

type Settings = Deps['settings']

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
      'The person who paid gets their money back. You can pay another way or send a new link from My Order.',
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
export function reversalMail(
  { to, language }: Reader,
  product: string,
  amount: string,
  reason: keyof typeof WHY_BACK,
): Mail {
  const { subject, blocks } = WHY_BACK[reason][language]
  return composeMail({ to, language, subject: subject(product), blocks: blocks(product, amount) })
}

/** A payment that was to go back because nothing was sold for it. */
export function failedReversalMail(
  charge: Pick<Order, 'productName' | 'email'>,
  amount: string,
  problem: string,
  settings: Settings,
): Mail {
  const { productName: product } = charge
  return toAdministrators(settings, `Refund failed: ${product}`, [
    `${amount} for “${product}” were not needed and could not be sent back to ${buyerOf(charge)}.`,
    ...(problem ? [`The payment provider says: ${problem}`] : []),
    'Send it again, or send it another way and say so.',
    { link: 'Decide', href: `${settings.publicUrl}${paths.adminMoney}` },
  ])
}

/** A payment that its provider calls risky. */
export function heldMail(order: Order, attempt: Attempt, risk: string, settings: Settings): Mail {
  const { productName: product } = order
  return toAdministrators(settings, `A payment waits for you: ${product}`, [
    `${payerNamed(order, attempt)} paid ${formatCharged(attempt, attempt.dueCents)} for “${product}”, but the provider calls it risky: ${risk}`,
    'Accept it, or send the money back. Until then the order stays unpaid.',
    { button: 'Decide', href: `${settings.publicUrl}${paths.adminMoney}` },
  ])
}

const payerNamed = (order: Order, { payerName, payerEmail }: Attempt): string =>
  payerName ? `${payerName} (${payerEmail}), by the link of ${buyerOf(order)},` : buyerOf(order)

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
