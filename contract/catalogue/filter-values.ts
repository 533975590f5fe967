// The filters and sort orders of lists. This file imports nothing, so using it costs the browser little.

/** Price options: free, or up to this many dollars. */
export const PRICE_FILTERS = ['free', '5', '10', '20', '50'] as const
export type PriceFilter = (typeof PRICE_FILTERS)[number]

export const LENGTH_FILTERS = ['short', 'medium', 'long'] as const
export type LengthFilter = (typeof LENGTH_FILTERS)[number]
/** The upper bound in hours (courses) or pages (books); anything longer is `long`. */
export const MAX_LENGTHS = { course: { short: 5, medium: 20 }, book: { short: 20, medium: 100 } } as const

/** At least this many stars. */
export const RATING_FILTERS = ['3', '4', '4.5'] as const

/** `newest` is the default order. */
export const SORTS = ['newest', 'popular', 'price'] as const
export type SortName = (typeof SORTS)[number]

/** The lists' query parameters, in the order of the controls. */
export const COURSE_QUERY = ['subject', 'language', 'price', 'length', 'rating', 'sort'] as const
export const BOOK_QUERY = ['format', 'language', 'price', 'length', 'rating', 'sort'] as const
