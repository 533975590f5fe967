import type { LiveSubject } from '#contract/constants.ts'
import { SUBJECT_LABELS } from '../catalogue/parts/subject-labels.ts'
import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'
import { clockIn, weekdayIn } from '../ui/zoned-times.ts'
import { dateIn } from './zones.ts'

export const liveSubjectName = (subject: LiveSubject): string =>
  subject === 'Coding' ? m.live_coding() : subject === 'Music' ? m.live_music() : SUBJECT_LABELS[subject]()

export const programmeName = (programme: number): string => m.live_programme({ number: digits(programme) })

export const classCount = (classes: number): string =>
  classes === 1 ? m.live_class_one() : m.live_classes({ n: digits(classes) })

/** Numbers count cancelled classes too, so the last one may be higher than the number of classes. */
export const runningWords = (number: number, classes: number): string =>
  m.live_running({ n: digits(number), all: digits(Math.max(number, classes)) })

/** Used within a sentence: today at 4:00 pm, or Tuesday 17 November at 4:00 pm. */
export function whenWords(startsAt: string, zone: string, now: number): string {
  const time = clockIn(startsAt, zone)
  return dateIn(startsAt, zone) === dateIn(now, zone)
    ? m.live_today_at({ time })
    : m.live_day_at({ day: weekdayIn(startsAt, zone), time })
}

/** Used on its own: Today, 4:00 pm, or Tuesday 17 November, 4:00 pm. */
export function classTime(startsAt: string, zone: string, now = Date.now()): string {
  const time = clockIn(startsAt, zone)
  const isToday = dateIn(startsAt, zone) === dateIn(now, zone)
  return isToday ? m.live_today({ day: time }) : `${weekdayIn(startsAt, zone)}, ${time}`
}
