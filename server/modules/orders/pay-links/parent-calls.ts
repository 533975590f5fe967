// Paying through a link: what its page shows, starting a payment, and asking for the result. Nobody is signed in. The
// secret in the path is checked before these run.
import { CURRENCY, type Language } from '#contract/constants.ts'
import { firstName } from '#contract/first-name.ts'
import type { BeginByLink, LinkPage, LinkState } from '#contract/calls/orders/pay-links.ts'
import { guardians } from '../../../db/schema-guardians.ts'
import { chosenLanguage } from '../../../http/chosen-language.ts'
import { conflict, HttpError, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars, toCents, toDollars } from '../../money.ts'
import { callProvider, refunded, refuse, stillProcessing } from '../orders/answers.ts'
import { amountOf, chargedBy } from '../orders/attempts.ts'
import type { OpenPayment } from '../orders/open-payment.ts'
import { dropLateCode } from '../orders/codes.ts'
import { endPayment } from '../orders/end-payment.ts'
import { finishPayment } from '../orders/finish-payment.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { Order } from '../orders/order-states.ts'
import { beginPayment, howToGoOn } from '../orders/payment-calls.ts'
import { receiptName } from '../orders/receipt-mails.ts'
import { waysToPay } from '../orders/ways-to-pay.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { isGuardian } from '../../people/accounts/guardian-hash.ts'
import { findLink, ownAttempt, ownPayment, readFacts, stateOf, type LinkFacts } from './link-rows.ts'

type ParentCalls = Pick<Handlers, 'GET /pay/{secret}' | 'POST /pay/{secret}/begin' | 'POST /pay/{secret}/result'>

export function parentCalls(deps: Deps): ParentCalls {
  return {
    'GET /pay/{secret}': async ({ params }) => pageOf(deps, await factsOf(deps, params.secret)),

    async 'POST /pay/{secret}/begin'({ params, body, request }) {
      const language = chosenLanguage(request.headers.get('cookie')) ?? DEFAULT_LANGUAGE
      return howToGoOn(await beginByLink(deps, params.secret, body, language))
    },

    'POST /pay/{secret}/result': ({ params }) => askResult(deps, params.secret),
  }
}

async function factsOf({ db }: Deps, secret: string): Promise<LinkFacts> {
  const link = await findLink(db, secret)
  if (!link) throw notFound()
  return readFacts(db, link)
}

/** Prepares the payment, and refuses anything that the page didn't show. */
export async function beginByLink(
  deps: Deps,
  secret: string,
  { method, name, email, price, taka }: BeginByLink,
  language: Language,
): Promise<OpenPayment> {
  const before = await factsOf(deps, secret)
  const { link, order } = before
  await deps.limits.count('payLink', link.id)
  requireOpen(stateOf(before, deps.now()))
  await callProvider(() => dropLateCode(deps, order!.id, 'payer'))
  const { dueCents } = await findOrder(deps.db, order!.id)
  if (dueCents !== toCents(price)) throw priceChanged({ dueCents })
  const payer = { linkId: link.id, name, email, language }
  const begun = callProvider(async () => {
    const opened = await beginPayment(deps, order!, method, payer)
    // The link, the price or the rate may have changed in the meantime, and nobody has been charged yet.
    const after = await factsOf(deps, secret)
    const { amount, currency } = ownAttempt(after) ?? {}
    const isShown =
      opened.order.dueCents === toCents(price) && (currency === CURRENCY || taka === undefined || amount === taka)
    if (stateOf(after, deps.now()) === 'open' && isShown) return opened
    if (after.order) refuse(await endPayment(deps, after.order, 'payer'))
    requireOpen(stateOf(after, deps.now()))
    throw priceChanged(opened.order)
  })
  return begun.catch((error: unknown) => {
    // While the provider of an earlier payment doesn't answer, it isn't known whether that one took money.
    if (error instanceof HttpError && error.status === 503 && ownAttempt(before)) throw stillProcessing()
    throw error
  })
}

