import { useCallback } from 'react'
import type { CourseKey } from '#contract/constants.ts'
import { priceAfter } from '#contract/orders/discounts.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { price } from '../../ui/numbers.ts'
import type { ChosenProduct } from './product-field.tsx'

type PriceHintProps = { unit: 'percent' | 'amount'; off: string; scope: string; product: ChosenProduct | null }

/** The price of some product on sale with the coupon applied. */
export function PriceHint({ unit, off, scope, product }: PriceHintProps) {
  const { answer: sample } = useCall(useCallback(() => sampleOf(scope, product), [scope, product]))
  const value = Number(off)
  if (!sample || !(value > 0)) return null
  const discount = unit === 'percent' ? { percent: value } : { cents: Math.round(value * 100) }
  const after = priceAfter(Math.round(sample.price * 100), discount) / 100
  return (
    <p className="coupon-hint beside muted">
      <Icon name="tag" />
      <span lang={langOf(sample.name)}>
        {m.coupon_hint({ name: sample.name, before: price(sample.price), after: price(after) })}
      </span>
    </p>
  )
}

type Sample = { name: string; price: number } | null

async function sampleOf(scope: string, product: ChosenProduct | null): Promise<Sample> {
  const [field, choice] = scope.split(':')
  if (field === 'product') return product && productSample(product)
  if (choice === 'book') return bookSample()
  return (await courseSample((field === 'category' ? choice : 'classNine') as CourseKey)) ?? null
}

async function productSample({ id, kind }: ChosenProduct): Promise<Sample> {
  if (kind !== 'book') {
    const course = await api('GET /course/{id}', { params: { id } }).catch(() => null)
    if (course) return { name: course.title, price: course.price }
  }
  const book = await api('GET /book/{id}', { params: { id } }).catch(() => null)
  return book && { name: book.bookName, price: book.price }
}

async function bookSample(): Promise<Sample> {
  const [book] = await api('GET /books', { query: { limit: 1 } })
  return book ? { name: book.bookName, price: book.price } : null
}

async function courseSample(key: CourseKey): Promise<Sample> {
  const courses = await api('GET /courses/{key}', { params: { key }, query: { limit: 20 } })
  const priced = courses.find((course) => course.price > 0)
  return priced ? { name: priced.title, price: priced.price } : null
}
