// The mails to a teacher about a payout.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../adapters/mail/mail.ts'
import type { Deps } from '../deps.ts'
import { formatDollars, formatRate, formatTaka } from '../money.ts'
import { DEFAULT_LANGUAGE } from '../people/language.ts'
import type { PaidOut } from './record-payout.ts'

type Teacher = { to: string; language: Language | null }

const WORDS = {
  en: {
    paid: (month: string) => `Your earnings of ${month} were paid out`,
    failed: (month: string) => `Your payout of ${month} came back`,
    failedText:
      'The bank or wallet sent the money back to us. We still owe it to you and will send it again. Please look whether your payout details are right.',
    amount: 'Amount',
    taka: 'In taka',
    reference: 'Reference',
    open: 'Open your earnings',
  },
  bn: {
    paid: (month: string) => `${month} মাসের আয় পরিশোধ করা হয়েছে`,
    failed: (month: string) => `${month} মাসের টাকা ফেরত এসেছে`,
    failedText:
      'ব্যাংক বা ওয়ালেট থেকে টাকাটা আমাদের কাছে ফেরত এসেছে। টাকাটা আপনার পাওনাই আছে, আমরা আবার পাঠাব। টাকা পাওয়ার তথ্য ঠিক আছে কি না একবার দেখে নিন।',
    amount: 'পরিমাণ',
    taka: 'টাকায়',
    reference: 'রেফারেন্স',
    open: 'আপনার আয় দেখুন',
  },
}

export function payoutMail(payout: PaidOut, { to, language: chosen }: Teacher, settings: Deps['settings']): Mail {
  const language = chosen ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  const { month, cents, taka, rate, reference } = payout
  return composeMail({
    to,
    language,
    subject: words.paid(monthName(month, language)),
    blocks: [
      {
        facts: [
          [words.amount, formatDollars(cents, language)],
          [words.taka, `${formatTaka(taka, language)} (${formatRate(rate, language)})`],
          [words.reference, reference],
        ],
      },
      { button: words.open, href: settings.publicUrl + paths.teachEarnings },
    ],
  })
}

export function payoutFailedMail(payout: PaidOut, { to, language: chosen }: Teacher, settings: Deps['settings']): Mail {
  const language = chosen ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  return composeMail({
    to,
    language,
    subject: words.failed(monthName(payout.month, language)),
    blocks: [
      words.failedText,
      { facts: [[words.amount, formatDollars(payout.cents, language)]] },
      { button: words.open, href: settings.publicUrl + paths.teachEarnings },
    ],
  })
}

function monthName(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language === 'bn' ? 'bn' : 'en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return name.format(new Date(`${month}-01T00:00:00Z`))
}
