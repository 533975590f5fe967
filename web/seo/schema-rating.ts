import type { Course } from '#contract/calls/catalogue/catalogue.ts'

/** Search engines must not mistake the demo's sample ratings for real opinions. */
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
