// Adds up what triggers have logged since the last minute. A change is deleted from the log by the transaction that counts
// it; so whatever ends a process, and whatever came first, the totals are those of the rows that are there.
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import {
  activeLearners,
  activity,
  ALL_PRODUCTS,
  dailyTotals,
  installation,
  lessons,
  lessonTotals,
  placeLog,
  totalLog,
  users,
} from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { storeMissed } from './missed-searches.ts'

/** So few that a slow database has done them long before its time limit. */
const AT_ONCE = 1000
/** Two processes at once would wait for each other's rows. */
const LOCK = 4_010_001
export const TOTALS_AS_OF = 'totals_as_of'

export async function keepTotals({ db, now, missed }: Pick<Deps, 'db' | 'now' | 'missed'>): Promise<void> {
  const at = now().toISOString()
  await storeMissed(db, missed, now())
  for (const count of [countPlaces, countTotals]) {
    let last: string | null = '(0,0)'
    while (last) last = await db.transaction((tx) => run(tx, count(last!)))
  }
  await db
    .insert(installation)
    .values({ key: TOTALS_AS_OF, value: at })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: sql`greatest(${installation.value}, excluded.value)` },
    })
}

/** Returns where the next changes are, or null if these were all. */
async function run(tx: Transaction, count: SQL): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const { rows } = await tx.execute<{ counted: number; last: string | null }>(count)
  return rows[0]!.counted === AT_ONCE ? rows[0]!.last : null
}

/** From where the last ones were, because reading past millions of deleted rows each time takes longer and longer. */
const taken = (log: typeof placeLog | typeof totalLog, last: string) => sql`taken as (
  delete from ${log} where ctid = any(array(select ctid from ${log} where ctid > ${last}::tid limit ${AT_ONCE}))
  returning *, ctid as spot)`
const COUNTED = sql`select count(*)::int as counted, max(spot)::text as last from taken`

const all = sql`${ALL_PRODUCTS}::uuid`
const firstDay = (period: SQL, day: SQL) => sql`date_trunc(${period}, ${day})::date`

/**
 * Whose account is gone is counted nowhere: deleting it has taken back what was counted before. Locked, so that it is not
 * deleted in between.
 */
const countPlaces = (last: string) => sql`
  with ${taken(placeLog, last)},
  learners as (select id from ${users} where id in (select user_id from taken) for key share),
  learned as (
    select user_id, product_id, seen_on as day, seconds, 0 as lessons from taken where seen_on is not null
    union all
    select user_id, product_id, done_on, done * coalesce(reading_seconds, 0), done
    from taken left join ${lessons} on lessons.id = taken.item_id where done <> 0
  ),
  own as (select learned.* from learned join learners on learners.id = learned.user_id),
  days as (
    insert into ${activity} as known (user_id, day, seconds, lessons)
    select user_id, day, sum(seconds), sum(lessons) from own group by user_id, day order by user_id, day
    on conflict (user_id, day) do update set
      seconds = known.seconds + excluded.seconds, lessons = known.lessons + excluded.lessons
    returning day, xmax = 0 as is_new
  ),
  periods as (
    insert into ${activeLearners} (user_id, product_id, period, day)
    select distinct user_id, product.id, period, ${firstDay(sql`period`, sql`own.day`)}
    from own, (values ('day'), ('week'), ('month')) each (period), lateral (values (own.product_id), (${all})) product (id)
    where period <> 'day' or product.id <> ${all}
    on conflict do nothing
    returning product_id, period, day
  ),
  lesson_changes as (
    insert into ${lessonTotals} as known (lesson_id, begun, done)
    select item_id, sum(begun), sum(done) from taken where item_id <> product_id and (begun <> 0 or done <> 0)
    group by item_id order by item_id
    on conflict (lesson_id) do update set begun = known.begun + excluded.begun, done = known.done + excluded.done
  ),
  logged as (
    insert into ${totalLog} (product_id, period, figure, day, n)
    select ${all}, 'day', 'active', day, count(*) from days where is_new group by day
    union all select product_id, period, 'active', day, count(*) from periods group by product_id, period, day
    union all select ${all}, null, 'seconds', day, sum(seconds) from own where seconds <> 0 group by day
    union all select product_id, null, 'lessons', done_on, sum(done) from taken where done <> 0 group by product_id, done_on
  )
  ${COUNTED}`

const countTotals = (last: string) => sql`
  with ${taken(totalLog, last)},
  cells as (
    select taken.product_id, taken.period, figure, day, n, cents from taken where period is not null
    union all
    select product.id, each.period, figure, ${firstDay(sql`each.period`, sql`taken.day`)}, n, cents
    from taken, (values ('day'), ('week'), ('month')) each (period),
      lateral (select taken.product_id union select ${all}) product (id)
    where taken.period is null
  ),
  added as (
    insert into ${dailyTotals} as known (product_id, period, figure, day, n, cents)
    select product_id, period, figure, day, sum(n), sum(cents) from cells
    group by product_id, period, figure, day
    having sum(n) <> 0 or sum(cents) <> 0
    order by product_id, period, figure, day
    on conflict (product_id, period, figure, day) do update set
      n = known.n + excluded.n, cents = known.cents + excluded.cents
  )
  ${COUNTED}`
