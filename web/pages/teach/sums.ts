// How money and months are written on the teachers' pages.
import { perLanguage } from '../../ui/per-language.ts'

// A dollar sign takes Latin digits in Bengali, too.
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const monthName = perLanguage((language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }))

/** $444.36; also for nothing, and for less than nothing. */
export const sum = (cents: number): string => dollars.format(cents / 100)

/** November. */
export const thisMonth = (): string => monthName().format(new Date())
