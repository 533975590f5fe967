// The rating of a course or book, read from totals that triggers maintain, so that lists stay fast with any number of
// ratings.
import { sql, type SQL } from 'drizzle-orm'
import { MIN_RATINGS_SHOWN } from '#contract/constants.ts'

type Summary = { average: number; count: number; isDemo: boolean }

export const ratingCount = sql<number>`(one + two + three + four + five)`
export const ratingAverage = sql<number>`
  round((one + 2 * two + 3 * three + 4 * four + 5 * five)::numeric / nullif(${ratingCount}, 0), 1)::float8`

/** The rating across all of an instructor's courses in the catalogue. */
export const instructorRating = (instructorId: SQL) => sql<Summary | null>`(
  select json_build_object(
    'average', round(sum(one + 2 * two + 3 * three + 4 * four + 5 * five)::numeric / sum(${ratingCount}), 1)::float8,
    'count', sum(${ratingCount})::int, 'isDemo', sum(samples) > 0)
  from courses join rating_totals on product_id = courses.id
  where instructor_id = ${instructorId} and deleted_at is null and is_listed
  having sum(${ratingCount}) >= ${sql.raw(String(MIN_RATINGS_SHOWN))}
)`

/** The rating for cards, as part of the list's query. */
export const ratingSummary = (productId: SQL) => sql<Summary | null>`(
  select json_build_object('average', ${ratingAverage}, 'count', ${ratingCount}, 'isDemo', samples > 0)
  from rating_totals where product_id = ${productId} and ${ratingCount} >= ${sql.raw(String(MIN_RATINGS_SHOWN))}
)`
