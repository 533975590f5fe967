// Compares the ledger with the orders and payouts it was written for. They can only differ because of a bug, so a
// difference is logged as an error and corrected with a separate entry.
import { eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { earnings, payouts } from '../../../db/schema-earnings.ts'
import { installation, orders } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { bookEarnings, earnedBy } from './book-earnings.ts'

const A_DAY_MS = 86_400_000
const COMPARED_AT = 'earnings_compared_at'

export type Differences = { orders: string[]; payouts: string[] }

export async function compareEarnings(db: Database | Transaction): Promise<Differences> {
  const ofOrders = await db.execute<{ id: string }>(sql`
    select sold.id from ${orders} sold
    left join (
      select order_id, sum(charged_cents) as charged, sum(returned_cents) as returned, sum(cents) as cents
      from ${earnings} where order_id is not null group by order_id
    ) booked on booked.order_id = sold.id
    where sold.instructor_id is not null and sold.paid_cents is not null and (
      coalesce(booked.cents, 0) <> ${earnedBy(sql`sold`)} or coalesce(booked.charged, 0) <> sold.paid_cents
      or coalesce(booked.returned, 0) <> sold.refunded_cents)`)
  const ofPayouts = await db.execute<{ id: string }>(sql`
    select paid.id from ${payouts} paid
    left join (select payout_id, sum(cents) as cents from ${earnings} where payout_id is not null group by payout_id) booked
      on booked.payout_id = paid.id
    where coalesce(booked.cents, 0) <> case when paid.failed_at is null then -paid.cents else 0 end`)
  return { orders: ofOrders.rows.map(({ id }) => id), payouts: ofPayouts.rows.map(({ id }) => id) }
}

/** Payouts aren't corrected, because someone has to check what was really sent. */
export async function correctEarnings({ db, now, log }: Deps): Promise<Differences> {
  const found = await compareEarnings(db)
  if (found.orders.length || found.payouts.length) log.error(found, 'earnings differ from orders or payouts')
  for (const id of found.orders) {
    await db.transaction(async (tx) => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
      await bookEarnings(tx, id, 'correction', now())
    })
  }
  return found
}

/** Runs once a day, in the first process that gets to it. */
export async function correctEarningsDaily(deps: Deps): Promise<void> {
  const { db, now } = deps
  const at = now().toISOString()
  const yesterday = new Date(now().getTime() - A_DAY_MS).toISOString()
  const claimed = await db
    .insert(installation)
    .values({ key: COMPARED_AT, value: at })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: at },
      setWhere: lt(installation.value, yesterday),
    })
    .returning({ key: installation.key })
  if (claimed.length) await correctEarnings(deps)
}
