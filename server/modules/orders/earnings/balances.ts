// What instructors are owed: everything their sales have earned, less what was paid out.
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { earnings } from '../../../db/schema-earnings.ts'
import { instructors } from '../../../db/schema.ts'
import { monthAfter, startOfMonth } from '../../dhaka.ts'

type OwedBalance = { instructorId: string; dueCents: number; balanceCents: number }

/**
 * `dueCents` is what was earned until the end of this month, less all payouts, so that a negative amount is carried
 * over. `balanceCents` also counts later entries.
 */
export async function owedTo(
  db: Database | Transaction,
  month: string,
  instructorIds?: string[],
): Promise<OwedBalance[]> {
  const end = startOfMonth(monthAfter(month)).toISOString()
  const isDue = sql`(${earnings.kind} = 'payout' or ${earnings.at} < ${end}::timestamptz)`
  const due = sql<number>`coalesce(sum(${earnings.cents}) filter (where ${isDue}), 0)::int`
  const balance = sql<number>`sum(${earnings.cents})::int`
  return db
    .select({ instructorId: earnings.instructorId, dueCents: due, balanceCents: balance })
    .from(earnings)
    .where(instructorIds && inArray(earnings.instructorId, instructorIds))
    .groupBy(earnings.instructorId)
    .having(sql`${due} <> 0 or ${balance} <> 0`)
}

export async function dueTo(db: Database | Transaction, month: string, instructorId: string): Promise<number> {
  const [owed] = await owedTo(db, month, [instructorId])
  return owed?.dueCents ?? 0
}

/** The entries of an instructor's sales and refunds in a month. The table's alias is `entry`. */
export function entriesIn(month: string): SQL {
  const [from, to] = [startOfMonth(month), startOfMonth(monthAfter(month))]
  return sql`(entry.order_id is not null
    and entry.at >= ${from.toISOString()}::timestamptz and entry.at < ${to.toISOString()}::timestamptz)`
}

/** What each of a teacher's products, courses and batches alike, has earned in a month. */
export async function earnedIn(db: Database, userId: string, month: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ product: string; cents: number }>(sql`
    select entry.product_id as product, sum(entry.cents)::int as cents
    from ${instructors} own
    join ${earnings} entry on entry.instructor_id = own.id
    where own.user_id = ${userId} and ${entriesIn(month)}
    group by entry.product_id`)
  return new Map(rows.map(({ product, cents }) => [product, cents]))
}
