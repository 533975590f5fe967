// Days and times in any zone, the way people say them in the page's language.
import { getLocale } from '../paraglide/runtime.js'

const STYLES = {
  clock: { hour: 'numeric', minute: '2-digit', hour12: true },
  day: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  name: { weekday: 'short' },
  short: { day: 'numeric', month: 'short' },
  shortWeekday: { weekday: 'short', day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// Cached, because creating a formatter takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** Without a zone, uses the reader's own. */
function formatOf(style: keyof typeof STYLES, zone: string | undefined): Intl.DateTimeFormat {
  const language = getLocale()
  const key = `${language} ${style} ${zone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...STYLES[style],
    // Bengali names the part of the day, the way people speak.
    ...(style === 'clock' && language === 'bn' ? { dayPeriod: 'short' as const } : {}),
    ...(zone ? { timeZone: zone } : {}),
  })
  formats.set(key, format)
  return format
}

/** Formats as 7:42 pm. */
export function clockIn(time: string | Date, zone?: string): string {
  const parts = formatOf('clock', zone).formatToParts(new Date(time))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  // Intl's word for night is bookish.
  const [clock, period] = [`${part('hour')}:${part('minute')}`, part('dayPeriod').replace('রাত্রি', 'রাত')]
  return getLocale() === 'bn' ? `${period} ${clock}` : `${clock} ${period}`
}

/** Formats as Thursday 19 November. */
export const weekdayIn = (time: string | Date, zone?: string): string =>
  formatOf('weekday', zone).format(new Date(time))

/** Formats as 19 November. */
export const dayIn = (time: string | Date, zone?: string): string => formatOf('day', zone).format(new Date(time))

/** Formats as Thu. */
export const dayNameIn = (time: string | Date, zone?: string): string => formatOf('name', zone).format(new Date(time))

/** Formats as 19 Nov. */
export const shortDayIn = (time: string | Date, zone?: string): string => formatOf('short', zone).format(new Date(time))

/** Formats as Thu 19 Nov. */
export const shortWeekdayIn = (time: string | Date, zone?: string): string =>
  formatOf('shortWeekday', zone).format(new Date(time))
