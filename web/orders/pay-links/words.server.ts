// The texts around the form, chosen on the server, so that a cheap phone's browser only loads those of the form.
import type { PaymentFailure, ProductKind } from '#contract/constants.ts'
import type { PaymentMethod } from '#contract/orders/payment-methods.ts'
import type { LinkPage, LinkState } from '#contract/calls/orders/pay-links.ts'
import { m } from '../../paraglide/messages.js'
import type { IconName } from '../../ui/icon.tsx'
import { day, digits, price, rate, taka } from '../../ui/numbers.ts'
import { METHODS } from '../payment/pay-methods.ts'
import type { ShownProduct } from './content.server.ts'
import { problemIn } from './problem-in.ts'

export type OfferWords = {
  title: string
  name: string
  summary: string
  points: { icon: IconName; text: string; link?: { text: string; href: string } }[]
}

type NamedText = (words: { name: string }) => string

const OFFERS: Record<ProductKind, { asks: NamedText; noAccount: NamedText; by: NamedText }> = {
  course: { asks: m.pay_asks_course, noAccount: m.pay_no_account_course, by: m.pay_taught_by },
  book: { asks: m.pay_asks_book, noAccount: m.pay_no_account_book, by: m.pay_written_by },
  live: { asks: m.pay_asks_live, noAccount: m.pay_no_account_live, by: m.pay_taught_by },
}

/** What is asked for, and what a busy parent wants to know first. */
export function offerWords(page: LinkPage, shown: ShownProduct | null, time: string): OfferWords | null {
  const { learner: name, product } = page
  if (!product) return null
  const { asks, noAccount } = OFFERS[product.kind]
  const free = shown?.free
  return {
    title: asks({ name }),
    name: product.name,
    summary: summary(product, shown),
    points: [
      { icon: 'check-circle', text: noAccount({ name }) },
      { icon: 'shield', text: m.pay_once() },
      ...(product.kind === 'live' ? [{ icon: 'ticket' as const, text: m.live_seat_held() }] : []),
      ...(free
        ? [
            {
              icon: 'play-circle' as const,
              text: m.pay_look_first(),
              link: { text: freeWords(free.count), href: free.path },
            },
          ]
        : []),
      { icon: 'clock', text: m.pay_works_until({ time }) },
    ],
  }
}

function summary({ kind, teacher: name }: NonNullable<LinkPage['product']>, shown: ShownProduct | null): string {
  const { lessons = 0, quizzes = 0 } = shown ?? {}
  const counts = [
    lessons === 1 ? m.pay_lesson() : lessons > 1 && m.pay_lessons({ lessons: digits(lessons) }),
    quizzes === 1 ? m.pay_quiz() : quizzes > 1 && m.pay_quizzes({ quizzes: digits(quizzes) }),
  ].filter(Boolean)
  const by = name && OFFERS[kind].by({ name })
  return [counts.length ? m.pay_counts({ counts: counts.join(', ') }) : '', by].filter(Boolean).join(' ')
}

function freeWords(count: number): string {
  if (count === 0) return m.pay_free_sample()
  return count === 1 ? m.pay_free_lesson() : m.pay_free_lessons({ lessons: digits(count) })
}

/** Only asked after paying, and never ticked in advance. */
export function fridayWords(page: LinkPage | null) {
  if (!page?.friday || !page.learner) return null
  const name = { name: page.learner }
  return {
    title: m.pay_friday_title(),
    text: page.friday === 'open' ? m.pay_friday_text(name) : m.pay_friday_asked(name),
    button: page.friday === 'open' ? m.pay_friday_button() : null,
  }
}
export type FridayWords = NonNullable<ReturnType<typeof fridayWords>>

export type EndingWords = {
  title: string
  text: string
  /** Whether someone has paid. */
  isDone: boolean
  facts: [string, string][]
  print: string
  button: { text: string; href: string } | null
}

const MAY_CHANGE: ReadonlySet<LinkState | undefined> = new Set(['waiting', 'checking', 'full'])

/** Shown when the link has done its work, or never will. Each title says whether money moved. */
export function endingWords(page: LinkPage | null, time: string): EndingWords {
  const state = page?.state
  return {
    ...titleAndText(page, time),
    isDone: state === 'thanks' || state === 'paid',
    facts: page?.receipt ? facts(page, page.receipt) : [],
    print: m.pay_print(),
    button: MAY_CHANGE.has(state) ? { text: m.pay_look_again(), href: '?' } : null,
  }
}

export function priceWords(page: LinkPage): EndingWords {
  const [before, now] = [price(page.askedPrice), price(page.price)]
  return {
    title: m.pay_price_changed(),
    text: m.pay_price_text({ before, name: page.learner, now }),
    isDone: false,
    facts: [],
    print: '',
    button: { text: m.pay_go_on({ price: now }), href: `?price=${page.price}` },
  }
}

