// A person's links, for their export.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { payLinks } from '../../../db/schema-pay-links.ts'
import { orders } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { inDollars } from '../../money.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

/** Leaves out the parent's email, which isn't the learner's data. */
const paidBy = sql<string | null>`(
  select ${paymentAttempts.payerName} from ${paymentAttempts}
  where ${paymentAttempts.payLinkId} = ${payLinks.id} and ${paymentAttempts.reference} = ${orders.transactionId}
)`

export const linkLists = (db: Database, id: string) =>
  ({
    payLinks: (after) =>
      db
        .select({
          key: payLinks.id,
          _id: payLinks.id,
          order: orders.id,
          message: payLinks.message,
          price: inDollars(payLinks.dueCents),
          createdAt: payLinks.createdAt,
          expiresAt: payLinks.expiresAt,
          openedAt: payLinks.openedAt,
          revokedAt: payLinks.revokedAt,
          paidBy,
        })
        .from(payLinks)
        .innerJoin(orders, eq(orders.id, payLinks.orderId))
        .where(and(eq(orders.userId, id), isAfter(payLinks.id, after)))
        .orderBy(asc(payLinks.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>

/** The link is kept, so that its page can say whether money moved, but the learner's message is deleted. */
export async function clearMessages(tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.update(payLinks).set({ message: '' }).where(inArray(payLinks.orderId, own))
}
