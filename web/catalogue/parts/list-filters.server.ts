// The filters of a list as its page shows them: controls with texts and counts, and the URL of each change.
import type { z } from 'zod'
import { BOOK_FORMATS, LANGUAGES, SUBJECTS, type Language, type Subject } from '#contract/constants.ts'
import type { BookFilters, bookCounts, CourseFilters, courseCounts } from '#contract/calls/catalogue/filters.ts'
import {
  BOOK_QUERY,
  COURSE_QUERY,
  LENGTH_FILTERS,
  MAX_LENGTHS,
  PRICE_FILTERS,
  RATING_FILTERS,
  SORTS,
  type LengthFilter,
  type SortName,
} from '#contract/catalogue/filter-values.ts'
import { m } from '../../paraglide/messages.js'
import { count, digits, price } from '../../ui/numbers.ts'
import { SUBJECT_LABELS } from './subject-labels.ts'

type Kind = 'course' | 'book'
type Counts = Partial<z.infer<typeof courseCounts> & z.infer<typeof bookCounts>>
type Name = Exclude<(typeof COURSE_QUERY | typeof BOOK_QUERY)[number], 'sort'>
type Query = Partial<Record<Name | 'sort', string | undefined>>

const VALUES: Record<Name, readonly string[]> = {
  subject: SUBJECTS,
  language: LANGUAGES,
  format: BOOK_FORMATS,
  price: PRICE_FILTERS,
  length: LENGTH_FILTERS,
  rating: RATING_FILTERS.toReversed(),
}
const NAMES = { course: COURSE_QUERY, book: BOOK_QUERY }

/** The filters in the page's URL. The API refuses unknown values. A plain form sends unset ones as ''. */
export const courseQuery = (request: Request) => queryIn(request, 'course') as CourseFilters & { sort?: SortName }
export const bookQuery = (request: Request) => queryIn(request, 'book') as BookFilters & { sort?: SortName }

function queryIn(request: Request, kind: Kind): Query {
  const { searchParams } = new URL(request.url)
  return Object.fromEntries(NAMES[kind].flatMap((name) => pairOf(name, searchParams.get(name))))
}

const pairOf = (name: string, value: string | null | undefined): [string, string][] => (value ? [[name, value]] : [])

type DrawOptions = {
  /** Whether this is a search, which is sorted by best match by default. */
  isSearch?: boolean
  /** The rest of the page's query, which links keep. */
  kept?: Record<string, string>
}

/** `counts` belong to the filtered list and `all` to the whole one, so that every option keeps its place. */
export function drawFilters(
  kind: Kind,
  { sort, ...chosen }: Query,
  counts: Counts,
  all: Counts,
  { isSearch = false, kept = {} }: DrawOptions = {},
) {
  const names = NAMES[kind].filter((name) => name !== 'sort')
  const controls = names.map((name) => {
    const found: Record<string, number> = counts[name] ?? {}
    const options = VALUES[name]
      .filter((value) => value in (all[name] ?? {}) || value === chosen[name])
      .map((value) => ({
        value,
        label: m.filters_option({ name: labelOf(kind, name, value), n: count(found[value] ?? 0) }),
        isEmpty: !found[value] && chosen[name] !== value,
      }))
    const { label, any } = TEXTS[name]
    return { name, label: label(), any: any(), value: chosen[name] ?? '', options }
  })
  const active = names.flatMap((name) => {
    const value = chosen[name]
    const { [name]: _, ...others } = chosen
    return value ? [{ name, label: labelOf(kind, name, value), without: searchOf({ ...kept, ...others, sort }) }] : []
  })
  return {
    // A single value isn't a choice.
    controls: controls.filter(({ options, value }) => value || options.length > 1),
    sort: isSearch ? searchSort(sort) : listSort(sort),
    active,
    cleared: searchOf({ ...kept, sort }),
    kept: Object.entries(kept),
    found: active.length ? m.filters_found({ n: count(counts.total ?? 0) }) : allOf(kind, counts.total ?? 0),
  }
}

export function allOf(kind: Kind, total: number): string {
  if (total === 1) return kind === 'book' ? m.filters_book_one() : m.list_course_one()
  return (kind === 'book' ? m.filters_books : m.list_courses)({ count: count(total) })
}

export type ListFilterContent = ReturnType<typeof drawFilters>

const sortOption = (name: SortName) => ({ value: name as string, label: SORT_LABELS[name]() })

/** The default order has no value, to keep it out of the URL. */
function listSort(sort = '') {
  const [first, ...others] = SORTS.map(sortOption)
  return { value: sort === first!.value ? '' : sort, options: [{ ...first!, value: '' }, ...others] }
}

function searchSort(value = '') {
  return { value, options: [{ value: '', label: m.filters_sort_match() }, ...SORTS.map(sortOption)] }
}

function searchOf(query: Record<string, string | undefined>): string {
  const params = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => pairOf(name, value)))
  return params.size ? `?${params}` : ''
}

const TEXTS: Record<Name, { label: () => string; any: () => string }> = {
  subject: { label: m.filters_subject, any: m.filters_subject_any },
  language: { label: m.filters_language, any: m.filters_language_any },
  format: { label: m.filters_format, any: m.filters_format_any },
  price: { label: m.filters_price, any: m.filters_price_any },
  length: { label: m.filters_length, any: m.filters_length_any },
  rating: { label: m.filters_rating, any: m.filters_rating_any },
}

const SORT_LABELS: Record<SortName, () => string> = {
  newest: m.filters_sort_newest,
  popular: m.filters_sort_popular,
  price: m.filters_sort_price,
}
const LANGUAGE_LABELS: Record<Language, () => string> = { en: m.filters_language_en, bn: m.filters_language_bn }

function labelOf(kind: Kind, name: Name, value: string): string {
  switch (name) {
    case 'subject':
      return SUBJECT_LABELS[value as Subject]()
    case 'language':
      return LANGUAGE_LABELS[value as Language]()
    case 'format':
      return value === 'MP3' ? m.filters_format_mp3() : m.filters_format_pdf()
    case 'price':
      return value === 'free' ? price(0) : m.filters_price_up_to({ price: price(Number(value)) })
    case 'length':
      return lengthLabel(kind, value as LengthFilter)
    case 'rating':
      return m.filters_rating_from({ n: count(Number(value)) })
  }
}

function lengthLabel(kind: Kind, value: LengthFilter): string {
  const { short, medium } = MAX_LENGTHS[kind]
  const isCourse = kind === 'course'
  const [low, high] = [digits(short), digits(medium)]
  if (value === 'short') return isCourse ? m.filters_hours_short({ n: low }) : m.filters_pages_short({ n: low })
  if (value === 'long') return isCourse ? m.filters_hours_long({ n: high }) : m.filters_pages_long({ n: high })
  const range = { from: digits(short + 1), n: high }
  return isCourse ? m.filters_hours_medium(range) : m.filters_pages_medium(range)
}
