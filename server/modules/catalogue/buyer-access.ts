// What buyers paid for stays theirs: they and administrators can still read a deleted course or book.
import { and, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { orders, type books, type courses } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Caller } from '../people/access-tokens.ts'

export function buyerAccess(
  db: Database,
  caller: Caller | null,
  table: typeof courses | typeof books,
  id: string,
): SQL | undefined {
  if (!caller) throw notFound()
  const paid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.userId, caller.userId), eq(orders.productId, id), eq(orders.state, 'paid')))
  return and(eq(table.id, id), caller.role === 'admin' ? undefined : exists(paid))
}
