// Numbers, prices and days, as the page's language writes them.
import { m } from '../paraglide/messages.js'
import type { Locale } from '../paraglide/runtime.js'
import { perLanguage } from './per-language.ts'

// Making a formatter takes many times longer than formatting with it.
const plain = perLanguage((language) => new Intl.NumberFormat(language, { useGrouping: false }))
const grouped = perLanguage((language) => new Intl.NumberFormat(language))
const whole = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 }))
const withCents = perLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const longDay = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { dateStyle: 'long', timeZone: 'UTC' }),
)
const dayAndTime = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(forDates(language), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
)

/** In the digits of the page's language. */
export function digits(value: number): string {
  return plain().format(value)
}

/** A count of many: with the separators of the page's language. */
export function count(value: number): string {
  return grouped().format(value)
}

/** $24, $24.50; nothing to pay is Free. */
export function price(dollars: number): string {
  if (dollars === 0) return m.price_free()
  return Number.isInteger(dollars) ? `$${whole().format(dollars)}` : exactPrice(dollars)
}

/** $24.00: where money is about to be paid, or was. */
export function exactPrice(dollars: number): string {
  return `$${withCents().format(dollars)}`
}

/** A day given as 2026-05-31: 31 May 2026. */
export function day(date: string): string {
  return longDay().format(new Date(date))
}

/** A point in time, on the reader's own clock: 31 May 2026, 14:05. */
export function moment(time: string): string {
  return dayAndTime().format(new Date(time))
}

function forDates(language: Locale): string {
  return language === 'en' ? 'en-GB' : language
}
