// The emails to a teacher about a payout.
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
    paid: (month: string) => `Your earnings for ${month} have been paid out`,
    paidText: 'We’ve sent the money to the account in your payout details.',
    failed: (month: string) => `Your payout for ${month} was returned`,
    failedText:
      'The bank or wallet returned the money to us. We still owe it to you and will send it again. Please check your payout details.',
    amount: 'Amount',
    taka: 'In taka',
    reference: 'Reference',
    changed: 'Your payout details were changed',
    changedText: (ending: string) =>
      `Your earnings will go to the account ending in ${ending}. If you didn’t change this, change your password and write to us immediately.`,
    open: 'See your earnings',
  },
  bn: {
    paid: (month: string) => `আপনার ${month}-এর আয় পাঠানো হয়েছে`,
    paidText: 'আপনার দেওয়া অ্যাকাউন্টে টাকা পাঠিয়েছি।',
    failed: (month: string) => `আপনার ${month}-এর আয় পৌঁছায়নি`,
    failedText:
      'ব্যাংক বা ওয়ালেট থেকে টাকাটা আমাদের কাছে ফেরত এসেছে। টাকাটা আপনার পাওনা আছে, আমরা আবার পাঠাব। আপনার টাকা পাওয়ার তথ্য ঠিক আছে কি না একবার দেখে নিন।',
    amount: 'পরিমাণ',
    taka: 'টাকায়',
    reference: 'রেফারেন্স',
    changed: 'আপনার টাকা পাওয়ার তথ্য বদলানো হয়েছে',
    changedText: (ending: string) =>
      `এখন থেকে আপনার আয় যাবে সেই অ্যাকাউন্টে, যার নম্বরের শেষে ${ending}। আপনি নিজে না বদলে থাকলে এখনই পাসওয়ার্ড বদলান আর আমাদের লিখুন।`,
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
      words.paidText,
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

/** Sent so that nobody's money can be redirected unnoticed. */
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
