// The mails to a teacher about a payout.
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import type { Deps } from '../../deps.ts'
import { formatDollars, formatRate, formatTaka } from '../../money.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
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
    changed: 'Your payout details were changed',
    changedText: (ending: string) =>
      `Your earnings will be sent to the account with the number ending ${ending}. If this was not you, change your password and write to us at once.`,
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
    changed: 'টাকা পাওয়ার তথ্য বদলানো হয়েছে',
    changedText: (ending: string) =>
      `এখন থেকে আপনার আয় যাবে সেই অ্যাকাউন্টে, যার নম্বরের শেষে ${ending}। এটা আপনি না করে থাকলে পাসওয়ার্ড বদলান এবং এখনই আমাদের লিখুন।`,
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

/** So that nobody's money is sent elsewhere unnoticed. */
export function detailsChangedMail(
  number: string,
  { to, language: chosen }: Teacher,
  settings: Deps['settings'],
): Mail {
  const language = chosen ?? DEFAULT_LANGUAGE
  const words = WORDS[language]
  const open = { button: words.open, href: settings.publicUrl + paths.teachEarnings }
  return composeMail({ to, language, subject: words.changed, blocks: [words.changedText(number.slice(-3)), open] })
}

function monthName(month: string, language: Language): string {
  const name = new Intl.DateTimeFormat(language === 'bn' ? 'bn' : 'en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return name.format(new Date(`${month}-01T00:00:00Z`))
}
