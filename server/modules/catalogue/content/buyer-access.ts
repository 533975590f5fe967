// Buyers keep what they paid for: they and administrators can still read a deleted product. A draft can only be read by
// its teacher and administrators.
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database, Reads } from '../../../db/database.ts'
import { products } from '../../../db/schema.ts'
import { HttpError, notFound } from '../../../http/errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { ProductTable } from './product-kinds.ts'
import { teaches } from './teacher-rule.ts'

/** `refunded` means bought, refunded, and not bought again. */
export type ProductAccess = 'paid' | 'refunded' | 'not_bought'

const REASONS = {
  not_bought: 'You haven’t bought this yet.',
  refunded: 'Your payment was refunded, so you no longer have access. You can buy it again.',
} as const

export const notBought = (reason: Exclude<ProductAccess, 'paid'>) => new HttpError(403, reason, REASONS[reason])

/** Whether a person may open a product, as an SQL condition. */
export const accessOf = (userId: SQLWrapper, productId: SQLWrapper): SQL<ProductAccess> => sql`coalesce((
  select case when bool_or(bought.state = 'paid') then 'paid' else 'refunded' end from orders bought
  where bought.user_id = ${userId} and bought.product_id = ${productId} and bought.state in ('paid', 'refunded')
  group by bought.user_id
), 'not_bought')`

export async function productAccess(reads: Reads, userId: string, productId: string): Promise<ProductAccess> {
  const [product] = await reads
    .select({ access: accessOf(sql`${userId}::uuid`, sql`products.id`) })
    .from(products)
    .where(eq(products.id, productId))
  return product?.access ?? 'not_bought'
}

/** The condition for reading a deleted product or a draft. */
export async function buyerAccess(db: Database, caller: Caller | null, table: ProductTable, id: string): Promise<SQL> {
  if (!caller) throw notFound()
  const mayRead =
    caller.role === 'admin' ||
    (await productAccess(db, caller.userId, id)) === 'paid' ||
    (caller.isConfirmed && (await isTaughtBy(db, caller.userId, id)))
  if (!mayRead) throw notFound()
  return eq(table.id, id)
}

async function isTaughtBy(db: Database, userId: string, courseId: string): Promise<boolean> {
  const [row] = await db.select({ isOwn: teaches(sql`${userId}`, sql`${courseId}`) }).from(sql`(select) as once`)
  return row!.isOwn
}
