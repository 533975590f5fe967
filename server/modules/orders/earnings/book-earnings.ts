// The only place that records what a sale earns. An entry is the share of what the order was charged, less refunds,
// minus its earlier entries. So the entries of an order always add up, whatever happened in whatever order.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { EarningKind } from '#contract/orders/earning-kinds.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { insertFrom } from '../../../db/insert-from.ts'
import { earnings } from '../../../db/schema-earnings.ts'
import { instructors, orders } from '../../../db/schema.ts'
import { instructorOf } from '../../catalogue/content/product-rows.ts'

/** What an order has earned in total. `order` has the orders' columns. Half a cent is rounded up. */
export const earnedBy = (order: SQL): SQL<number> =>
  sql<number>`floor((${order}.paid_cents - ${order}.refunded_cents) * ${order}.share_percent / 100.0 + 0.5)::int`

type Entry = { id: string | SQLWrapper; kind: EarningKind; at: Date | SQLWrapper }

/**
 * Inserts an order's missing entry, if there is one. The caller holds the order's lock, and `sold` has its columns.
 */
export function missingEntry(sold: SQL, { id, kind, at }: Entry): SQL {
  const order = sql`sold`
  const before = sql`(
    select coalesce(sum(entry.charged_cents), 0)::int as charged, coalesce(sum(entry.returned_cents), 0)::int as returned,
      coalesce(sum(entry.cents), 0)::int as cents
    from ${earnings} entry where entry.order_id = sold.id)`
  const charged = sql`sold.paid_cents - booked.charged`
  const returned = sql`sold.refunded_cents - booked.returned`
  const cents = sql`${earnedBy(order)} - booked.cents`
  return insertFrom(
    earnings,
    {
      id,
      instructorId: sql`sold.instructor_id`,
      kind,
      orderId: sql`sold.id`,
      productId: sql`sold.product_id`,
      chargedCents: charged,
      returnedCents: returned,
      sharePercent: sql`sold.share_percent`,
      cents,
      at: at instanceof Date ? sql`${at.toISOString()}::timestamptz` : at,
    },
    sql`from ${sold} cross join lateral ${before} booked
      where sold.instructor_id is not null and sold.paid_cents is not null
        and (${charged} <> 0 or ${returned} <> 0 or ${cents} <> 0)`,
  )
}

/** Records what an order has earned since its last entry. The caller holds its lock. */
export async function bookEarnings(tx: Transaction, orderId: string, kind: EarningKind, at: Date): Promise<void> {
  const sold = sql`(select * from ${orders} where ${orders.id} = ${orderId}) sold`
  await tx.execute(missingEntry(sold, { id: newId(at), kind, at }))
}

/**
 * Who earns from a sale made today, and what share: the product's instructor, if an account is linked. Without an
 * account, nobody has agreed to a share.
 */
export const earnerOfToday = (productId: SQLWrapper) => {
  const linked = (column: SQLWrapper) => sql`(
    select ${column} from ${instructors}
    where ${instructors.id} = ${instructorOf(productId)} and ${instructors.userId} is not null)`
  return {
    instructorId: sql<string | null>`${linked(instructors.id)}`,
    sharePercent: sql<number | null>`${linked(instructors.sharePercent)}`,
  }
}
