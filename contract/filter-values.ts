// What lists can be filtered by and how they can be sorted. This file imports nothing, so using it costs the browser little.

/** As a list of values from which one is chosen: free, or up to so many dollars. */
export const PRICE_FILTERS = ['free', '5', '10', '20', '50'] as const
export type PriceFilter = (typeof PRICE_FILTERS)[number]

export const LENGTH_FILTERS = ['short', 'medium', 'long'] as const
export type LengthFilter = (typeof LENGTH_FILTERS)[number]
/** The most hours of a course and pages of a book; what is longer is `long`. */
export const MAX_LENGTHS = { course: { short: 5, medium: 20 }, book: { short: 20, medium: 100 } } as const

/** So many stars and more. */
export const RATING_FILTERS = ['3', '4', '4.5'] as const
export type RatingFilter = (typeof RATING_FILTERS)[number]

/** `newest` is the order without a choice. */
export const SORTS = ['newest', 'popular', 'price'] as const
export type SortName = (typeof SORTS)[number]

/** What the addresses of the lists may name, in the order of the controls. */
export const COURSE_QUERY = ['subject', 'language', 'price', 'length', 'rating', 'sort'] as const
export const BOOK_QUERY = ['format', 'language', 'price', 'length', 'rating', 'sort'] as const
