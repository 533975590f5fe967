// Formats numbers, prices and dates in the page's language.
import { m } from '../paraglide/messages.js'
import type { Locale } from '../paraglide/runtime.js'
import { perLanguage } from './per-language.ts'
import { clockIn, weekdayIn } from './zoned-times.ts'

// Cached per language, because creating a formatter takes far longer than using it.
const plain = perLanguage((language) => new Intl.NumberFormat(language, { useGrouping: false }))
const grouped = perLanguage((language) => new Intl.NumberFormat(language))
const withCents = perLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const longDay = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { dateStyle: 'long', timeZone: 'UTC' }),
)
const shortDay = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)
const longMonth = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const onlyMonth = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { month: 'long', timeZone: 'UTC' }),
)
const dhakaMonth = perLanguage(
  (language) => new Intl.DateTimeFormat(forDates(language), { month: 'long', timeZone: 'Asia/Dhaka' }),
)
const dayAndTime = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(forDates(language), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
)

/** In the page language's digits, without grouping. */
export function digits(value: number): string {
  return plain().format(value)
}

/** A count, with thousands separators. */
export function count(value: number): string {
  return grouped().format(value)
}

/** Formats as $24, $24.50, or Free. */
export function price(dollars: number): string {
  if (dollars === 0) return m.price_free()
  return `$${(Number.isInteger(dollars) ? grouped : withCents)().format(dollars)}`
}

/** Formats as −$24.00: an amount in an account, which always shows its cents. */
export function dollars(cents: number): string {
  return `${cents < 0 ? '−' : ''}$${withCents().format(Math.abs(cents) / 100)}`
}

/** Formats as $24.00 or Free, for a column of amounts. */
export function sum(dollars: number): string {
  return dollars === 0 ? m.price_free() : `$${withCents().format(dollars)}`
}

/** Formats as ৳2,635, because taka are whole numbers. */
export function taka(amount: number): string {
  return `৳${grouped().format(amount)}`
}

/** Formats taka per dollar as ৳122.00. */
export function rate(taka: number): string {
  return `৳${withCents().format(taka)}`
}

/** Formats 2026-05-31 as 31 May 2026. */
export function day(date: string): string {
  return longDay().format(new Date(date))
}

/** Formats 2026-12-05 as 5 December. */
export function dayAndMonth(date: string): string {
  return shortDay().format(new Date(date))
}

/** Formats 2026-11 as November 2026. */
export function monthAndYear(month: string): string {
  return longMonth().format(new Date(`${month}-01`))
}

/** The current month in Dhaka, such as November. */
export function thisMonth(): string {
  return dhakaMonth().format(new Date())
}

/** Formats 2026-11 as November. */
export function monthName(month: string): string {
  return onlyMonth().format(new Date(`${month}-01`))
}

/** Formats as 31 May 2026, 14:05, in the reader's time zone. */
export function moment(time: string): string {
  return dayAndTime().format(new Date(time))
}

/** Formats as Friday 20 November, 8:15 pm, in Dhaka time wherever it is read. */
export function dhakaTime(time: string): string {
  return `${weekdayIn(time, 'Asia/Dhaka')}, ${clockIn(time, 'Asia/Dhaka')}`
}

function forDates(language: Locale): string {
  return language === 'en' ? 'en-GB' : language
}
