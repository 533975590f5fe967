// The mails about orders, and the receipt numbers.
import { paths } from '#contract/paths.ts'
import type { Mail } from '../../adapters/mail/mail.ts'
import { formatDollars } from '../money.ts'
import type { Order } from './order-states.ts'

export const receiptName = (number: number): string => `P-${String(number).padStart(6, '0')}`

export function receiptMail(order: Order, publicUrl: string): Mail {
  const number = receiptName(order.receiptNumber ?? 0)
  const product = oneLine(order.productName)
  return {
    to: order.email,
    subject: `Receipt ${number}: ${product}`,
    text: lines(
      `Thank you, ${oneLine(order.userName)}.`,
      '',
      `Receipt: ${number}`,
      `Date: ${(order.paidAt ?? order.createdAt).toISOString().slice(0, 10)}`,
      `Product: ${product}`,
      `Price: ${formatDollars(order.priceCents)}`,
      ...(order.promoCode ? [`Promo code: ${order.promoCode}`] : []),
      ...(order.paidCents ? [`Paid: ${formatDollars(order.paidCents)}`, `Transaction: ${order.transactionId}`] : []),
      '',
      `To print it: ${publicUrl}${paths.receipt(order.id)}`,
      `What you own: ${publicUrl}${paths.myCollection}`,
    ),
  }
}

export function refundMail(to: string, productName: string, cents: number): Mail {
  const product = oneLine(productName)
  return {
    to,
    subject: `Refunded: ${product}`,
    text: lines(
      `Your card was charged ${formatDollars(cents)} for “${product}”, which you had paid for already.`,
      'We have sent this second payment back. It reaches your card within a few days; you need not do anything.',
    ),
  }
}

export function withdrawnMail(order: Order): Mail {
  const product = oneLine(order.productName)
  return {
    to: order.email,
    subject: `No longer sold: ${product}`,
    text: lines(
      `“${product}” was taken off our shelves before you had paid for it.`,
      'The payment was cancelled and nothing was taken from your card.',
    ),
  }
}

const lines = (...all: string[]): string => all.join('\n')

/** With line breaks a name could imitate the mail's own lines. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
