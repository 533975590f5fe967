// The emails about guardians: asking them to confirm, asking the learner on a payer's behalf, and the weekly summary.
import type { Language } from '#contract/constants.ts'
import { firstName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { composeMail } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import { dayAndTime } from '../../class-time-words.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import type { Week } from './week-figures.ts'

const WORDS = {
  en: {
    contents:
      'It shows study time, lessons finished, quiz and task results, and the next class. It never includes notes or questions.',
    confirm: {
      subject: (name: string) => `Get a weekly email about ${name}?`,
      text: (name: string) => `${name} would like you to get a short email about their learning every Friday.`,
      button: 'Yes, email me',
      ignore: 'If you don’t want this, do nothing. You won’t get any more emails.',
      footer: (name: string) => `You’re getting this email because ${name} gave us your email address on Porua.`,
    },
    asked: {
      subject: (name: string) => `${name} would like a weekly email about your learning`,
      text: (name: string) => `${name}, who paid for you, would like a short email about your learning every Friday.`,
      decide: 'We won’t send anything unless you agree, and you can stop it any time.',
      button: 'Agree or decline',
    },
    friday: {
      subject: (name: string) => `${name}’s week on Porua`,
      none: (name: string) => `${name} didn’t study on Porua this week.`,
      some: (name: string) => `Here’s what ${name} did this week.`,
      minutes: 'Study time',
      minutesOf: (minutes: string) => `${minutes} min`,
      lessons: 'Lessons finished',
      points: (points: string, outOf: string) => `${points} out of ${outOf} points`,
      waiting: 'Handed in, not returned yet',
      next: 'Next class',
      stop: 'Stop these emails',
      footer: (name: string) => `You’re getting this because you and ${name} agreed to it.`,
    },
  },
  bn: {
    contents: 'ইমেইলে থাকবে পড়ার সময়, শেষ করা পাঠ, কুইজ ও অ্যাসাইনমেন্টের ফল আর পরের ক্লাস। নোট বা প্রশ্ন কখনো থাকবে না।',
    confirm: {
      subject: (name: string) => `${name}-এর পড়াশোনার খবর প্রতি শুক্রবার ইমেইলে চান?`,
      text: (name: string) => `${name} চায়, প্রতি শুক্রবার তার পড়াশোনার খবর নিয়ে আপনার কাছে ছোট একটি ইমেইল যাক।`,
      button: 'হ্যাঁ, পাঠান',
      ignore: 'না চাইলে কিছু করতে হবে না। আর কোনো ইমেইল পাঠাব না।',
      footer: (name: string) => `${name} পড়ুয়ায় আপনার ইমেইল ঠিকানা দিয়েছে বলে এই ইমেইল পেয়েছেন।`,
    },
    asked: {
      subject: (name: string) => `${name} প্রতি শুক্রবার আপনার পড়াশোনার খবর ইমেইলে পেতে চান`,
      text: (name: string) => `${name} আপনার জন্য টাকা দিয়েছেন। তিনি প্রতি শুক্রবার আপনার পড়াশোনা নিয়ে একটি ছোট ইমেইল পেতে চান।`,
      decide: 'আপনি রাজি না হলে কিছুই পাঠানো হবে না, আর যেকোনো সময় বন্ধ করতে পারবেন।',
      button: 'রাজি কি না জানান',
    },
    friday: {
      subject: (name: string) => `এই সপ্তাহে ${name}-এর পড়াশোনা`,
      none: (name: string) => `${name} এই সপ্তাহে পড়ুয়ায় পড়াশোনা করেনি।`,
      some: (name: string) => `${name} এই সপ্তাহে যা যা করেছে:`,
      minutes: 'পড়ার সময়',
      minutesOf: (minutes: string) => `${minutes} মিনিট`,
      lessons: 'শেষ করা পাঠ',
      points: (points: string, outOf: string) => `${outOf}-এর মধ্যে ${points}`,
      waiting: 'জমা দিয়েছে, ফল এখনো আসেনি',
      next: 'পরের ক্লাস',
      stop: 'এই ইমেইল বন্ধ করুন',
      footer: (name: string) => `আপনি ও ${name} দুজনেই রাজি হয়েছেন বলে এই ইমেইল পেয়েছেন।`,
    },
  },
}

type Parts = Pick<Deps, 'settings' | 'stopSecrets'>
type Guardian = { id: string; email: string; language: Language }
type Learner = { userId: string; name: string }

const inLanguage = (url: string, language: Language) => (language === 'bn' ? `${url}?lang=bn` : url)

const secretOf = ({ stopSecrets }: Parts, { userId }: Learner, { id }: Guardian) =>
  stopSecrets.write({ userId, about: id })

export function confirmMail(deps: Parts, learner: Learner, guardian: Guardian): Mail {
  const { language, email: to } = guardian
  const name = firstName(learner.name)
  const { contents, confirm: words } = WORDS[language]
  const url = deps.settings.publicUrl + paths.guardian(secretOf(deps, learner, guardian))
  return composeMail({
    to,
    language,
    subject: words.subject(name),
    blocks: [words.text(name), contents, { button: words.button, href: inLanguage(url, language) }, words.ignore],
    footer: words.footer(name),
  })
}

type AskedLearner = { email: string; language: Language | null }

export function askedMail({ settings }: Parts, { email: to, language: chosen }: AskedLearner, payer: string): Mail {
  const language = chosen ?? DEFAULT_LANGUAGE
  const { contents, asked: words } = WORDS[language]
  return composeMail({
    to,
    language,
    subject: words.subject(payer),
    blocks: [
      words.text(payer),
      contents,
      words.decide,
      { button: words.button, href: settings.publicUrl + paths.myProfile },
    ],
  })
}

export function fridayMail(deps: Parts, learner: Learner, guardian: Guardian, week: Week): Mail {
  const { language, email: to } = guardian
  const name = firstName(learner.name)
  const words = WORDS[language].friday
  const digits = (count: number) => count.toLocaleString(language)
  const points = (reached: number, outOf: number) => words.points(digits(reached), digits(outOf))
  const facts: [string, string][] = [
    [words.minutes, words.minutesOf(digits(Math.round(week.seconds / 60)))],
    [words.lessons, digits(week.lessons)],
    ...week.results.map(({ title, points: reached, outOf }): [string, string] => [
      title,
      reached === null || outOf === null ? words.waiting : points(reached, outOf),
    ]),
    ...(week.next
      ? [
          [words.next, `${week.next.title}, ${dayAndTime(week.next.startsAt, week.next.zone, language)}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ]
  const hasLearned = week.seconds > 0 || week.lessons > 0 || week.results.length > 0
  const stopUrl = inLanguage(deps.settings.publicUrl + paths.stopMails(secretOf(deps, learner, guardian)), language)
  const mail = composeMail({
    to,
    language,
    subject: words.subject(name),
    blocks: [hasLearned ? words.some(name) : words.none(name), { facts }, { link: words.stop, href: stopUrl }],
    footer: words.footer(name),
  })
  return { ...mail, stopUrl }
}