function requireOpen(state: LinkState): void {
  switch (state) {
    case 'open':
      return
    // Starting ends a current payment and reports that here.
    case 'withdrawn':
      return
    case 'thanks':
    case 'paid':
      return refuse('paid')
    case 'refunded':
    case 'returned':
      throw refunded()
    case 'full':
      return refuse('full')
    case 'waiting':
      return refuse('processing')
    case 'checking':
      return refuse('held')
    case 'free':
    case 'ended':
    case 'revoked':
    case 'gone':
      throw conflict('link_ended', 'This link no longer works. You weren’t charged.')
  }
}

/** The browser is never trusted: the provider is asked about the attempt that this link started. */
async function askResult(deps: Deps, secret: string): Promise<LinkPage> {
  const facts = await factsOf(deps, secret)
  await deps.limits.count('payLinkResult', facts.link.id)
  const attempt = ownAttempt(facts)
  if (!attempt) return pageOf(deps, facts)
  const outcome = await callProvider(() => finishPayment(deps, attempt, 'payer'))
  const page = await pageOf(deps, await factsOf(deps, secret))
  return outcome === 'processing' && page.isUnderWay ? { ...page, state: 'waiting' } : page
}

async function pageOf(deps: Deps, facts: LinkFacts): Promise<LinkPage> {
  const { link, order, product } = facts
  const state = stateOf(facts, deps.now())
  const dueCents = order?.dueCents ?? link.dueCents
  const due = toDollars(dueCents)
  const [last] = facts.attempts
  const options = state === 'open' ? await waysToPay(deps, { _id: order!.id, state: order!.state, due }) : NO_WAYS
  return {
    state,
    learner: firstName(order?.userName ?? ''),
    product:
      order && product
        ? {
            id: order.productId,
            kind: product.kind,
            name: order.productName,
            img: product.img,
            teacher: product.teacher,
          }
        : null,
    price: due,
    askedPrice: toDollars(link.dueCents),
    methods: options.methods,
    rate: options.rate,
    expiresAt: link.expiresAt.toISOString(),
    isUnderWay: ownAttempt(facts) !== undefined,
    friday: await fridayOf(deps, facts),
    failure: last?.state === 'cancelled' ? last.failure : null,
    isRefused: state === 'returned' && facts.attempts.some(({ isReturned, risk }) => isReturned && risk !== null),
    hasReturnFailed: state === 'returned' && facts.attempts.some(({ hasReturnFailed }) => hasReturnFailed),
    receipt: receiptOf(facts),
  }
}

/** Whether the person who paid through this link has asked for the weekly email. */
async function fridayOf({ db }: Deps, facts: LinkFacts): Promise<LinkPage['friday']> {
  const { order } = facts
  const email = ownPayment(facts)?.payerEmail?.toLowerCase()
  if (order?.state !== 'paid' || !order.userId || !email) return null
  return (await db.$count(guardians, isGuardian(order.userId, email))) ? 'asked' : 'open'
}

const NO_WAYS = { methods: [], rate: null }

function receiptOf(facts: LinkFacts): LinkPage['receipt'] {
  const { order } = facts
  const payment = ownPayment(facts)
  if (!order || !payment || order.receiptNumber === null) return null
  return {
    number: receiptName(order.receiptNumber),
    date: order.paidAt!.toISOString(),
    name: payment.payerName ?? '',
    price: toDollars(order.priceCents),
    paid: toDollars(order.paidCents!),
    charged: chargedBy(payment, amountOf(payment, order.paidCents!)),
    transactionId: payment.reference,
    providerTransaction: payment.transaction,
  }
}

const priceChanged = ({ dueCents }: Pick<Order, 'dueCents'>) =>
  conflict('price_changed', `The price is now ${formatDollars(dueCents)}. You weren’t charged.`, {
    price: String(toDollars(dueCents)),
  })