function titleAndText(page: LinkPage | null, time: string): { title: string; text: string } {
  if (!page) return { title: m.pay_unknown(), text: m.pay_unknown_text() }
  const { state, learner: name, receipt } = page
  const product = page.product?.name ?? ''
  const askNew = name ? m.pay_ask_new({ name }) : ''
  switch (state) {
    case 'thanks':
      return name
        ? { title: m.pay_thanks({ name }), text: m.pay_thanks_text({ product, name }) }
        : { title: m.pay_thanks_plain(), text: m.pay_thanks_text_plain({ product }) }
    case 'paid':
      return { title: m.pay_already(), text: m.pay_already_text({ product }) }
    case 'refunded':
      return { title: m.pay_refunded(), text: m.pay_refunded_text({ sum: receipt ? sumOf(receipt) : '', product }) }
    case 'returned':
      if (page.hasReturnFailed) return { title: m.pay_unrefunded(), text: m.pay_unrefunded_text() }
      return page.isRefused
        ? { title: m.pay_returned(), text: `${m.pay_refused_text()} ${name && m.pay_refused_again({ name })}` }
        : { title: m.pay_returned(), text: m.pay_returned_text() }
    case 'free':
      return { title: m.pay_nothing(), text: m.pay_nothing_text({ product }) }
    case 'revoked':
      return { title: m.pay_revoked({ name }), text: askNew }
    case 'withdrawn':
      return { title: m.pay_withdrawn(), text: m.pay_withdrawn_text({ product }) }
    case 'full':
      return { title: m.pay_full(), text: m.pay_full_text({ product, name }) }
    case 'waiting':
      return { title: m.pay_waiting(), text: m.pay_waiting_text() }
    case 'checking':
      return page.isUnderWay
        ? { title: m.pay_checking(), text: m.pay_checking_text() }
        : { title: m.pay_checking_other(), text: m.pay_checking_other_text({ product }) }
    case 'gone':
      return { title: m.pay_gone(), text: m.pay_gone_text() }
    case 'open':
    case 'ended':
      return { title: m.pay_ended(), text: `${m.pay_ended_text({ time })} ${askNew}` }
  }
}

type PaidReceipt = NonNullable<LinkPage['receipt']>

/** Once the learner is deleted, the payer's name is deleted too. */
const facts = ({ product }: LinkPage, receipt: PaidReceipt): [string, string][] =>
  allFacts(product?.name ?? '', receipt).filter(([, value]) => value)

const allFacts = (product: string, receipt: PaidReceipt): [string, string][] => [
  [m.pay_receipt(), receipt.number],
  [m.pay_date(), day(receipt.date)],
  [m.pay_product(), product],
  [m.pay_paid_by(), receipt.name],
  [m.pay_amount(), sumOf(receipt)],
  [m.receipt_method(), OFFERED[receipt.charged.method].label()],
  [METHODS[receipt.charged.method].transaction(), receipt.providerTransaction ?? receipt.transactionId],
]

/** The amount in taka with its value in dollars, or just in dollars. */
function sumOf({ paid, charged }: PaidReceipt): string {
  return charged.currency === 'bdt' ? `${taka(charged.amount)} (${price(paid)})` : price(paid)
}

const FAILURES: Record<PaymentFailure, () => string> = {
  cancelled: m.pay_failed_cancelled,
  declined: m.pay_failed_declined,
  balance: m.pay_failed_balance,
  pin: m.pay_failed_pin,
  expired: m.pay_failed_expired,
}

/** Why a payment through a link didn't start. Each text says that nothing was charged. */
const problemWords = () => ({
  being_paid: m.refused_being_paid(),
  held_too_often: m.refused_held_too_often(),
  invalid: m.pay_problem_invalid(),
  method_unavailable: m.pay_problem_method(),
  needs_script: m.pay_card_script_only(),
  no_cards: m.pay_problem_method(),
  no_seats: m.pay_full(),
  payment_not_done: m.pay_problem_not_done(),
  payments_unavailable: m.pay_problem_unavailable(),
  price_changed: m.pay_price_changed(),
  too_little: m.pay_problem_method(),
  too_many: m.pay_problem_wait(),
  other: m.pay_problem_other(),
})

/** The form is back because the last payment took no money, which is said before everything else. */
export function failedWords({ failure }: LinkPage) {
  return failure && { title: m.pay_not_charged(), text: FAILURES[failure]() }
}
export type FailedWords = NonNullable<ReturnType<typeof failedWords>>

export const problemOf = (code: string | null): string | null =>
  code === null ? null : problemIn(problemWords(), code)

/** In display order, with local methods first. */
const OFFERED: Record<PaymentMethod, { label: () => string; note: () => string; icon: IconName }> = {
  bkash: { label: m.pay_bkash, note: m.pay_bkash_note, icon: 'mobile' },
  sslcommerz: { label: m.pay_sslcommerz, note: m.pay_sslcommerz_note, icon: 'bank' },
  card: { label: m.pay_card, note: m.pay_card_note, icon: 'card' },
}

export type FormWords = ReturnType<typeof formWords>

export function formWords({ methods, price: due, rate: today, isUnderWay }: LinkPage) {
  const inTaka = methods.find(({ currency }) => currency === 'bdt')
  const inOrder = Object.keys(OFFERED) as PaymentMethod[]
  const offered = inOrder.filter((name) => methods.some((method) => method.name === name))
  return {
    /** Someone who closed the provider's page may have paid there. */
    begun: isUnderWay ? { text: m.pay_begun(), link: m.pay_look_again() } : null,
    toPay: m.pay_to_pay(),
    how: m.pay_how(),
    methods: offered.map((name) => {
      const { label, note, icon } = OFFERED[name]
      return { name, label: label(), note: note(), icon }
    }),
    /** Null if nothing is paid in taka. */
    taka: inTaka
      ? {
          amount: inTaka.amount,
          sum: taka(inTaka.amount),
          note: today === null ? '' : m.pay_rate({ usd: price(due), rate: rate(today) }),
          button: m.pay_button({ sum: taka(inTaka.amount) }),
        }
      : null,
    dollars: { sum: price(due), note: inTaka ? m.pay_rate_card() : '', button: m.pay_button({ sum: price(due) }) },
    needsScript: offered.includes('card') ? (inTaka ? m.pay_card_script() : m.pay_card_script_only()) : '',
    name: m.pay_name(),
    nameNote: m.pay_name_note(),
    email: m.pay_email(),
    busy: m.pay_busy(),
    problems: problemWords(),
    wrong: m.pay_wrong(),
    tellUs: m.pay_tell_us(),
    noMethods: m.pay_no_methods(),
  }
}
