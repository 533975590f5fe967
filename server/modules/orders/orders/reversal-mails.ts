// The emails about payments for which nothing was sold: one that was refunded, one that is held because of its risk, and one that
// was cancelled because the product is no longer for sale.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { formatCharged, type Attempt } from './attempts.ts'
import type { Order } from './order-states.ts'
import type { Reader } from './receipt-mails.ts'
import { buyerOf, toAdministrators } from './refund-mails.ts'
import { REFUND_TIME } from './refund-words.ts'

type Settings = Deps['settings']

const REFUND = {
  en: {
    subject: (product: string) => `Refunded: ${product}`,
    blocks: (product: string, amount: string) => [
      `You were charged ${amount} for “${product}”, but you’d already paid for it.`,
      `We’ve refunded the second payment the same way you paid. ${REFUND_TIME.en} You don’t need to do anything.`,
    ],
  },
  bn: {
    subject: (product: string) => `টাকা ফেরত: ${product}`,
    blocks: (product: string, amount: string) => [
      `“${product}”-এর টাকা আপনি আগেই দিয়েছিলেন, তারপরও আবার ${amount} কাটা হয়েছে।`,
      `দ্বিতীয়বারের টাকা ফেরত দিয়েছি, যেভাবে দিয়েছিলেন সেভাবেই। ${REFUND_TIME.bn} আপনাকে কিছু করতে হবে না।`,
    ],
  },
}

const NOT_ACCEPTED: typeof REFUND = {
  en: {
    subject: REFUND.en.subject,
    blocks: (product, amount) => [
      `We couldn’t accept your payment of ${amount} for “${product}”, so the purchase didn’t go through.`,
      `We’ve refunded it the same way you paid. ${REFUND_TIME.en} You can pay again or use another method.`,
    ],
  },
  bn: {
    subject: REFUND.bn.subject,
    blocks: (product, amount) => [
      `“${product}”-এর জন্য আপনার ${amount} নিতে পারিনি, তাই এটি কেনা হয়নি।`,
      `টাকা ফেরত দিয়েছি, যেভাবে দিয়েছিলেন সেভাবেই। ${REFUND_TIME.bn} চাইলে আবার চেষ্টা করুন বা অন্যভাবে টাকা দিন।`,
    ],
  },
}

const RISKY: typeof REFUND = {
  en: {
    subject: REFUND.en.subject,
    blocks: (product, amount) => [
      `We couldn’t accept your payment of ${amount} for “${product}”, because your bank or wallet flagged it as risky.`,
      `We’ve refunded it the same way you paid. ${REFUND_TIME.en} You can pay again or use another method from My Order.`,
    ],
  },
  bn: {
    subject: REFUND.bn.subject,
    blocks: (product, amount) => [
      `“${product}”-এর জন্য আপনার ${amount} নিতে পারিনি, কারণ আপনার ব্যাংক বা ওয়ালেট পেমেন্টটিকে ঝুঁকিপূর্ণ বলেছিল।`,
      `টাকা ফেরত দিয়েছি, যেভাবে দিয়েছিলেন সেভাবেই। ${REFUND_TIME.bn} চাইলে ‘আমার অর্ডার’ পাতা থেকে আবার চেষ্টা করুন বা অন্যভাবে টাকা দিন।`,
    ],
  },
}

/** For the learner: the payment by their parent through a link wasn't accepted. */
const RISKY_OF_PARENT: typeof REFUND = {
  en: {
    subject: (product) => `Payment not accepted: ${product}`,
    blocks: (product, amount) => [
      `We couldn’t accept the payment of ${amount} for “${product}” made with your link, because the bank or wallet flagged it as risky.`,
      'The person who paid gets a refund. You can pay another way or send a new link from My Order.',
    ],
  },
  bn: {
    subject: (product) => `পেমেন্ট নেওয়া যায়নি: ${product}`,
    blocks: (product, amount) => [
      `আপনার লিংক থেকে “${product}”-এর জন্য দেওয়া ${amount} নিতে পারিনি, কারণ ব্যাংক বা ওয়ালেট পেমেন্টটিকে ঝুঁকিপূর্ণ বলেছিল।`,
      'যিনি টাকা দিয়েছেন, তিনি ফেরত পাবেন। ‘আমার অর্ডার’ পাতা থেকে অন্যভাবে টাকা দিতে পারেন, অথবা নতুন লিংক পাঠাতে পারেন।',
    ],
  },
}

const REASONS = { second: REFUND, notAccepted: NOT_ACCEPTED, risky: RISKY, riskyOfParent: RISKY_OF_PARENT }

/** About a payment that was returned: a second payment for an order, or one that wasn't accepted. */
export function reversalMail(
  { to, language }: Reader,
  product: string,
  amount: string,
  reason: keyof typeof REASONS,
): Mail {
  const { subject, blocks } = REASONS[reason][language]
  return composeMail({ to, language, subject: subject(product), blocks: blocks(product, amount) })
}

/** About a payment that should be returned because it bought nothing. */
export function failedReversalMail(
  charge: Pick<Order, 'productName' | 'email'>,
  amount: string,
  problem: string,
  settings: Settings,
): Mail {
  const { productName: product } = charge
  return toAdministrators(settings, `Refund failed: ${product}`, [
    `We couldn’t refund ${amount} for “${product}” to ${buyerOf(charge)}. The payment wasn’t needed.`,
    ...(problem ? [`The payment provider says: ${problem}`] : []),
    'Retry the refund, or send the money another way and record it.',
    { button: 'Review refund', href: `${settings.publicUrl}${paths.adminMoney}` },
  ])
}

/** About a payment that its provider flags as risky. */
export function heldMail(order: Order, attempt: Attempt, risk: string, settings: Settings): Mail {
  const { productName: product } = order
  return toAdministrators(settings, `A payment needs your decision: ${product}`, [
    `${payerNamed(order, attempt)} paid ${formatCharged(attempt, attempt.dueCents)} for “${product}”, but the payment provider flagged it as risky: ${risk}`,
    'Accept the payment or refund it. Until then, the order stays unpaid.',
    { button: 'Review payment', href: `${settings.publicUrl}${paths.adminMoney}` },
  ])
}

const payerNamed = (order: Order, { payerName, payerEmail }: Attempt): string =>
  payerName ? `${payerName} (${payerEmail}), using the link from ${buyerOf(order)},` : buyerOf(order)

const WITHDRAWN = {
  en: {
    subject: (product: string) => `No longer for sale: ${product}`,
    blocks: (product: string) => [
      `“${product}” went off sale before you paid for it.`,
      'We cancelled the payment, and you weren’t charged.',
    ],
  },
  bn: {
    subject: (product: string) => `বিক্রি বন্ধ: ${product}`,
    blocks: (product: string) => [
      `আপনি টাকা দেওয়ার আগেই “${product}”-এর বিক্রি বন্ধ হয়ে গেছে।`,
      'পেমেন্টটি বাতিল করেছি। আপনার কোনো টাকা কাটা হয়নি।',
    ],
  },
}

export function withdrawnMail({ email: to, productName }: Order, language: Language): Mail {
  const { subject, blocks } = WITHDRAWN[language]
  return composeMail({ to, language, subject: subject(productName), blocks: blocks(productName) })
}
