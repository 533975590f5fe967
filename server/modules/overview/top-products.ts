// What sold best, and the courses whose lessons an overview shows.
import { and, asc, sql, type SQL } from 'drizzle-orm'
import type { ProductKind } from '#contract/constants.ts'
import type { Overview } from '#contract/overview.ts'
import type { Database } from '../../db/database.ts'
import { ALL_PRODUCTS, courses, dailyTotals, products } from '../../db/schema.ts'
import { listed } from '../catalogue/content-rows.ts'
import { anyProduct, productsOf } from '../products/product-rows.ts'
import type { Range } from './ranges.ts'

const SHOWN = 6
const COURSES = 10
/** Some of the best are books. */
const LOOKED_AT = 50
const MAX_OWN = 200

/** Of all products, or of those that `own` selects. */
const soldIn = ({ by, from, to }: Range, own?: SQL) => sql`
  select product_id, sum(n)::int as orders, sum(cents)::float8 as cents from ${dailyTotals}
  where figure = 'sales' and period = ${by} and day between ${from}::date and ${to}::date
    and ${own ? sql`product_id in (${own})` : sql`product_id <> ${ALL_PRODUCTS}::uuid`}
  group by product_id having sum(n) > 0`

const best = sql`
  select ${anyProduct.id} as "_id", ${anyProduct.name} as name, ${products.kind} as kind, best.orders, best.cents
  from (select * from sold order by cents desc, orders desc, product_id limit ${SHOWN}) best
  join ${products} on ${products.id} = best.product_id
  join ${anyProduct.table} on ${anyProduct.id} = best.product_id
  order by best.cents desc, best.orders desc, best.product_id`

const COURSE: ProductKind = 'course'
const popular = sql`
  select ${courses.id} as "_id", ${courses.title} as title
  from (select * from sold order by orders desc, product_id limit ${LOOKED_AT}) popular
  join ${courses} on ${courses.id} = popular.product_id
  join ${products} on ${products.id} = popular.product_id and ${products.kind} = ${COURSE}
  order by popular.orders desc, popular.product_id limit ${COURSES}`

/** What sold for most, and the courses that most people bought. Adding up all products takes long, so both come from one sum. */
export async function topProducts(db: Database, range: Range): Promise<Pick<Overview, 'products' | 'courses'>> {
  const { rows } = await db.execute<Pick<Overview, 'products' | 'courses'>>(sql`
    with sold as materialized (${soldIn(range)})
    select (select coalesce(json_agg(best), '[]') from (${best}) best) as products,
      (select coalesce(json_agg(popular), '[]') from (${popular}) popular) as courses`)
  return rows[0]!
}

/** Of a teacher's own. */
export async function bestSellers(db: Database, range: Range, own: SQL): Promise<Overview['products']> {
  const { rows } = await db.execute<Overview['products'][number]>(sql`with sold as (${soldIn(range, own)}) ${best}`)
  return rows
}

export const ownCourses = (db: Database, userId: string): Promise<Overview['courses']> =>
  db
    .select({ _id: courses.id, title: courses.title })
    .from(courses)
    .where(and(sql`${courses.id} in (${productsOf(sql`${userId}::uuid`)})`, listed(courses)))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(MAX_OWN)
