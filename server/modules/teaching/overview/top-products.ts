// The best-selling products, and the courses whose lessons an overview shows.
import { and, asc, sql, type SQL } from 'drizzle-orm'
import type { ProductKind } from '#contract/constants.ts'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import type { Database } from '../../../db/database.ts'
import { ALL_PRODUCTS, courses, dailyTotals, products } from '../../../db/schema.ts'
import { listed } from '../../catalogue/content/content-rows.ts'
import { anyProduct, productsOf } from '../../catalogue/content/product-rows.ts'
import type { Range } from './ranges.ts'

const SHOWN_COUNT = 6
const COURSES = 10
const MAX_OWN = 200
/** How many products of each period are candidates, and how many candidates are added up. */
const CANDIDATES = 200

const addedUp = ({ by, from, to }: Range, chosen: SQL) => sql`
  select product_id, sum(n)::int as orders, sum(cents)::float8 as cents from ${dailyTotals}
  where figure = 'sales' and period = ${by} and day between ${from}::date and ${to}::date and ${chosen}
  group by product_id having sum(n) > 0`

/** Selects from `sold`. */
const best = sql`
  select ${anyProduct.id} as "_id", ${anyProduct.name} as name, ${products.kind} as kind, best.orders, best.cents
  from (select * from sold order by cents desc, orders desc, product_id limit ${SHOWN_COUNT}) best
  join ${products} on ${products.id} = best.product_id
  join ${anyProduct.table} on ${anyProduct.id} = best.product_id
  order by best.cents desc, best.orders desc, best.product_id`

const COURSE: ProductKind = 'course'
/** Selects from `candidates`. These courses are only a list to choose from, so it doesn't have to be exact. */
const popular = sql`
  select ${courses.id} as "_id", ${courses.title} as title
  from candidates join ${courses} on ${courses.id} = candidates.product_id
  join ${products} on ${products.id} = candidates.product_id and ${products.kind} = ${COURSE}
  where candidates.orders > 0 order by candidates.orders desc, candidates.product_id limit ${COURSES}`

const isWholeShop = sql`product_id = ${ALL_PRODUCTS}::uuid`

type Top = Pick<Overview, 'products' | 'courses'>

/**
 * The products with the highest sales, and courses that many people bought. Adding up a hundred thousand products takes
 * a second, so only the best of each period are candidates. `others` is the most that any other product can have sold
 * for: the lowest value of every period that had more products than were read, plus the best candidate that wasn't
 * added up.
 */
export async function topProducts(db: Database, range: Range): Promise<Top> {
  const { rows } = await db.execute<Top & { isSure: boolean }>(sql`
    with found as materialized (
      select start, product_id, n, cents from unnest(array[${sql.join(range.starts, sql`, `)}]::date[]) start
      cross join lateral (
        select product_id, n, cents from ${dailyTotals}
        where figure = 'sales' and period = ${range.by} and day = start and not ${isWholeShop}
        order by cents desc limit ${CANDIDATES}
      ) best
    ), candidates as materialized (
      select product_id, sum(n)::int as orders, sum(cents)::float8 as cents from found group by product_id
    ), sold as materialized (${addedUp(range, sql`product_id in (select product_id from candidates order by cents desc limit ${CANDIDATES})`)}
    ), cut_off as (
      select greatest(min(cents), 0)::float8 as cents from found group by start having count(*) = ${CANDIDATES}
    ), others as (
      select coalesce(sum(cents), 0)
        + coalesce((select cents from candidates order by cents desc offset ${CANDIDATES} limit 1), 0) as cents from cut_off
    )
    select (select count(*) from candidates) <= ${CANDIDATES} and not exists (select from cut_off)
        or coalesce((select cents from sold order by cents desc offset ${SHOWN_COUNT - 1} limit 1), 0) > (select cents from others)
        as "isSure",
      (select coalesce(json_agg(best), '[]') from (${best}) best) as products,
      (select coalesce(json_agg(popular), '[]') from (${popular}) popular) as courses`)
  const { isSure, ...top } = rows[0]!
  return isSure ? top : { ...top, products: await bestSellers(db, range, sql`not ${isWholeShop}`) }
}

/** Adds up all the chosen products. */
export async function bestSellers(db: Database, range: Range, chosen: SQL): Promise<Overview['products']> {
  const { rows } = await db.execute<Overview['products'][number]>(sql`with sold as (${addedUp(range, chosen)}) ${best}`)
  return rows
}

export const ownCourses = (db: Database, userId: string): Promise<Overview['courses']> =>
  db
    .select({ _id: courses.id, title: courses.title })
    .from(courses)
    .where(and(sql`${courses.id} in (${productsOf(sql`${userId}::uuid`)})`, listed(courses)))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(MAX_OWN)
