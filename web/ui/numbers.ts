// Numbers, prices and days, as the page's language writes them.
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** In the digits of the page's language. */
export function digits(value: number): string {
  return new Intl.NumberFormat(getLocale(), { useGrouping: false }).format(value)
}

/** A count of many: with the separators of the page's language. */
export function count(value: number): string {
  return new Intl.NumberFormat(getLocale()).format(value)
}

/** $24, $24.50; nothing to pay is Free. */
export function price(dollars: number): string {
  return dollars === 0 ? m.price_free() : `$${inDigits(dollars, Number.isInteger(dollars) ? 0 : 2)}`
}

/** $24.00: where money is about to be paid, or was. */
export function exactPrice(dollars: number): string {
  return `$${inDigits(dollars, 2)}`
}

function inDigits(value: number, decimals: number): string {
  return new Intl.NumberFormat(getLocale(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** A day given as 2026-05-31: 31 May 2026. */
export function day(date: string): string {
  return new Intl.DateTimeFormat(getLocale() === 'en' ? 'en-GB' : 'bn', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** A point in time, on the reader's own clock: 31 May 2026, 14:05. */
export function moment(time: string): string {
  return new Intl.DateTimeFormat(getLocale() === 'en' ? 'en-GB' : 'bn', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(time))
}
