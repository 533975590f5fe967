// Searches with no results. They are kept in memory and stored by the job that runs every minute, so that a search
// never waits for a write, and a flood of searches costs a limited number of rows.
import { and, desc, gte, lt, lte, sql } from 'drizzle-orm'
import type { Overview } from '#contract/calls/teaching/overview.ts'
import type { Database } from '../../../db/database.ts'
import { missedSearches } from '../../../db/schema.ts'
import { dayAfter, dayOf } from '../../dhaka.ts'
import type { MissedSearches } from '../../catalogue/search/missed-searches.ts'
import type { Range } from './ranges.ts'

const SHOWN_COUNT = 10
const MAX_A_DAY = 500
/** Long enough to compare a year with the previous one. */
const KEPT_DAYS = 800

export async function storeMissed(db: Database, missed: MissedSearches, now: Date): Promise<void> {
  const texts = missed.take()
  const day = dayOf(now)
  await db.delete(missedSearches).where(lt(missedSearches.day, dayAfter(day, -KEPT_DAYS)))
  if (!texts.length) return
  await db.execute(sql`
    insert into ${missedSearches} (day, text)
    select ${day}::date, text from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) missed (text)
    limit greatest(0, ${MAX_A_DAY} - (select count(*) from ${missedSearches} where day = ${day}::date))
    on conflict do nothing`)
}

export function missedIn(db: Database, { from, to }: Range): Promise<Overview['searches']> {
  const days = sql<number>`count(*)::int`
  return db
    .select({ text: missedSearches.text, days })
    .from(missedSearches)
    .where(and(gte(missedSearches.day, from), lte(missedSearches.day, to)))
    .groupBy(missedSearches.text)
    .orderBy(desc(days), missedSearches.text)
    .limit(SHOWN_COUNT)
}
