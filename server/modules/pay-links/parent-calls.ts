// Paying by a link: what its page shows, beginning, and asking for the result. Nobody is signed in; the secret in the path
// is checked before these run.
import { eq } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import { firstName } from '#contract/first-name.ts'
import type { BeginByLink, LinkPage, LinkState } from '#contract/pay-links.ts'
import type { Beginning } from '../../adapters/payments/payment.ts'
import { orders } from '../../db/schema.ts'
import { chosenLanguage } from '../../http/chosen-language.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { formatDollars, toCents, toDollars } from '../money.ts'
import { alreadyPaid, callProvider, notForSale, refunded, stillProcessing } from '../orders/answers.ts'
import { paymentBy } from '../orders/attempts.ts'
import { openPayment } from '../orders/begin-payment.ts'
import { endPayment, withdraw } from '../orders/end-payment.ts'
import type { Order } from '../orders/order-states.ts'
import { methodsOf } from '../orders/payment-methods.ts'
import { receiptName } from '../orders/receipts.ts'
import { applyCharge } from '../orders/settle.ts'
import { DEFAULT_LANGUAGE } from '../people/language.ts'
import { findLink, ownAttempt, ownPayment, readFacts, stateOf, type LinkFacts } from './link-rows.ts'

type ParentCalls = Pick<Handlers, 'GET /pay/{secret}' | 'POST /pay/{secret}/begin' | 'POST /pay/{secret}/result'>

export function parentCalls(deps: Deps): ParentCalls {
  return {
    'GET /pay/{secret}': async ({ params }) => pageOf(deps, await factsOf(deps, params.secret)),

    async 'POST /pay/{secret}/begin'({ params, body, request }) {
      const language = chosenLanguage(request.headers.get('cookie')) ?? DEFAULT_LANGUAGE
      const beginning = await beginByLink(deps, params.secret, body, language)
      return 'form' in beginning ? { clientSecret: beginning.form } : beginning
    },

    'POST /pay/{secret}/result': ({ params }) => askResult(deps, params.secret),
  }
}

async function factsOf({ db }: Deps, secret: string): Promise<LinkFacts> {
  const link = await findLink(db, secret)
  if (!link) throw notFound()
  return readFacts(db, link)
}

/** Prepares the payment, and refuses whatever the page did not show. */
export async function beginByLink(
  deps: Deps,
  secret: string,
  { method, name, email, price, taka }: BeginByLink,
  language: Language,
): Promise<Beginning> {
  const { db, limits, now } = deps
  const facts = await factsOf(deps, secret)
  const { link, order } = facts
  await limits.count('payLink', link.id)
  await requireOpen(deps, stateOf(facts, now()), order)
  const asked = methodsOf(deps, order!.dueCents).find((each) => each.name === method)
  const isShown = (due: number) => due === toCents(price) && (taka === undefined || taka === asked?.amount)
  if (!isShown(order!.dueCents)) throw priceChanged(order!)
  const payer = { linkId: link.id, name, email, language }
  return callProvider(async () => {
    const { order: opened, beginning } = await openPayment(deps, method, order!.id, order!.userId!, payer)
    // The link or the price may have changed meanwhile, and nobody has been charged yet.
    const after = stateOf(await factsOf(deps, secret), now())
    if (after === 'open' && isShown(opened.dueCents)) return beginning
    const [current] = await db.select().from(orders).where(eq(orders.id, opened.id))
    if (current) await endPayment(deps, current, 'buyer')
    await requireOpen(deps, stateOf(await factsOf(deps, secret), now()), current)
    throw priceChanged(current ?? opened)
  })
}

async function requireOpen(deps: Deps, state: LinkState, order: Order | undefined): Promise<void> {
  switch (state) {
    case 'open':
      return
    case 'thanks':
    case 'paid':
      throw alreadyPaid()
    case 'refunded':
    case 'returned':
      throw refunded()
    case 'withdrawn': {
      const outcome = await callProvider(() => withdraw(deps, order!, 'buyer'))
      throw outcome === 'paid' ? alreadyPaid() : outcome === 'processing' ? stillProcessing() : notForSale()
    }
    case 'waiting':
      throw stillProcessing()
    case 'ended':
    case 'revoked':
    case 'gone':
      throw conflict('link_ended', 'This link no longer works. Nothing was charged.')
  }
}

/** The browser is never believed: the provider is asked about the attempt that this link began. */
async function askResult(deps: Deps, secret: string): Promise<LinkPage> {
  const facts = await factsOf(deps, secret)
  await deps.limits.count('payLink', facts.link.id)
  const attempt = ownAttempt(facts)
  if (!attempt) return pageOf(deps, facts)
  const outcome = await callProvider(async () => {
    const { finish, read } = paymentBy(deps, attempt.provider)
    const charge = await (finish ?? read)(attempt.reference)
    return charge ? applyCharge(deps, charge, 'buyer') : 'waiting'
  })
  const page = pageOf(deps, await factsOf(deps, secret))
  return outcome === 'processing' && page.isUnderWay ? { ...page, state: 'waiting' } : page
}

function pageOf(deps: Deps, facts: LinkFacts): LinkPage {
  const { link, order, product } = facts
  const state = stateOf(facts, deps.now())
  const dueCents = order?.dueCents ?? link.dueCents
  const { methods, rate } = state === 'open' ? waysToPay(deps, dueCents) : { methods: [], rate: null }
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
    price: toDollars(dueCents),
    askedPrice: toDollars(link.dueCents),
    methods,
    rate,
    expiresAt: link.expiresAt.toISOString(),
    isUnderWay: ownAttempt(facts) !== undefined,
    receipt: receiptOf(facts),
  }
}

function waysToPay(deps: Deps, dueCents: number): Pick<LinkPage, 'methods' | 'rate'> {
  return { methods: methodsOf(deps, dueCents), rate: null }
}

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
    method: payment.provider,
    amount: toDollars(payment.amount),
    currency: payment.currency,
    transactionId: payment.reference,
  }
}

const priceChanged = ({ dueCents }: Order) =>
  conflict('price_changed', `The price is now ${formatDollars(dueCents)}. Nothing was charged.`, {
    price: String(toDollars(dueCents)),
  })
