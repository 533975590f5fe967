import { getLocale } from '../paraglide/runtime.js'

/** In the digits of the page's language. */
export function digits(value: number): string {
  return new Intl.NumberFormat(getLocale(), { useGrouping: false }).format(value)
}
