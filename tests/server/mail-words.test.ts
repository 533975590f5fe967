// What emails say to people who have no account, and about refunds.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LANGUAGES, type Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import type { Mail } from '#server/adapters/mail/mail.ts'
import { confirmMail } from '#server/modules/learning/guardians/guardian-mails.ts'
import { batchCancelledMail } from '#server/modules/live/calendar/class-mails.ts'
import { dayAndTime } from '#server/modules/class-time-words.ts'
import type { Attempt } from '#server/modules/orders/orders/attempts.ts'
import type { Order } from '#server/modules/orders/orders/order-states.ts'
import {
  paidForMail,
  payerReceiptMail,
  payerRefundMail,
  sentBackMail,
} from '#server/modules/orders/orders/payer-mails.ts'
import type { Settings } from '#server/modules/orders/orders/receipt-mails.ts'
import { REFUND_TIME } from '#server/modules/orders/orders/refund-words.ts'
import { heldMail, reversalMail } from '#server/modules/orders/orders/reversal-mails.ts'

const AT = new Date('2026-11-17T14:00:00Z')
const SUPPORT = 'help@porua.example'
const LINK = { linkId: 'link', name: 'Rahima Begum', email: 'rahima@people.test' }
const SETTINGS = {
  publicUrl: 'https://porua.example',
  supportEmail: SUPPORT,
  seller: { name: { en: 'Porua', bn: 'পড়ুয়া' }, address: { en: 'Dhaka', bn: 'ঢাকা' }, phone: '' },
} as Settings & Parameters<typeof heldMail>[3]
const ORDER = {
  id: 'order',
  email: 'sadia@people.test',
  userName: 'Sadia Rahman',
  productName: 'Algebra',
  priceCents: 2000,
  paidCents: 2000,
  promoCode: null,
  createdAt: AT,
  paidAt: AT,
  receiptNumber: 12,
  transactionId: 'T1',
  termsVersion: 3,
  refundsVersion: 2,
} as Order
const ATTEMPT = {
  provider: 'bkash',
  payerName: LINK.name,
  payerEmail: LINK.email,
  dueCents: 2000,
  amount: 2450,
  rate: 122.5,
  transaction: '9AB',
} as Attempt

const ACCOUNT: Record<Language, RegExp> = { en: /account at Porua|Porua account/, bn: /আপনার অ্যাকাউন্ট/ }

function mailsToPayer(language: Language): Mail[] {
  const reader = { to: LINK.email, language }
  return [
    payerReceiptMail(ORDER, ATTEMPT, { ...LINK, language }, SETTINGS),
    payerRefundMail({ ...LINK, language }, 'Algebra', '$5'),
    sentBackMail(reader, 'Algebra', '$5', true),
    sentBackMail(reader, 'Algebra', '$5', false),
  ]
}

describe('an email to somebody who may have no account', () => {
  for (const language of LANGUAGES) {
    it(`gives payers and guardians their own reason (${language})`, () => {
      const deps = { settings: SETTINGS, stopSecrets: { write: () => 'secret' } } as unknown as Parameters<
        typeof confirmMail
      >[0]
      const guardian = { id: 'guardian', email: LINK.email, language }
      const mails = [...mailsToPayer(language), confirmMail(deps, { userId: 'user', name: 'Rafi' }, guardian)]
      for (const { text } of mails) assert.doesNotMatch(text, ACCOUNT[language])
    })
  }

  it('names the payer as the one who accepted the terms', () => {
    assert.match(
      payerReceiptMail(ORDER, ATTEMPT, { ...LINK, language: 'en' }, SETTINGS).text,
      /By paying, you accepted/,
    )
    const toLearner = paidForMail(ORDER, ATTEMPT, 'en', SETTINGS).text
    assert.match(toLearner, /Rahima Begum accepted the terms/)
    assert.doesNotMatch(toLearner, /you accepted/)
  })
})

describe('an email about a refund', () => {
  for (const language of LANGUAGES) {
    it(`says how long it takes in the same words everywhere (${language})`, () => {
      const reader = { to: LINK.email, language }
      const batch = { id: 'batch', title: 'Scratch', tutorName: 'Nadia', programme: 4, zone: 'Asia/Dhaka' }
      const around = { reader: { email: LINK.email, name: 'Sadia', language }, batch, settings: SETTINGS, now: AT }
      const mails = [
        ...mailsToPayer(language).slice(1),
        ...(['second', 'notAccepted', 'risky'] as const).map((why) => reversalMail(reader, 'Algebra', '$5', why)),
        batchCancelledMail(around, [], '$5'),
      ]
      for (const { subject, text } of mails) assert.ok(text.includes(REFUND_TIME[language]), subject)
    })
  }

  it('about a held payment leads to where it is decided', () => {
    const { to, text } = heldMail(ORDER, ATTEMPT, 'risk_level 1', SETTINGS)
    assert.equal(to, SUPPORT)
    assert.ok(text.includes(paths.adminMoney) && !text.includes(paths.adminRefunds), text)
  })
})

it('names the night as people say it in Bengali', () => {
  assert.equal(dayAndTime(AT, 'Asia/Dhaka', 'bn'), 'মঙ্গলবার ১৭ নভেম্বর, রাত ৮:০০ (ঢাকা)')
})
