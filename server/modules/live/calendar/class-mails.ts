// The emails about live classes. An email about a change has the changed calendar attached.
import { graphemes } from '#art/text.ts'
import type { Language } from '#contract/constants.ts'
import { firstName } from '#contract/first-name.ts'
import { paths } from '#contract/paths.ts'
import { composeMail, type Block } from '../../../adapters/mail/compose-mail.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import { REFUND_TIME } from '../../orders/orders/refund-words.ts'
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
    dear: (name: string) => `Hi ${name},`,
    programme: (number: string) => `${number}-on-${number}`,
    class: (number: string) => `Class ${number}`,
    classOf: (title: string, number: string) => `${title}, class ${number}`,
    open: 'Go to class page',
    roomOpens: 'The room opens there 10 minutes before class.',
    taken: {
      subject: (title: string) => `Your seat is booked: ${title}`,
      text: (title: string, programme: string, tutor: string) =>
        `You have a seat in “${title}”, ${programme} with ${tutor}. Here are your classes:`,
      calendar:
        'Open the attached file to add the classes to your calendar. We’ll remind you a day before and 30 minutes before each class.',
    },
    moved: {
      subject: (what: string) => `Moved: ${what}`,
      text: (title: string, number: string) => `Class ${number} of “${title}” has a new time.`,
      before: 'Before',
      now: 'Now',
      calendar: 'Open the attached file to update your calendar.',
    },
    cancelled: {
      subject: (what: string) => `Cancelled: ${what}`,
      text: (title: string, number: string, when: string) => `Class ${number} of “${title}” on ${when} is cancelled.`,
      next: (when: string) => `The next class is on ${when}.`,
      money: (amount: string) =>
        `We’ll refund ${amount}, this class’s share of the price, the same way it was paid. ${REFUND_TIME.en}`,
      calendar: 'Open the attached file to remove the class from your calendar.',
    },
    batchCancelled: {
      subject: (title: string) => `Cancelled: ${title}`,
      text: (title: string) => `We’re sorry. The remaining classes of “${title}” are cancelled.`,
      money: (price: string) =>
        `We’ll refund ${price}, the same way it was paid. ${REFUND_TIME.en} You don’t need to do anything.`,
      calendar: 'Open the attached file to remove the classes from your calendar.',
      others: 'See other classes',
    },
    offered: {
      subject: (title: string) => `A seat opened up: ${title}`,
      text: (title: string) => `A seat just opened up in “${title}”, and you’re next in line.`,
      until: (when: string) =>
        `We’ll hold it for you for two hours, until ${when}. Then it goes to the next person in line.`,
      take: 'Take seat',
    },
    day: {
      subject: (when: string, title: string) => `Class on ${when}: ${title}`,
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
    open: 'ক্লাসের পাতায় যান',
    roomOpens: 'ক্লাস শুরুর ১০ মিনিট আগে থেকে সেখানে যোগ দেওয়া যাবে।',
    taken: {
      subject: (title: string) => `আপনার আসন পাকা: ${title}`,
      text: (title: string, programme: string, tutor: string) =>
        `“${title}”-এ আপনার আসন পাকা হয়েছে। ${programme}, শিক্ষক ${tutor}। আপনার ক্লাসগুলো:`,
      calendar:
        'সঙ্গের ফাইলটি খুললে ক্লাসগুলো আপনার ক্যালেন্ডারে যোগ হয়ে যাবে। প্রতিটি ক্লাসের এক দিন আগে ও ৩০ মিনিট আগে আমরা মনে করিয়ে দেব।',
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
      text: (title: string, number: string, when: string) =>
        `“${title}”-এর ${number} নম্বর ক্লাস বাতিল হয়েছে। ক্লাসটি হওয়ার কথা ছিল ${when}।`,
      next: (when: string) => `পরের ক্লাস: ${when}।`,
      money: (amount: string) => `এই ক্লাসের জন্য ${amount} ফেরত দেব, যেভাবে টাকা দেওয়া হয়েছিল সেভাবেই। ${REFUND_TIME.bn}`,
      calendar: 'সঙ্গের ফাইলটি খুললে আপনার ক্যালেন্ডার থেকে ক্লাসটি সরে যাবে।',
    },
    batchCancelled: {
      subject: (title: string) => `বাতিল: ${title}`,
      text: (title: string) => `দুঃখিত, “${title}”-এর বাকি ক্লাসগুলো বাতিল হয়েছে।`,
      money: (price: string) =>
        `${price} ফেরত দেব, যেভাবে টাকা দেওয়া হয়েছিল সেভাবেই। ${REFUND_TIME.bn} আপনাকে কিছু করতে হবে না।`,
      calendar: 'সঙ্গের ফাইলটি খুললে আপনার ক্যালেন্ডার থেকে ক্লাসগুলো সরে যাবে।',
      others: 'অন্য ক্লাস দেখুন',
    },
    offered: {
      subject: (title: string) => `আসন খালি হয়েছে: ${title}`,
      text: (title: string) => `“${title}”-এ একটি আসন খালি হয়েছে। অপেক্ষার তালিকায় এখন আপনিই প্রথম।`,
      until: (when: string) => `আসনটি দুই ঘণ্টা, ${when} পর্যন্ত, আপনার জন্য ধরে রাখব। তারপর পরের জনকে দেওয়া হবে।`,
      take: 'আসনটি নিন',
    },
    day: {
      subject: (when: string, title: string) => `ক্লাস আছে ${when}: ${title}`,
      text: (title: string, number: string, tutor: string, when: string) =>
        `“${title}”-এর ${number} নম্বর ক্লাস: ${when}। শিক্ষক ${tutor}।`,
    },
    soon: {
      subject: (when: string, title: string) => `ক্লাস শুরু ${when}: ${title}`,
      text: (title: string, number: string, tutor: string, when: string) =>
        `“${title}”-এর ${number} নম্বর ক্লাস শুরু: ${when}। শিক্ষক ${tutor}।`,
    },
    notice: (number: string, when: string) => `${number} নম্বর ক্লাস শুরু: ${when}।`,
    message: (title: string, number: string, when: string, url: string) =>
      `পড়ুয়া: ${title}, ক্লাস ${number}, ${when}। ${url}`,
  },
}

