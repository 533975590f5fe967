// Kinds of values that cross the wire, each with its own rule and its own words when it is broken.
import { z } from 'zod'
import { orRequired } from './check-fields.ts'
import { MAX_PRICE, MAX_SEARCH_TEXT } from './constants.ts'
import { refusal } from './refusals.ts'
import { tidy } from './tidy.ts'

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/
/** A character that shows: a title of zero-width ones alone would be a link that nobody can see. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Bodies may carry numbers as numbers or as numeric strings, as HTML forms send them. */
export const numeric = <T extends z.ZodType<number, number>>(rule: T) =>
  z.union([z.number(), z.string().regex(NUMERIC).transform(Number)], { error: orRequired('not_a_number') }).pipe(rule)

/** Text that must be there; blanks around it are dropped, and so are control characters nobody typed. */
export const text = (most: number) =>
  z
    .string()
    .max(rawMax(most), { error: refusal('too_long', most), abort: true })
    .overwrite(tidy)
    .min(1)
    .max(most)
    .refine((value) => SEEN.test(value), refusal('required'))

export const wholeNumber = (least: number, most = 1_000_000) => numeric(z.number().min(least).max(most).int())

/** Dollars at the edge; the server keeps whole cents. */
export const dollars = (least: number) =>
  numeric(z.number().min(least).max(MAX_PRICE).refine(hasWholeCents, refusal('too_many_decimals')))

/** The address of a picture or film: http(s), or a path of this site. Never a script. */
export const address = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine((value) => isSitePath(value) || isWebAddress(value), refusal('not_an_address'))

/** A link away from this site. */
export const webAddress = z.string().trim().min(1).max(2000).refine(isWebAddress, refusal('not_an_address'))

/** File sizes are kept as megabytes; '8.8 MB', '850 KB' and 8.8 are all understood. */
export const megabytes = z
  .union([z.number(), z.string().max(40, refusal('not_a_size'))], { error: orRequired('not_a_size') })
  .transform((value, issues) => {
    const size = typeof value === 'number' ? value : parseSize(value)
    if (isSize(size)) return Math.round(size * 100) / 100
    issues.addIssue({ code: 'custom', message: orRequired('not_a_size')({ input: value }) })
    return z.NEVER
  })

/** The same without a unit. */
export const megabyteCount = numeric(z.number().refine(isSize, refusal('not_a_size')))

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: orRequired('not_a_date') })
  .refine(isCalendarDay, refusal('no_such_day'))

/** Changes with each change of a thing; a change that names an older one is refused. */
export const revision = wholeNumber(0, 1_000_000_000_000)

/** Ids are one and the same whatever their case, and are compared as text. */
export const id = z.uuid().toLowerCase()

/** Emails are one and the same whatever their case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\u0000-\u001f\u007f]*$/, refusal('not_an_email'))

/** What somebody searches for; titles hold no control characters, so neither does this. */
export const searchText = z
  .string()
  .max(rawMax(MAX_SEARCH_TEXT), { error: refusal('too_long', MAX_SEARCH_TEXT), abort: true })
  .overwrite(tidy)
  .max(MAX_SEARCH_TEXT)

/** Blanks and decomposed letters are allowed for, but a text far over its limit is not worth tidying. */
function rawMax(most: number): number {
  return most * 2 + 1000
}

function hasWholeCents(value: number): boolean {
  return Math.abs(Math.round(value * 100) - value * 100) < 1e-6
}

function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\s\\<>"\u0000-\u001f\u007f]*$/.test(value)
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\<>"\u0000-\u001f\u007f]+$/i.test(value)) return false
  if (!URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

function parseSize(value: string): number {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(kb|mb|gb)?\s*$/i.exec(value)
  if (!match) return Number.NaN
  const scale = { kb: 1 / 1000, mb: 1, gb: 1000 }[(match[2] ?? 'mb').toLowerCase() as 'kb' | 'mb' | 'gb']
  return Number(match[1]) * scale
}

function isSize(megabytes: number): boolean {
  return megabytes > 0 && megabytes <= 100_000
}

function isCalendarDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  // The calendar of the database has no year 0.
  return value >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
