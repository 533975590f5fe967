// The mails about live classes. Those that change a calendar carry the file that does.
import { graphemes } from '#art/text.ts'
import type { Language } from '#contract/constants.ts'
import { firstName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { composeMail, type Block } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import { calendarFile, type CalendarSettings } from './calendar-file.ts'
import { dayAndTime, timeOfDay } from '../../class-time-words.ts'

export type ClassReader = { email: string; name: string; language: Language }

export type BatchFacts = { id: string; title: string; tutorName: string; programme: number; zone: string }

export type ClassFacts = {
  uid: string
  sequence: number
  number: number
  startsAt: Date
  minutes: number
  isCancelled: boolean
}

type Around = { reader: ClassReader; batch: BatchFacts; settings: CalendarSettings; now: Date }

const WORDS = {
  en: {
    dear: (name: string) => `Dear ${name},`,
    programme: (number: string) => `${number}-on-${number}`,
    class: (number: string) => `Class ${number}`,
    classOf: (title: string, number: string) => `${title}, class ${number}`,
    open: 'Open the page of this class',
    roomOpens: 'The room opens there 10 minutes before.',
    taken: {
      subject: (title: string) => `Your seat: ${title}`,
      text: (title: string, programme: string, tutor: string) =>
        `You have a seat in “${title}”, ${programme} with ${tutor}. These are your classes:`,
      calendar: 'The attached file puts them into your calendar. We remind you a day and 30 minutes before each class.',
    },
    moved: {
      subject: (what: string) => `Moved: ${what}`,
      text: (title: string, number: string) => `Class ${number} of “${title}” has a new time.`,
      before: 'Before',
      now: 'Now',
      calendar: 'The attached file moves it in your calendar.',
    },
    cancelled: {
      subject: (what: string) => `Cancelled: ${what}`,
      text: (title: string, number: string, when: string) =>
        `Class ${number} of “${title}” on ${when} does not take place.`,
      next: (when: string) => `The next class is on ${when}.`,
      money: (sum: string) => `You get back ${sum}, this class’s share of what you paid, the way it came.`,
      calendar: 'The attached file takes it out of your calendar.',
    },
    batchCancelled: {
      subject: (title: string) => `Cancelled: ${title}`,
      text: (title: string) => `We are sorry: the classes of “${title}” that were still to come do not take place.`,
      money: (price: string) =>
        `You get back the ${price} that you paid, the way it came. It arrives within a few days; you need not do anything.`,
      calendar: 'The attached file takes the classes out of your calendar.',
      others: 'See other classes',
    },
    offered: {
      subject: (title: string) => `A seat is free: ${title}`,
      text: (title: string) => `You waited for a seat in “${title}”, and now one is free.`,
      until: (when: string) =>
        `We keep it for you for two hours, until ${when}. After that it goes to the next in line.`,
      take: 'Take the seat',
    },
    day: {
      subject: (when: string, title: string) => `${when}: ${title}`,
      text: (title: string, number: string, tutor: string, when: string) =>
        `Class ${number} of “${title}” with ${tutor} is on ${when}.`,
    },
    soon: {
      subject: (when: string, title: string) => `Starts at ${when}: ${title}`,
      text: (title: string, number: string, tutor: string, when: string) =>
        `Class ${number} of “${title}” with ${tutor} starts at ${when}.`,
    },
    notice: (number: string, when: string) => `Class ${number} starts at ${when}.`,
    message: (title: string, number: string, when: string, url: string) =>
      `Porua: ${title}, class ${number}, ${when}. ${url}`,
  },
  bn: {
    dear: (name: string) => `প্রিয় ${name},`,
    programme: (number: string) => `${number}-অন-${number}`,
    class: (number: string) => `ক্লাস ${number}`,
    classOf: (title: string, number: string) => `${title}, ক্লাস ${number}`,
    open: 'ক্লাসের পাতা খুলুন',
    roomOpens: 'ক্লাস শুরুর ১০ মিনিট আগে থেকে সেখানে যোগ দেওয়া যাবে।',
    taken: {
      subject: (title: string) => `আপনার আসন: ${title}`,
      text: (title: string, programme: string, tutor: string) =>
        `“${title}”-এ আপনার আসন নেওয়া হয়েছে। ${programme}, শিক্ষক ${tutor}। আপনার ক্লাসগুলো:`,
      calendar: 'সঙ্গের ফাইলটি খুললে ক্লাসগুলো আপনার ক্যালেন্ডারে বসে যাবে। প্রতিটি ক্লাসের এক দিন ও ৩০ মিনিট আগে আমরা মনে করিয়ে দেব।',
    },
    moved: {
      subject: (what: string) => `সময় বদলেছে: ${what}`,
      text: (title: string, number: string) => `“${title}”-এর ${number} নম্বর ক্লাসের সময় বদলেছে।`,
      before: 'আগে ছিল',
      now: 'এখন',
      calendar: 'সঙ্গের ফাইলটি খুললে আপনার ক্যালেন্ডারেও সময় বদলে যাবে।',
    },
    cancelled: {
      subject: (what: string) => `ক্লাস বাতিল: ${what}`,
      text: (title: string, number: string, when: string) => `“${title}”-এর ${number} নম্বর ক্লাস (${when}) হচ্ছে না।`,
      next: (when: string) => `পরের ক্লাস ${when}।`,
      money: (sum: string) => `এই ক্লাসের ভাগের ${sum} যে পথে এসেছিল সে পথেই ফেরত যাচ্ছে।`,
      calendar: 'সঙ্গের ফাইলটি খুললে আপনার ক্যালেন্ডার থেকে ক্লাসটি সরে যাবে।',
    },
    batchCancelled: {
      subject: (title: string) => `বাতিল: ${title}`,
      text: (title: string) => `দুঃখিত, “${title}”-এর বাকি ক্লাসগুলো আর হচ্ছে না।`,
      money: (price: string) =>
        `আপনার দেওয়া ${price} যে পথে এসেছিল সে পথেই ফেরত যাচ্ছে। কয়েক দিনের মধ্যে পেয়ে যাবেন; আপনাকে কিছু করতে হবে না।`,
      calendar: 'সঙ্গের ফাইলটি খুললে আপনার ক্যালেন্ডার থেকে ক্লাসগুলো সরে যাবে।',
      others: 'অন্য ক্লাস দেখুন',
    },
    offered: {
      subject: (title: string) => `আসন খালি হয়েছে: ${title}`,
      text: (title: string) => `আপনি “${title}”-এ আসনের অপেক্ষায় ছিলেন। এখন একটি আসন খালি হয়েছে।`,
      until: (when: string) => `আসনটি আপনার জন্য দুই ঘণ্টা ধরা থাকবে, ${when} পর্যন্ত। তারপর এটি তালিকার পরের জন পাবেন।`,
      take: 'আসনটি নিন',
    },
    day: {
      subject: (when: string, title: string) => `${when}: ${title}`,
      text: (title: string, number: string, tutor: string, when: string) =>
        `“${title}”-এর ${number} নম্বর ক্লাস ${when}। শিক্ষক ${tutor}।`,
    },
    soon: {
      subject: (when: string, title: string) => `${when} শুরু: ${title}`,
      text: (title: string, number: string, tutor: string, when: string) =>
        `“${title}”-এর ${number} নম্বর ক্লাস ${when} শুরু হবে। শিক্ষক ${tutor}।`,
    },
    notice: (number: string, when: string) => `${number} নম্বর ক্লাস ${when} শুরু হবে।`,
    message: (title: string, number: string, when: string, url: string) =>
      `পড়ুয়া: ${title}, ক্লাস ${number}, ${when}। ${url}`,
  },
}

/** To somebody whose seat is paid, with all classes that are to come. */
export function seatTakenMail(around: Around, classes: ClassFacts[]): Mail {
  const { reader, batch } = around
  const words = WORDS[reader.language]
  const facts = classes.map(({ number, startsAt }): [string, string] => [
    words.class(inDigits(number, reader)),
    dayAndTime(startsAt, batch.zone, reader.language),
  ])
  const programme = words.programme(inDigits(batch.programme, reader))
  return withCalendar(around, classes, {
    subject: words.taken.subject(batch.title),
    blocks: [
      words.taken.text(batch.title, programme, batch.tutorName),
      { facts },
      words.taken.calendar,
      pageOf(around),
      words.roomOpens,
    ],
  })
}

export function movedMail(around: Around, moved: ClassFacts, movedFrom: Date): Mail {
  const { reader, batch } = around
  const { language } = reader
  const words = WORDS[language]
  const number = inDigits(moved.number, reader)
  return withCalendar(around, [moved], {
    subject: words.moved.subject(words.classOf(batch.title, number)),
    blocks: [
      words.moved.text(batch.title, number),
      {
        facts: [
          [words.moved.before, dayAndTime(movedFrom, batch.zone, language)],
          [words.moved.now, dayAndTime(moved.startsAt, batch.zone, language)],
        ],
      },
      words.moved.calendar,
      pageOf(around),
    ],
  })
}

/** `back` is its share of the price in words; empty for the tutor and for whoever paid nothing. */
export function cancelledMail(
  around: Around,
  cancelled: ClassFacts,
  { next, back }: { next: ClassFacts | undefined; back: string },
): Mail {
  const { reader, batch } = around
  const { language } = reader
  const words = WORDS[language]
  const number = inDigits(cancelled.number, reader)
  return withCalendar(around, [cancelled], {
    subject: words.cancelled.subject(words.classOf(batch.title, number)),
    blocks: [
      words.cancelled.text(batch.title, number, dayAndTime(cancelled.startsAt, batch.zone, language)),
      ...(next ? [words.cancelled.next(dayAndTime(next.startsAt, batch.zone, language))] : []),
      ...(back ? [words.cancelled.money(back)] : []),
      words.cancelled.calendar,
      pageOf(around),
    ],
  })
}

/** `price` is what goes back, in words; empty for the tutor and for whoever paid nothing. */
export function batchCancelledMail(around: Around, cancelled: ClassFacts[], price: string): Mail {
  const { reader, batch, settings } = around
  const words = WORDS[reader.language].batchCancelled
  return withCalendar(around, cancelled, {
    subject: words.subject(batch.title),
    blocks: [
      words.text(batch.title),
      ...(price ? [words.money(price)] : []),
      ...(cancelled.length ? [words.calendar] : []),
      { link: words.others, href: settings.publicUrl + paths.live },
    ],
  })
}

/** To the first in line; it is not sent once the seat has gone to the next. */
export function seatOfferedMail(around: Omit<Around, 'now'>, offeredUntil: Date): Mail {
  const { reader, batch, settings } = around
  const { language } = reader
  const words = WORDS[language].offered
  const mail = composeMail({
    to: reader.email,
    language,
    subject: words.subject(batch.title),
    blocks: [
      WORDS[language].dear(firstName(reader.name)),
      words.text(batch.title),
      words.until(dayAndTime(offeredUntil, batch.zone, language)),
      { button: words.take, href: settings.publicUrl + paths.liveBatch(batch.id) },
    ],
  })
  return { ...mail, validUntil: offeredUntil }
}

/** Not sent any more once the class has begun. */
export function reminderMail(around: Omit<Around, 'now'>, kind: 'day' | 'soon', next: ClassFacts): Mail {
  const { reader, batch } = around
  const { language } = reader
  const words = WORDS[language]
  const when = (kind === 'day' ? dayAndTime : timeOfDay)(next.startsAt, batch.zone, language)
  const mail = composeMail({
    to: reader.email,
    language,
    subject: words[kind].subject(when, batch.title),
    blocks: [
      words.dear(firstName(reader.name)),
      words[kind].text(batch.title, inDigits(next.number, reader), batch.tutorName, when),
      pageOf(around),
      words.roomOpens,
    ],
  })
  return { ...mail, validUntil: next.startsAt }
}

/** A text message has few letters, so a long title is cut. */
const TITLE_IN_TEXT = 40

export function reminderText(around: Omit<Around, 'now'>, kind: 'day' | 'soon', next: ClassFacts): string {
  const { reader, batch, settings } = around
  const when = (kind === 'day' ? dayAndTime : timeOfDay)(next.startsAt, batch.zone, reader.language)
  const letters = graphemes(batch.title, TITLE_IN_TEXT + 1)
  const title = letters.length > TITLE_IN_TEXT ? `${letters.slice(0, TITLE_IN_TEXT).join('').trimEnd()}…` : batch.title
  const url = settings.publicUrl + paths.liveBatch(batch.id)
  return WORDS[reader.language].message(title, inDigits(next.number, reader), when, url)
}

/** The notification half an hour before. */
export function soonNotice(userId: string, sessionId: string, batch: BatchFacts, next: ClassFacts) {
  const words = (language: Language) => ({
    title: batch.title,
    text: WORDS[language].notice(next.number.toLocaleString(language), timeOfDay(next.startsAt, batch.zone, language)),
  })
  return { userId, tag: `class ${sessionId}`, until: next.startsAt, words, path: paths.liveBatch(batch.id) }
}

function withCalendar(around: Around, classes: ClassFacts[], letter: { subject: string; blocks: Block[] }): Mail {
  const { reader, batch, settings, now } = around
  const { email: to, language } = reader
  const isCancelling = classes.every(({ isCancelled }) => isCancelled)
  const events = classes.map((each) => ({ ...each, batchId: batch.id, title: batch.title, tutorName: batch.tutorName }))
  return {
    ...composeMail({
      to,
      language,
      subject: letter.subject,
      blocks: [WORDS[language].dear(firstName(reader.name)), ...letter.blocks],
    }),
    ...(classes.length && { calendar: calendarFile(events, { language, now, settings, isCancelling }) }),
  }
}

const pageOf = ({ reader, batch, settings }: Omit<Around, 'now'>): Block => ({
  button: WORDS[reader.language].open,
  href: settings.publicUrl + paths.liveBatch(batch.id),
})

const inDigits = (number: number, { language }: ClassReader): string => number.toLocaleString(language)
