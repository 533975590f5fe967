// Class times in words, in the batch's time zone, because the server doesn't know anyone's own zone.
import type { Language } from '#contract/constants.ts'

const LOCALES = { en: 'en-GB', bn: 'bn' }
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const
const DHAKA = { en: 'Dhaka', bn: 'ঢাকা' }

const formOf = (zone: string, language: Language, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...form, timeZone: zone })

const cityOf = (zone: string, language: Language): string =>
  zone === 'Asia/Dhaka' ? DHAKA[language] : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Formats as: Tuesday 17 November, 6:00 pm (Dhaka). */
export const dayAndTime = (moment: Date, zone: string, language: Language): string =>
  `${formOf(zone, language, DAY).format(moment)}, ${timeOfDay(moment, zone, language)}`

/** Formats as: 6:00 pm (Dhaka). */
export function timeOfDay(moment: Date, zone: string, language: Language): string {
  // Bengali names the part of the day, the way people speak.
  const form = formOf(zone, language, { ...TIME, ...(language === 'bn' && { dayPeriod: 'short' }) })
  const parts = form.formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  // Intl's word for night is bookish.
  const [clock, period] = [`${part('hour')}:${part('minute')}`, part('dayPeriod').replace('রাত্রি', 'রাত')]
  return `${language === 'bn' ? `${period} ${clock}` : `${clock} ${period}`} (${cityOf(zone, language)})`
}