/** To somebody whose seat is paid for, with all their remaining classes. */
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

/** `back` is the class's share of the price in words; empty for the tutor and for anyone who paid nothing. */
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

/** `price` is the refund in words; empty for the tutor and for anyone who paid nothing. */
export function batchCancelledMail(around: Around, cancelled: ClassFacts[], price: string): Mail {
  const { reader, batch, settings } = around
  const words = WORDS[reader.language].batchCancelled
  return withCalendar(around, cancelled, {
    subject: words.subject(batch.title),
    blocks: [
      words.text(batch.title),
      ...(price ? [words.money(price)] : []),
      ...(cancelled.length ? [words.calendar] : []),
      { button: words.others, href: settings.publicUrl + paths.live },
    ],
  })
}

/** For the first person in line. It isn't sent once the seat has been offered to the next. */
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

/** No longer sent once the class has begun. */
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

/** A text message is short, so long titles are cut. */
const TITLE_IN_TEXT = 40

export function reminderText(around: Omit<Around, 'now'>, kind: 'day' | 'soon', next: ClassFacts): string {
  const { reader, batch, settings } = around
  const when = (kind === 'day' ? dayAndTime : timeOfDay)(next.startsAt, batch.zone, reader.language)
  const letters = graphemes(batch.title, TITLE_IN_TEXT + 1)
  const title = letters.length > TITLE_IN_TEXT ? `${letters.slice(0, TITLE_IN_TEXT).join('').trimEnd()}…` : batch.title
  const url = settings.publicUrl + paths.liveBatch(batch.id)
  return WORDS[reader.language].message(title, inDigits(next.number, reader), when, url)
}

/** The notification half an hour before a class. */
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
