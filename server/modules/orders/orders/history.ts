// The history of orders: who did what and when, with the provider's id. Rows are only ever added.
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { orderHistory } from '../../../db/schema.ts'

export type Actor = (typeof orderHistory.$inferSelect)['actor']

export type HistoryEntry = {
  orderId: string
  what:
    | 'ordered'
    | 'promo'
    | 'promoRemoved'
    | 'begun'
    | 'released'
    | 'withdrawn'
    | 'paid'
    | 'deleted'
    | 'cancelled'
    | 'refundRequested'
    | 'refunded'
    | 'refundFailed'
    | 'reopened'
    | 'disputed'
    | 'disputeWon'
    | 'disputeLost'
  actor: Actor
  /** The order's owner, or the administrator who acted. */
  userId?: string | null
  /** The provider's id of the payment, refund or dispute. */
  reference?: string | null
  amountCents?: number | null
  at: Date
}

export async function addHistory(tx: Transaction, ...entries: HistoryEntry[]): Promise<void> {
  if (entries.length) await tx.insert(orderHistory).values(entries.map((entry) => ({ id: newId(), ...entry })))
}
