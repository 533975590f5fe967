// A teacher's ledger, for their export. What was earned and paid stays on record without the account.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { earnings, payoutDetails, payouts } from '../../../db/schema-earnings.ts'
import { instructors } from '../../../db/schema.ts'
import { inDollars } from '../../money.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'
import { detailsAnswer } from './payout-rows.ts'

const ownInstructors = (db: Database | Transaction, userId: string) =>
  db.select({ id: instructors.id }).from(instructors).where(eq(instructors.userId, userId))

export const earningLists = (db: Database, userId: string) =>
  ({
    earnings: (after) =>
      db
        .select({
          key: earnings.id,
          _id: earnings.id,
          kind: earnings.kind,
          order: earnings.orderId,
          amount: inDollars(earnings.cents),
          at: earnings.at,
        })
        .from(earnings)
        .where(and(inArray(earnings.instructorId, ownInstructors(db, userId)), isAfter(earnings.id, after)))
        .orderBy(asc(earnings.id))
        .limit(ROWS_AT_ONCE),
    payouts: (after) =>
      db
        .select({
          key: payouts.id,
          _id: payouts.id,
          month: payouts.month,
          amount: inDollars(payouts.cents),
          taka: payouts.taka,
          reference: payouts.reference,
          paidOn: payouts.paidOn,
        })
        .from(payouts)
        .where(and(inArray(payouts.instructorId, ownInstructors(db, userId)), isAfter(payouts.id, after)))
        .orderBy(asc(payouts.id))
        .limit(ROWS_AT_ONCE),
    payoutDetails: (after) =>
      db
        .select({ key: payoutDetails.instructorId, ...detailsAnswer })
        .from(payoutDetails)
        .where(
          and(
            inArray(payoutDetails.instructorId, ownInstructors(db, userId)),
            isAfter(payoutDetails.instructorId, after),
          ),
        )
        .orderBy(asc(payoutDetails.instructorId))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>

export async function forgetPayoutDetails(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(payoutDetails).where(inArray(payoutDetails.instructorId, ownInstructors(tx, userId)))
}
