// Classes as an iCalendar file. Each class is a separate event at an instant in UTC, so that calendars don't need to
// know a zone's daylight saving rules. The URL is our class page, because the room checks the seat and the time, and a
// calendar can't.
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'

export type CalendarClass = {
  /** Stays the same, however often the class is moved. */
  uid: string
  /** Increases with every change. Of two files, the one with the higher number counts. */
  sequence: number
  batchId: string
  title: string
  tutorName: string
  number: number
  startsAt: Date
  minutes: number
  isCancelled: boolean
}

export type CalendarSettings = {
  publicUrl: string
  supportEmail: string
  seller: { name: Record<Language, string> }
}

/** How often a subscribed calendar should refresh. */
const REFRESH_SECONDS = 3600

const WORDS = {
  en: {
    name: 'Porua',
    feed: 'Porua classes',
    summary: (title: string, number: string) => `${title}, class ${number}`,
    description: (tutor: string, url: string) => `With ${tutor}. Join on this page: ${url}`,
  },
  bn: {
    name: 'পড়ুয়া',
    feed: 'পড়ুয়ার ক্লাস',
    summary: (title: string, number: string) => `${title}, ক্লাস ${number}`,
    description: (tutor: string, url: string) => `শিক্ষক: ${tutor}। যোগ দেওয়ার পাতা: ${url}`,
  },
}

type Options = {
  language: Language
  now: Date
  settings: CalendarSettings
  /** Whether the file removes classes from the calendar that it was added to. */
  isCancelling?: boolean
}

export function calendarFile(classes: CalendarClass[], options: Options): string {
  const { language, now, settings, isCancelling = false } = options
  const { publicUrl, supportEmail, seller } = settings
  const words = WORDS[language]
  const calendar = ical({
    name: words.feed,
    prodId: { company: 'Porua', product: 'Live classes', language: language.toUpperCase() },
    method: isCancelling ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const { uid, sequence, batchId, title, tutorName, number, startsAt, minutes, isCancelled } of classes) {
    const url = publicUrl + paths.liveBatch(batchId)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: now,
      start: startsAt,
      end: new Date(startsAt.getTime() + minutes * 60_000),
      summary: words.summary(title, number.toLocaleString(language)),
      description: words.description(tutorName, url),
      location: url,
      url,
      organizer: { name: seller.name[language] || words.name, email: supportEmail },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
