// The emails about refunds and disputes: to the buyer in their language, and to the administrators.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail, OFFICE_FOOTER, type Block } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars } from '../../money.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { formatCharged, type Attempt } from './attempts.ts'
import type { Order } from './order-states.ts'
import { REFUND_WORDS } from './refund-words.ts'
import type { DisputeChange } from './save-disputes.ts'
import type { RefundChange } from './save-refunds.ts'

type Settings = Deps['settings']
type Payer = Pick<Order, 'productName' | 'email'>
type Sale = Payer & Pick<Order, 'state'>
/** The settings, and the buyer's language. */
export type Letterhead = { settings: Settings; language: Language; attempt?: Attempt | undefined }

/** `order` is already in its new state. */
export function refundMails(
  order: Order,
  { refund, before }: RefundChange,
  { settings, language, attempt }: Letterhead,
): Mail[] {
  const { state, amountCents, reason, problem, requestKey } = refund
  const { productName: product } = order
  const words = REFUND_WORDS[language]
  const amount = formatCharged(attempt, amountCents)
  const ownAmount = formatCharged(attempt, amountCents, language)
  if (state === 'pending') return []
  if (state === 'succeeded') {
    return [
      ...toBuyer(order, language, words.refunded(product), [
        words.sentBack(ownAmount, product),
        ...(requestKey ? [words.reason(reason)] : []),
        afterReturn(order, language),
        { link: words.receipt, href: `${settings.publicUrl}${paths.receipt(order.id)}` },
      ]),
      toAdministrators(settings, `Refund of ${amount}: ${product}`, [
        `We refunded ${amount} of ${formatDollars(order.paidCents ?? 0)} for “${product}” to ${buyerOf(order)}.`,
        requestKey ? `Reason: ${reason}` : 'Someone made this refund in the payment provider’s dashboard.',
        allReturns(settings),
      ]),
    ]
  }
  return [
    // A buyer who knows about the refund must learn that it failed.
    ...(before === 'succeeded'
      ? toBuyer(order, language, words.notArrived(product), [
          words.bankRefused(ownAmount, product),
          words.writeTo(settings.supportEmail),
        ])
      : []),
    toAdministrators(settings, `Refund failed: ${product}`, [
      `We couldn’t refund ${amount} for “${product}” to ${buyerOf(order)}.`,
      ...(problem ? [`The payment provider says: ${problem}`] : []),
      order.state === 'refunded'
        ? 'The order stays refunded, because the product was ordered again or the rest was refunded. Send the money another way.'
        : 'The order is marked as paid again. Retry the refund, or send the money another way.',
      { button: 'Open order', href: `${settings.publicUrl}${paths.adminOrder(order.id)}` },
      allReturns(settings),
    ]),
  ]
}

/** `order` is already in its new state. */
export function disputeMails(
  order: Sale,
  { dispute, before }: DisputeChange,
  { settings, language }: Letterhead,
): Mail[] {
  const { state, amountCents, reason, evidenceDueAt } = dispute
  const { productName: product } = order
  const words = REFUND_WORDS[language]
  const amount = formatDollars(amountCents)
  const stated = reason.replaceAll('_', ' ')
  if (state === 'won') {
    return [
      toAdministrators(settings, `Dispute won: ${product}`, [
        `The bank decided in your favour. You keep the ${amount} from ${buyerOf(order)} for “${product}”.`,
        allReturns(settings),
      ]),
    ]
  }
  if (state === 'lost') {
    return [
      ...toBuyer(order, language, words.refunded(product), [
        words.bankReturned(formatDollars(amountCents, language), product),
        afterReturn(order, language),
      ]),
      toAdministrators(settings, `Dispute lost: ${product}`, [
        `The bank returned the ${amount} for “${product}” to ${buyerOf(order)}. It counts as a refund.`,
        `The buyer’s reason: ${stated}`,
        allReturns(settings),
      ]),
    ]
  }
  if (before !== null) return []
  return [
    toAdministrators(settings, `Dispute of ${amount}: ${product}`, [
      `${buyerOf(order)} disputed ${amount} for “${product}”. Reason: ${stated}`,
      evidenceDueAt
        ? `Reply in the payment provider’s dashboard before ${evidenceDueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, or you’ll lose the dispute.`
        : 'The payment provider gave no deadline. Check its dashboard.',
      allReturns(settings),
    ]),
  ]
}

/** A deleted person gets no email. */
function toBuyer({ email: to }: Sale, language: Language, subject: string, blocks: Block[]): Mail[] {
  return to ? [composeMail({ to, language, subject, blocks })] : []
}

export function toAdministrators({ supportEmail }: Settings, subject: string, blocks: Block[]): Mail {
  return composeMail({
    to: supportEmail,
    language: DEFAULT_LANGUAGE,
    subject,
    blocks,
    footer: OFFICE_FOOTER[DEFAULT_LANGUAGE],
  })
}

const allReturns = ({ publicUrl }: Settings): Block => ({
  link: 'All refunds and disputes',
  href: `${publicUrl}${paths.adminRefunds}`,
})

export const buyerOf = (order: Payer): string => order.email || 'a deleted user'

const afterReturn = ({ state, productName }: Sale, language: Language): string =>
  state === 'refunded' ? REFUND_WORDS[language].closed : REFUND_WORDS[language].kept(productName)
