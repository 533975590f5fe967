// After 30 days in the bin, items are deleted for good, except those that someone paid for, earned from or has a
// certificate for. They only leave the bin.
import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { BIN_DAYS, CONTENT_KINDS } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { certificates } from '../../../db/schema-classroom.ts'
import { bin, type blogs, notificationReads, orders, products } from '../../../db/schema.ts'
import { isSold, contentKinds, type ContentTable } from '../../catalogue/content/content-kinds.ts'
import { releaseUploads } from '../../files/media/uploads.ts'
import { anyProduct } from '../../catalogue/content/product-rows.ts'

export function emptyBin(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * 86_400_000)
  return db.transaction(async (tx) => {
    const due = await tx.delete(bin).where(lt(bin.deletedAt, before)).returning()
    for (const kind of CONTENT_KINDS) {
      const ids = due.filter((item) => item.kind === kind).map((item) => item.itemId)
      if (ids.length) await releaseUploads(tx, now, await remove(tx, contentKinds[kind].table, ids))
    }
    const sold = due.filter(({ kind }) => isSold(kind)).map(({ itemId }) => itemId)
    if (sold.length) await removeProducts(tx, sold)
  })
}

/** Returns every column value of the deleted rows, including pictures. */
async function remove(tx: Transaction, table: ContentTable, ids: string[]): Promise<unknown[]> {
  // A payment for an order in state 'paying' may still arrive.
  const bought = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(sql`${orders.productId} = ${table.id}`, inArray(orders.state, ['paid', 'paying'])))
  const certified = tx
    .select({ one: sql`1` })
    .from(certificates)
    .where(sql`${certificates.courseId} = ${table.id}`)
  const earned = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(sql`${orders.instructorId} = ${table.id}`)
  const isUnused = and(notExists(bought), notExists(certified), notExists(earned))
  const gone = await tx
    .delete(table as typeof blogs)
    .where(and(inArray(table.id, ids), isNotNull(table.deletedAt), isUnused))
    .returning()
  return gone.flatMap(Object.values)
}

/** Unpaid orders also refer to the product, so its row is only deleted if there are no orders at all. */
async function removeProducts(tx: Transaction, ids: string[]): Promise<void> {
  const isKept = tx
    .select({ one: sql`1` })
    .from(anyProduct.table)
    .where(eq(anyProduct.id, products.id))
  const isOrdered = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(sql`${orders.productId} = ${products.id}`)
  await tx.delete(notificationReads).where(inArray(notificationReads.productId, ids))
  await tx.delete(products).where(and(inArray(products.id, ids), notExists(isKept), notExists(isOrdered)))
}
