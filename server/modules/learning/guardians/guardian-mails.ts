// The mails around guardians: to confirm, to tell the learner who asks, and the week in short.
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
    what: 'It has minutes learned, lessons finished, quiz and task results and the next class. Never notes or questions.',
    confirm: {
      subject: (name: string) => `A short mail about ${name} every Friday?`,
      text: (name: string) => `${name} would like you to get a short mail about their learning every Friday.`,
      button: 'Yes, write to me',
      ignore: 'If you do not want that, do nothing: no other mail comes.',
      why: (name: string) => `You get this mail because ${name} named this address at Porua.`,
    },
    asked: {
      subject: (name: string) => `${name} asks for a short mail every Friday`,
      text: (name: string) => `${name}, who paid for you, would like a short mail about your learning every Friday.`,
      decide: 'Nothing is sent unless you agree, and you can end it at any time.',
      button: 'Agree or not',
    },
    friday: {
      subject: (name: string) => `${name}’s week at Porua`,
      none: (name: string) => `${name} did not learn at Porua this week.`,
      some: (name: string) => `This is what ${name} learned this week.`,
      minutes: 'Minutes learned',
      lessons: 'Lessons finished',
      points: (points: string, outOf: string) => `${points} of ${outOf} points`,
      waiting: 'handed in, not returned yet',
      next: 'Next class',
      stop: 'Stop these mails',
      why: (name: string) => `You get this because you and ${name} agreed to it.`,
    },
  },
  bn: {
    what: 'এতে থাকে শেখার মিনিট, শেষ করা পাঠ, কুইজ ও কাজের ফল আর পরের ক্লাস। নোট বা প্রশ্ন কখনো থাকে না।',
    confirm: {
      subject: (name: string) => `প্রতি শুক্রবার ${name}-কে নিয়ে ছোট একটি ইমেইল?`,
      text: (name: string) => `${name} চায়, তার পড়াশোনা নিয়ে প্রতি শুক্রবার আপনি ছোট একটি ইমেইল পান।`,
      button: 'হ্যাঁ, আমাকে লিখুন',
      ignore: 'না চাইলে কিছু করতে হবে না: আর কোনো ইমেইল আসবে না।',
      why: (name: string) => `${name} পড়ুয়ায় এই ঠিকানাটি দিয়েছে বলে এই ইমেইল পেলেন।`,
    },
    asked: {
      subject: (name: string) => `${name} প্রতি শুক্রবার ছোট একটি ইমেইল চান`,
      text: (name: string) => `${name} আপনার জন্য দাম দিয়েছেন। তিনি প্রতি শুক্রবার আপনার পড়াশোনা নিয়ে ছোট একটি ইমেইল পেতে চান।`,
      decide: 'আপনি রাজি না হলে কিছুই পাঠানো হবে না, আর যেকোনো সময় বন্ধ করতে পারবেন।',
      button: 'রাজি কি না জানান',
    },
    friday: {
      subject: (name: string) => `পড়ুয়ায় ${name}-এর সপ্তাহ`,
      none: (name: string) => `${name} এই সপ্তাহে পড়ুয়ায় পড়েনি।`,
      some: (name: string) => `এই সপ্তাহে ${name} যা শিখেছে।`,
      minutes: 'শেখার মিনিট',
      lessons: 'শেষ করা পাঠ',
      points: (points: string, outOf: string) => `${outOf}-এর মধ্যে ${points}`,
      waiting: 'জমা দিয়েছে, এখনো ফেরত আসেনি',
      next: 'পরের ক্লাস',
      stop: 'এই ইমেইল বন্ধ করুন',
      why: (name: string) => `আপনি ও ${name} রাজি হয়েছেন বলে এই ইমেইল পেলেন।`,
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
  const { what, confirm: words } = WORDS[language]
  const url = deps.settings.publicUrl + paths.guardian(secretOf(deps, learner, guardian))
  return composeMail({
    to,
    language,
    subject: words.subject(name),
    blocks: [words.text(name), what, { button: words.button, href: inLanguage(url, language) }, words.ignore],
    footer: words.why(name),
  })
}

type AskedLearner = { email: string; language: Language | null }

export function askedMail({ settings }: Parts, { email: to, language: chosen }: AskedLearner, payer: string): Mail {
  const language = chosen ?? DEFAULT_LANGUAGE
  const { what, asked: words } = WORDS[language]
  return composeMail({
    to,
    language,
    subject: words.subject(payer),
    blocks: [
      words.text(payer),
      what,
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
  const points = (got: number, outOf: number) => words.points(digits(got), digits(outOf))
  const facts: [string, string][] = [
    [words.minutes, digits(Math.round(week.seconds / 60))],
    [words.lessons, digits(week.lessons)],
    ...week.results.map(({ title, points: got, outOf }): [string, string] => [
      title,
      got === null || outOf === null ? words.waiting : points(got, outOf),
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
    footer: words.why(name),
  })
  return { ...mail, stopUrl }
}
