// The mails about refunds and disputes, to the buyer and to the administrators.
import { paths } from '#contract/paths.ts'
import type { Mail } from '../../adapters/mail/mail.ts'
import type { Deps } from '../deps.ts'
import { formatDollars } from '../money.ts'
import type { Order } from './order-states.ts'
import { oneLine } from './receipts.ts'
import type { DisputeChange } from './save-disputes.ts'
import type { RefundChange } from './save-refunds.ts'

type Settings = Deps['settings']
type Sale = Pick<Order, 'productName' | 'email' | 'state'>

/** `order` is in its new state. */
export function refundMails(order: Order, { refund, before }: RefundChange, settings: Settings): Mail[] {
  const { state, amountCents, reason, problem, requestKey } = refund
  const product = oneLine(order.productName)
  const amount = formatDollars(amountCents)
  if (state === 'pending') return []
  if (state === 'succeeded') {
    return [
      ...toBuyer(order, `Refunded: ${product}`, [
        `We have sent ${amount} for “${product}” back to your card. It arrives within 5 to 10 days.`,
        ...(requestKey ? [`Reason: ${oneLine(reason)}`] : []),
        afterReturn(order, product),
        `Receipt: ${settings.publicUrl}${paths.receipt(order.id)}`,
      ]),
      toAdministrators(settings, `Refund of ${amount}: ${product}`, [
        `${amount} of ${formatDollars(order.paidCents ?? 0)} for “${product}” went back to ${buyerOf(order)}.`,
        requestKey ? `Reason: ${oneLine(reason)}` : 'It was made in the card provider’s dashboard.',
      ]),
    ]
  }
  return [
    // Whoever was told of the money must know that it does not come.
    ...(before === 'succeeded'
      ? toBuyer(order, `Your refund did not arrive: ${product}`, [
          `Your bank did not take back the ${amount} for “${product}”.`,
          `Please write to ${settings.supportEmail}, so that we can send it another way.`,
        ])
      : []),
    toAdministrators(settings, `Refund failed: ${product}`, [
      `${amount} for “${product}” could not be sent back to ${buyerOf(order)}.`,
      `The card provider says: ${oneLine(problem ?? '')}`,
      order.state === 'refunded'
        ? 'The order stays refunded, because it was ordered again or the rest went back.'
        : 'The order counts as paid.',
    ]),
  ]
}

/** `order` is in its new state. */
export function disputeMails(order: Sale, { dispute, before }: DisputeChange, settings: Settings): Mail[] {
  const { state, amountCents, reason, evidenceDueAt } = dispute
  const product = oneLine(order.productName)
  const amount = formatDollars(amountCents)
  const why = oneLine(reason).replaceAll('_', ' ')
  if (state === 'won') {
    return [
      toAdministrators(settings, `Dispute won: ${product}`, [
        `The bank decided for you: the ${amount} for “${product}” from ${buyerOf(order)} stay yours.`,
      ]),
    ]
  }
  if (state === 'lost') {
    return [
      ...toBuyer(order, `Refunded: ${product}`, [
        `Your bank has given you back ${amount} for “${product}”, as you asked it to.`,
        afterReturn(order, product),
      ]),
      toAdministrators(settings, `Dispute lost: ${product}`, [
        `The bank has given the ${amount} for “${product}” back to ${buyerOf(order)}. It counts as a refund.`,
        `The buyer’s reason: ${why}`,
      ]),
    ]
  }
  if (before !== null) return []
  return [
    toAdministrators(settings, `Dispute of ${amount}: ${product}`, [
      `${buyerOf(order)} asks the bank to give back ${amount} for “${product}”. Reason: ${why}`,
      evidenceDueAt
        ? `Answer in the card provider’s dashboard before ${evidenceDueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC; after that it is lost.`
        : 'There is nothing to answer.',
    ]),
  ]
}

/** A payment that was to go back because nothing was sold for it. */
export function failedReversalMail(charge: Sale, amountCents: number, problem: string, settings: Settings): Mail {
  const product = oneLine(charge.productName)
  return toAdministrators(settings, `Refund failed: ${product}`, [
    `A second payment of ${formatDollars(amountCents)} for “${product}” could not be sent back to ${buyerOf(charge)}.`,
    `The card provider says: ${oneLine(problem)}`,
  ])
}

/** A deleted person gets no mail. */
function toBuyer(order: Sale, subject: string, lines: string[]): Mail[] {
  return order.email ? [{ to: order.email, subject, text: lines.join('\n') }] : []
}

function toAdministrators({ supportEmail, publicUrl }: Settings, subject: string, lines: string[]): Mail {
  const text = [...lines, '', `All refunds and disputes: ${publicUrl}${paths.adminRefunds}`].join('\n')
  return { to: supportEmail, subject, text }
}

const buyerOf = (order: Sale): string => order.email || 'a deleted user'

const afterReturn = (order: Sale, product: string): string =>
  order.state === 'refunded'
    ? 'It is no longer in your collection; you can buy it again at any time.'
    : `You keep “${product}”.`
