import type { Mutant } from './mutant.ts'

export const reviews: Mutant[] = [
  {
    file: 'server/modules/site/reviews/review-calls.ts',
    find: 'if (today.length >= REVIEWS_A_DAY) {',
    replace: 'if (today.length > REVIEWS_A_DAY) {',
    tests: ['reviews'],
    breaks: 'a sixth review a day is accepted',
  },
  {
    file: 'server/modules/site/reviews/review-calls.ts',
    find: 'and(eq(reviews.userId, person.id), gt(reviews.createdAt, dayAgo))',
    replace: 'gt(reviews.createdAt, dayAgo)',
    tests: ['reviews'],
    breaks: 'everybody’s reviews count against one person',
  },
  {
    file: 'server/modules/site/reviews/review-calls.ts',
    find: 'and(eq(reviews.userId, person.id), gt(reviews.createdAt, dayAgo))',
    replace: 'eq(reviews.userId, person.id)',
    tests: ['reviews'],
    breaks: 'a person has five reviews in a lifetime',
  },
  {
    file: 'server/modules/site/reviews/review-calls.ts',
    find: 'image: person.photoUrl,',
    replace: "image: '',",
    tests: ['reviews'],
    breaks: 'reviews have no picture',
  },
  {
    file: 'server/modules/site/reviews/review-calls.ts',
    find: "totalOf(sql`'reviews'`)",
    replace: "totalOf(sql`'books'`)",
    tests: ['reviews'],
    breaks: 'reviews have the total of another list',
  },
  {
    file: 'server/http/call-limits.ts',
    find: "'POST /addreview': { limit: 'reviewAddress', per: 'address' },",
    replace: '',
    tests: ['rate-limits'],
    breaks: 'one address may send reviews without limit',
  },
  {
    file: 'contract/constants.ts',
    find: 'MAX_RATTING = 5',
    replace: 'MAX_RATTING = 6',
    tests: ['reviews'],
    breaks: 'six of five stars can be given',
  },
  {
    file: 'contract/constants.ts',
    find: 'MAX_REVIEW_COMMENT = 120',
    replace: 'MAX_REVIEW_COMMENT = 121',
    tests: ['reviews'],
    breaks: 'a review may be longer than 120 characters',
  },
]
