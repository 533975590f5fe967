// Stores the refunds that the provider lists. The caller holds the order's lock.
import { eq } from 'drizzle-orm'
import type { RefundState } from '#contract/record-states.ts'
import type { ProviderRefund } from '../../adapters/payments/payment.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { refunds } from '../../db/schema.ts'
import { CHECK_AFTER_MS } from './timing.ts'

export type ListedRefund = Omit<ProviderRefund, 'amount'> & { amountCents: number }
export type Refund = typeof refunds.$inferSelect
/** A refund in a new state; `before` is null if it was made at the provider's dashboard. */
export type RefundChange = { refund: Refund; before: RefundState | null }

export async function saveRefunds(
  tx: Transaction,
  orderId: string,
  { refunds: listed, asOf }: { refunds: ListedRefund[]; asOf: number },
  at: Date,
): Promise<RefundChange[]> {
  const known = await tx.select().from(refunds).where(eq(refunds.orderId, orderId))
  const changes: RefundChange[] = []
  for (const { id: providerId, refundId, reason, amountCents, state, problem } of listed) {
    const before = known.find((refund) => refund.providerId === providerId || refund.id === refundId)
    if (before && before.asOf >= asOf) continue
    const checkAt = state === 'pending' ? new Date(at.getTime() + CHECK_AFTER_MS) : null
    const values = { providerId, amountCents, state, problem, checkAt, asOf }
    const [refund] = before
      ? await tx.update(refunds).set(values).where(eq(refunds.id, before.id)).returning()
      : await tx
          .insert(refunds)
          .values({ id: newId(), orderId, reason: reason ?? '', createdAt: at, ...values })
          .returning()
    if (before?.state !== state) changes.push({ refund: refund!, before: before?.state ?? null })
  }
  return changes
}
