// What buyers paid for stays theirs: they and administrators can still read a deleted course or book.
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, type books, type courses } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Caller } from '../people/access-tokens.ts'

/** `refunded`: bought, given back, and not bought again. */
export type ProductAccess = 'paid' | 'refunded' | 'not_bought'

/** Whether a person may open a course or book. */
export async function productAccess(db: Database, userId: string, productId: string): Promise<ProductAccess> {
  const isBought = inArray(orders.state, ['paid', 'refunded'])
  const bought = await db
    .select({ state: orders.state })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.productId, productId), isBought))
  if (bought.some(({ state }) => state === 'paid')) return 'paid'
  return bought.length ? 'refunded' : 'not_bought'
}

/** The condition for reading a deleted product. */
export async function buyerAccess(
  db: Database,
  caller: Caller | null,
  table: typeof courses | typeof books,
  id: string,
): Promise<SQL> {
  if (!caller) throw notFound()
  const mayRead = caller.role === 'admin' || (await productAccess(db, caller.userId, id)) === 'paid'
  if (!mayRead) throw notFound()
  return eq(table.id, id)
}
