// Discards personal copies: their rows immediately, their stored files in the next sweep.
import { eq, lt, ne, or, inArray, type SQL } from 'drizzle-orm'
import { PERSONAL_COPY_DAYS } from '#contract/constants.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { orders } from '../../../db/schema.ts'
import { deleteLater } from './leftovers.ts'

const KEPT_MS = PERSONAL_COPY_DAYS * 86_400_000

export async function discardCopies(tx: Transaction, condition: SQL | undefined, at: Date): Promise<void> {
  const gone = await tx.delete(personalCopies).where(condition).returning({ name: personalCopies.name })
  await deleteLater(
    tx,
    gone.flatMap(({ name }) => name ?? []),
    at,
  )
}

/** Copies older than a week, and those of refunded orders. */
export async function discardOldCopies(db: Database, now: Date): Promise<void> {
  const unpaid = db
    .select({ id: personalCopies.id })
    .from(personalCopies)
    .innerJoin(orders, eq(orders.id, personalCopies.orderId))
    .where(ne(orders.state, 'paid'))
  const isOld = lt(personalCopies.createdAt, new Date(now.getTime() - KEPT_MS))
  await db.transaction((tx) => discardCopies(tx, or(isOld, inArray(personalCopies.id, unpaid)), now))
}
