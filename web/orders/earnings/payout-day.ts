import { PAYOUT_DAY } from '#contract/orders/earning-kinds.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { digits } from '../../ui/numbers.ts'

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 5th or ৫: the day of the month on which teachers are paid. */
export function payoutDay(day = PAYOUT_DAY): string {
  if (getLocale() !== 'en') return digits(day)
  return `${day}${ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`
}
