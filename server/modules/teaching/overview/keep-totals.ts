// Adds up what triggers have logged in the last minute. A change is deleted from the log by the transaction that counts
// it, so the totals are crash-safe and don't depend on the order.
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
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
} from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { storeMissed } from './missed-searches.ts'

/** A step takes about this long, so that a database with one connection gets to other work in between. */
const STEP_MS = 300
const FEWEST = 500
const MAX_STEP = 50_000
/** Keeps two processes from waiting for each other's rows. */
const LOCK = 4_010_001
export const TOTALS_AS_OF = 'totals_as_of'

export async function keepTotals({ db, now, missed }: Pick<Deps, 'db' | 'now' | 'missed'>): Promise<void> {
  const at = now().toISOString()
  await storeMissed(db, missed, now())
  for (const count of [countPlaces, countTotals]) await countAll(db, count)
  await db
    .insert(installation)
    .values({ key: TOTALS_AS_OF, value: at })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: sql`greatest(${installation.value}, excluded.value)` },
    })
}

/** Continues after the last changes, because reading past millions of deleted rows takes longer and longer. */
type Step = { after: string; limit: number }

/**
 * After an upgrade, millions of changes are waiting, and large steps count many times more of them per second than
 * small ones.
 */
async function countAll(db: Database, count: (step: Step) => SQL): Promise<void> {
  const step: Step = { after: '(0,0)', limit: FEWEST }
  for (;;) {
    const began = performance.now()
    const { counted, last } = await db.transaction((tx) => runStep(tx, count(step)))
    if (counted < step.limit) return
    const factor = STEP_MS / (performance.now() - began)
    step.after = last!
    step.limit = Math.round(Math.min(MAX_STEP, Math.max(FEWEST, step.limit * Math.min(2, factor))))
  }
}

async function runStep(tx: Transaction, count: SQL): Promise<{ counted: number; last: string | null }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const { rows } = await tx.execute<{ counted: number; last: string | null }>(count)
  return rows[0]!
}

const takenChanges = (log: typeof placeLog | typeof totalLog, { after, limit }: Step) => sql`taken as (
  delete from ${log} where ctid = any(array(select ctid from ${log} where ctid > ${after}::tid limit ${limit}))
  returning *, ctid as spot)`
const COUNTED = sql`select count(*)::int as counted, max(spot)::text as last from taken`

const all = sql`${ALL_PRODUCTS}::uuid`
/** Without a time zone, because its rules would be looked up for each row. */
const firstDay = (period: SQL, day: SQL) => sql`date_trunc(${period}, ${day}::timestamp)::date`
const PERIOD_NAMES = sql`(values ('day'), ('week'), ('month')) each (period)`

/**
 * Deleted users are excluded, because deleting an account has already subtracted what was counted. The rows are locked,
 * so that an account isn't deleted in between.
 */
const countPlaces = (step: Step) => sql`
  with ${takenChanges(placeLog, step)},
  learned as (
    select user_id, product_id, day, sum(seconds) as seconds, sum(lessons) as lessons
    from (
      select user_id, product_id, seen_on as day, seconds, 0 as lessons from taken where seen_on is not null
      union all
      select user_id, product_id, done_on, done * coalesce(reading_seconds, 0), done
      from taken left join ${lessons} on lessons.id = taken.item_id where done <> 0
    ) changes
    group by user_id, product_id, day
  ),
  own as (select learned.* from learned join ${users} on users.id = learned.user_id for key share of users),
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
    from own, ${PERIOD_NAMES}, lateral (values (own.product_id), (${all})) product (id)
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

const countTotals = (step: Step) => sql`
  with ${takenChanges(totalLog, step)},
  changes as (
    select product_id, period, figure, day, sum(n) as n, sum(cents) as cents from taken
    group by product_id, period, figure, day
  ),
  cells as (
    select * from changes where period is not null
    union all
    select product_id, each.period, figure, ${firstDay(sql`each.period`, sql`day`)}, n, cents
    from (
      select * from changes where period is null
      union all select ${all}, period, figure, day, n, cents from changes where period is null and product_id <> ${all}
    ) of_days, ${PERIOD_NAMES}
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
