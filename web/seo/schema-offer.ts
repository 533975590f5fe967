// JSON-LD parts that courses and books share.
import type { Course } from '#contract/entities.ts'
import { getLocale } from '../paraglide/runtime.js'
import { langOf } from '../ui/language.tsx'

export function schemaOffer(price: number): object {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    category: price === 0 ? 'Free' : 'Paid',
    availability: 'https://schema.org/InStock',
  }
}

/** Search engines must not take samples of the demo for people's opinions. */
export const schemaRating = (rating: Course['rating']): object =>
  rating && !rating.isDemo
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          ratingCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}

export const schemaPerson = (name: string): object => ({ '@type': 'Person', name })

/** The language of a product, guessed from its title. */
export const schemaLanguage = (title: string): string => langOf(title) ?? getLocale()
