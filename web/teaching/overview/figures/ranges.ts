// The ranges that an overview offers. The server widens them to whole weeks or months.
import type { Period } from '#contract/constants.ts'
import { m } from '../../../paraglide/messages.js'
import { perLanguage } from '../../../ui/per-language.ts'
import { dayAndMonth, monthAndYear } from '../../../ui/numbers.ts'

const DAY_MS = 86_400_000
const DHAKA_MS = 6 * 3_600_000

export type RangeName = '7' | '30' | '91' | '365'

export const RANGES: Record<RangeName, { label: () => string; by: Period; days: number }> = {
  '7': { label: m.overview_7_days, by: 'day', days: 7 },
  '30': { label: m.overview_30_days, by: 'day', days: 30 },
  // This many days back gives 13 weeks and 12 months, whatever day it is today.
  '91': { label: m.overview_13_weeks, by: 'week', days: 85 },
  '365': { label: m.overview_12_months, by: 'month', days: 335 },
}

export const DEFAULT_RANGE: RangeName = '30'

const dhakaDay = (time: number) => new Date(time + DHAKA_MS).toISOString().slice(0, 10)

export function queryOf(name: RangeName) {
  const { by, days } = RANGES[name]
  const now = Date.now()
  return { from: dhakaDay(now - (days - 1) * DAY_MS), to: dhakaDay(now), by }
}

const shortDay = perLanguage((language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, SHORT_DAY))
const shortMonth = perLanguage(
  (language) => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, SHORT_MONTH),
)
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const SHORT_MONTH = { month: 'short', timeZone: 'UTC' } as const

/** Formats as 19 Oct or Oct, below a chart. */
export const shortName = (at: string, by: Period): string =>
  (by === 'month' ? shortMonth() : shortDay()).format(new Date(at))

/** Formats as 19 October, or October 2026. */
export const longName = (at: string, by: Period): string =>
  by === 'month' ? monthAndYear(at.slice(0, 7)) : dayAndMonth(at)
