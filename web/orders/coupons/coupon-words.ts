// A coupon's discount, scope and status as text.
import { COURSE_TYPES, type CourseType, type ProductKind } from '#contract/constants.ts'
import type { Coupon } from '#contract/calls/orders/coupons.ts'
import type { CouponState } from '#contract/record-states.ts'
import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { count, day, price } from '../../ui/numbers.ts'

export const STATE_LABELS: Record<CouponState, () => string> = {
  active: m.coupon_active,
  waiting: m.coupon_waiting,
  used_up: m.coupon_used_up,
  ended: m.coupon_ended,
}

export const STATE_BADGES: Record<CouponState, string> = {
  active: 'badge badge-good',
  waiting: 'badge badge-waiting',
  used_up: 'badge badge-open',
  ended: 'badge badge-open',
}

const nameOf = (category: CourseType): string => categoryOf(category)?.label() ?? category

const KIND_LABELS: Record<ProductKind, () => string> = {
  course: m.coupon_all_courses,
  book: m.coupon_all_books,
  live: m.coupon_all_live,
}

export const takesOff = ({ percent, amount }: Coupon): string =>
  percent === null ? price(amount ?? 0) : m.coupon_percent_off({ percent: count(percent) })

export function isFor({ productName, category, kind }: Coupon): string {
  if (productName !== null) return productName
  if (category !== null) return nameOf(category)
  return kind === null ? m.coupon_everything() : KIND_LABELS[kind]()
}

/** The scopes in the form. A product is chosen by name. */
export const SCOPES: [value: string, label: () => string][] = [
  ['all', m.coupon_everything],
  ['kind:course', m.coupon_all_courses],
  ['kind:book', m.coupon_all_books],
  ['kind:live', m.coupon_all_live],
  ...COURSE_TYPES.map((type): [string, () => string] => [`category:${type}`, () => nameOf(type)]),
  ['product', m.coupon_one_product],
]

/** Days in the administrator's time zone. The last day is the one before it ends. */
export const dayOf = (at: string | null, shift = 0): string => {
  if (!at) return ''
  const date = new Date(at)
  date.setDate(date.getDate() + shift)
  const [month, ofMonth] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${ofMonth}`
}

export const startOfDay = (typed: string, shift = 0): string => {
  if (!typed) return ''
  const [year, month, ofMonth] = typed.split('-').map(Number)
  return new Date(year!, month! - 1, ofMonth! + shift).toISOString()
}

export const lastDay = ({ endsAt }: Coupon): string => (endsAt ? day(dayOf(endsAt, -1)) : '')
