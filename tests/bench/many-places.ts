// PUT /places with ten thousand and with ten million stored places.
import pg from 'pg'
import { drive } from './drive.ts'
import type { Measure } from './measure.ts'
import { openSchool, type School } from './school.ts'

const FEW = 10_000
const MANY = 10_000_000
const AT_ONCE = 500_000
const REPORTS = 3000
const CONCURRENCY = 8

export async function benchManyPlaces(folder: string): Promise<Measure[]> {
  const school = await openSchool(folder)
  await fill(school, FEW)
  const few = await p95(school)
  await fill(school, MANY - FEW)
  const many = await p95(school)
  await school.close()
  const what = 'PUT /places, p95 with ten million places against ten thousand'
  const beside = `${many.toFixed(1)} ms and ${few.toFixed(1)} ms`
  return [{ what, value: many / few, unit: 'times', goal: { atMost: 2 }, beside }]
}

/**
 * These people and lessons don't exist, because only the number counts. Uses a connection without the pool's time
 * limits.
 */
async function fill({ database, course }: School, count: number): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
  const indexes = await dropIndexes(client)
  for (let left = count; left > 0; left -= AT_ONCE) {
    await client.query(
      `insert into places (user_id, item_id, product_id, position, position_at, watched, seconds, seen_at)
       select gen_random_uuid(), gen_random_uuid(), $1, 7, now(), '{[0,7)}', 100, now() from generate_series(1, $2::int)`,
      [course, Math.min(left, AT_ONCE)],
    )
  }
  for (const index of indexes) await client.query(index)
  await client.query('vacuum analyze places')
  await client.end()
}

/**
 * Returns statements that create the indexes again, because building one is many times faster than updating it row by
 * row.
 */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ remove: string; create: string }>(
    `select 'alter table places drop constraint ' || conname as remove,
            'alter table places add constraint ' || conname || ' ' || pg_get_constraintdef(oid) as create
     from pg_constraint where conrelid = 'places'::regclass and contype = 'p'
     union all
     select 'drop index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
     from pg_index where indrelid = 'places'::regclass and not indisprimary`,
  )
  for (const { remove } of rows) await client.query(remove)
  return rows.map(({ create }) => create)
}

async function p95(school: School): Promise<number> {
  await drive(school.reports(REPORTS / 3), CONCURRENCY, (report) => school.put(report))
  const took: number[] = []
  await drive(school.reports(REPORTS), CONCURRENCY, async (report) => {
    const start = performance.now()
    await school.put(report)
    took.push(performance.now() - start)
  })
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)]!
}
