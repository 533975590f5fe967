// Dates and times in the reader's zone, as people say them.
import { getLocale } from '../paraglide/runtime.js'
import { perLanguage } from './per-language.ts'

const forDates = (language: string) => (language === 'en' ? 'en-GB' : language)
const weekday = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { weekday: 'long', day: 'numeric', month: 'long' }),
)
const dayOfMonth = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { day: 'numeric', month: 'long' }),
)
const hour = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(forDates(language), {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      // Bengali names the part of the day, as people do.
      ...(language === 'bn' ? { dayPeriod: 'short' } : {}),
    }),
)

/** 7:42 pm */
export function clockTime(time: string | Date): string {
  const parts = hour().formatToParts(new Date(time))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const [clock, period] = [`${part('hour')}:${part('minute')}`, part('dayPeriod')]
  return getLocale() === 'bn' ? `${period} ${clock}` : `${clock} ${period}`
}

/** Thursday 19 November, 11:59 pm */
export const weekdayTime = (time: string): string => `${weekday().format(new Date(time))}, ${clockTime(time)}`

/** 24 November */
export const dayAndMonth = (time: string): string => dayOfMonth().format(new Date(time))

/** 24 November, 10:12 am */
export const dayAndClock = (time: string): string => `${dayAndMonth(time)}, ${clockTime(time)}`

export const isPast = (time: string | null): boolean => time !== null && Date.parse(time) < Date.now()
