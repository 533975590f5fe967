// Schemas for the kinds of values in requests, each with its own refusals.
import { z } from 'zod'
import { isLinked } from '../first-name.ts'
import { orRequired } from './check-fields.ts'
import { MAX_NAME_LENGTH, MAX_PRICE, MAX_SEARCH_TEXT } from '../constants.ts'
import { refusal } from '../refusals.ts'
import { tidy } from '../tidy.ts'

const NUMERIC = /^\s*-?\d+(\.\d+)?\s*$/
/** A title of zero-width characters alone would be an invisible link. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Numbers may also be sent as strings, as HTML forms do. */
export const numeric = <T extends z.ZodType<number, number>>(rule: T) =>
  z.union([z.number(), z.string().regex(NUMERIC).transform(Number)], { error: orRequired('not_a_number') }).pipe(rule)

/** A count in an answer. Answers need no refusals. */
export const count = z.number().int()

/** Required text; surrounding whitespace and control characters are removed. */
export const text = (max: number) =>
  z
    .string()
    .max(rawMax(max), { error: refusal('too_long', max), abort: true })
    .overwrite(tidy)
    .min(1)
    .max(max)
    .refine((value) => VISIBLE.test(value), refusal('required'))

/** A person's name: one visible line without a link, because it appears under reviews, on receipts and in emails. */
export const personName = text(MAX_NAME_LENGTH)
  .overwrite((name) => name.replaceAll(/\s+/g, ' '))
  .refine((name) => !isLinked(name), refusal('no_links'))

/** May be left empty: a form sends '', and the API answers null. */
export const orEmpty = <Rule extends z.ZodType>(rule: Rule) => z.union([z.literal(''), z.null(), rule]).optional()

export const wholeNumber = (min: number, max = 1_000_000) => numeric(z.number().min(min).max(max).int())

export const twoDecimals = (min: number, max: number) =>
  numeric(z.number().min(min).max(max).refine(hasTwoDecimals, refusal('too_many_decimals')))

/** The API uses dollars; the server stores whole cents. */
export const dollars = (min: number) => twoDecimals(min, MAX_PRICE)

/** The address of a picture or video: http(s) or a path of this site, never a javascript: URL. */
export const address = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine((value) => isSitePath(value) || isWebAddress(value), refusal('not_an_address'))

/** The fields of a body that hold addresses of pictures or videos, which may be uploads on this server. */
export const addressesIn = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>): (keyof Shape & string)[] =>
  Object.keys(shape).filter((name) => isAddress(shape[name]))

function isAddress(rule: unknown): boolean {
  if (rule instanceof z.ZodOptional) return isAddress(rule.unwrap())
  return rule instanceof z.ZodUnion ? rule.options.some(isAddress) : rule === address
}

/** A link to another site. */
export const webAddress = z.string().trim().min(1).max(2000).refine(isWebAddress, refusal('not_an_address'))

/** File sizes are stored in megabytes; '8.8 MB', '850 KB' and 8.8 are all accepted. */
export const megabytes = z
  .union([z.number(), z.string().max(40, refusal('not_a_size'))], { error: orRequired('not_a_size') })
  .transform((value, issues) => {
    const size = typeof value === 'number' ? value : parseSize(value)
    if (isSize(size)) return Math.round(size * 100) / 100
    issues.addIssue({ code: 'custom', message: orRequired('not_a_size')({ input: value }) })
    return z.NEVER
  })

/** A file size as a plain number of megabytes, without a unit. */
export const megabyteCount = numeric(z.number().refine(isSize, refusal('not_a_size')))

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: orRequired('not_a_date') })
  .refine(isCalendarDay, refusal('no_such_day'))

/** Changes with every save. A save based on an older revision is refused. */
export const revision = wholeNumber(0, 1_000_000_000_000)

/** Ids are lower-cased because they are compared as text. */
export const id = z.uuid().toLowerCase()

/** A moment in UTC, e.g. 2026-05-31T18:00:00.000Z. */
export const instant = z.iso.datetime({ error: orRequired('not_a_date') })

/** Comma-separated ids in a query. */
export const idList = (max: number) =>
  z
    .string()
    .max(max * 37)
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(id))

/** Emails are lower-cased because they are compared without regard to case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\u0000-\u001f\u007f]*$/, refusal('not_an_email'))

/** A recipient's address as typed; it cannot inject a header or another recipient. */
export const typedEmail = text(254).regex(/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/, refusal('not_an_email'))

/** Search text, normalised like the titles it is compared with. */
export const searchText = z
  .string()
  .max(rawMax(MAX_SEARCH_TEXT), { error: refusal('too_long', MAX_SEARCH_TEXT), abort: true })
  .overwrite(tidy)
  .max(MAX_SEARCH_TEXT)

/** Leaves room for whitespace and decomposed letters, but refuses text far over the limit before normalising it. */
function rawMax(max: number): number {
  return max * 2 + 1000
}

function hasTwoDecimals(value: number): boolean {
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
  // PostgreSQL has no year 0.
  return value >= '0001' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Two ids and their signature, in characters that need no encoding in a URL. */
export const stopSecret = z.string().regex(/^[\w-]{64}$/)
