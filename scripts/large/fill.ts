// Adds the large marketplace to a database with the demo content, table by table, with many rows per statement. All of
// it passes the product's own constraints and triggers.
import type pg from 'pg'
import { addBlogs, addBooks, addCourses, addInstructors } from './catalogue.ts'
import { withoutIndexes } from './indexes.ts'
import { addOrderHistory, addOrders } from './orders.ts'
import { addUsers } from './people.ts'
import { addAudit, addMessages, addReads, addReviews, deleteSome } from './records.ts'
import type { Sizes } from './sizes.ts'

export type Say = (line: string) => void

/** Ids like the product's own (UUIDv7): unique and ordered by time. */
const ID_AT = `
  create or replace function pg_temp.id_at(at timestamptz) returns uuid language sql volatile as $$
    select (overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0)
      || '-7' || substr(gen_random_uuid()::text, 16))::uuid
  $$`

const STEPS: [name: keyof Sizes | 'history', work: (client: pg.PoolClient, count: number) => Promise<void>][] = [
  ['courses', addCourses],
  ['books', addBooks],
  ['blogs', addBlogs],
  ['instructors', addInstructors],
  ['users', addUsers],
  ['orders', addOrders],
  ['history', addOrderHistory],
  ['reviews', addReviews],
  ['reads', addReads],
  ['audit', addAudit],
  ['messages', addMessages],
  ['deleted', deleteSome],
]

export async function fillLarge(pool: pg.Pool, sizes: Sizes, say: Say): Promise<void> {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  const client = await pool.connect()
  try {
    for (const setting of [`work_mem = '256MB'`, `maintenance_work_mem = '512MB'`, 'synchronous_commit = off']) {
      await client.query(`set ${setting}`)
    }
    await client.query(ID_AT)
    await client.query('begin')
    await client.query('update content_version set version = version + 1')
    await withoutIndexes(client, async () => {
      for (const [name, work] of STEPS) {
        const count = name === 'history' ? sizes.orders : sizes[name]
        await work(client, count)
        say(`${seconds()}: ${name}`)
      }
      say(`${seconds()}: building the indexes and checking the references …`)
    })
    await client.query('commit')
    // Statistics for the planner, and the visibility map for index-only scans.
    await client.query('vacuum analyze')
    say(`${seconds()}: ready, with ${sizes.courses} courses, ${sizes.users} users and ${sizes.orders} orders`)
  } finally {
    client.release(true)
  }
}
