// The rating of a course or book for its card, as a part of the list's own query.
import { sql, type SQL } from 'drizzle-orm'
import { MIN_RATINGS_SHOWN } from '#contract/constants.ts'

type Summary = { average: number; count: number; isDemo: boolean }

export const ratingSummary = (productId: SQL) => sql<Summary | null>`(
  select json_build_object('average', round(avg(rated.stars), 1)::float8, 'count', count(*)::int,
    'isDemo', bool_or(rated.is_demo))
  from ratings rated where rated.product_id = ${productId} and rated.hidden_at is null
  having count(*) >= ${sql.raw(String(MIN_RATINGS_SHOWN))}
)`
