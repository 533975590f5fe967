// Money is stored in whole cents; the API uses dollars.
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/constants.ts'

export const toCents = (dollars: number): number => Math.round(dollars * 100)
export const toDollars = (cents: number): number => cents / 100
const FORM = { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger', useGrouping: false } as const
const AMOUNT = { en: new Intl.NumberFormat('en', FORM), bn: new Intl.NumberFormat('bn', FORM) }
const FREE = { en: 'Free', bn: 'ফ্রি' }

/** Formats as $7, $7.50 or Free, as the site shows prices. */
export function formatDollars(cents: number, language: Language = 'en'): string {
  if (cents === 0) return FREE[language]
  return `$${AMOUNT[language].format(cents / 100)}`
}

const TAKA = { en: new Intl.NumberFormat('en-IN'), bn: new Intl.NumberFormat('bn-BD') }

/** Formats whole taka as ৳1,225. */
export const formatTaka = (taka: number, language: Language = 'en'): string => `৳${TAKA[language].format(taka)}`

/** Formats as $1 = ৳122.50, with as many decimals as the rate has. */
export function formatRate(rate: number, language: Language): string {
  return `$${AMOUNT[language].format(1)} = ৳${AMOUNT[language].format(rate)}`
}

/** A column of cents, read as dollars. */
export const inDollars = <Value extends number | null = number>(cents: PgColumn): SQL<Value> =>
  sql<Value>`${cents}::float8 / 100`
