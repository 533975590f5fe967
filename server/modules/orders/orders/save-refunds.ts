// Stores the refunds that the provider lists. The caller holds the order's lock.
import { eq } from 'drizzle-orm'
import type { RefundState } from '#contract/record-states.ts'
import type { ProviderRefund } from '../../../adapters/payments/payment.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { refunds } from '../../../db/schema.ts'
import { CHECK_AFTER_MS } from './timing.ts'

export type ListedRefund = ProviderRefund & { amountCents: number }
export type Refund = typeof refunds.$inferSelect
/** A refund in a new state. `before` is null if it was made in the provider's dashboard. */
export type RefundChange = { refund: Refund; before: RefundState | null }

export async function saveRefunds(
  tx: Transaction,
  orderId: string,
  { refunds: listed, asOf }: { refunds: ListedRefund[]; asOf: number },
  at: Date,
): Promise<RefundChange[]> {
  const known = new Set(await tx.select().from(refunds).where(eq(refunds.orderId, orderId)))
  const changes: RefundChange[] = []
  for (const item of listed) {
    const { id: providerId, reason, amount, state, problem } = item
    const before = [...known].find((refund) => isSame(refund, item)) ?? [...known].find((refund) => mayBe(refund, item))
    // Each of our refunds matches one of the provider's, even if several have the same amount.
    if (before) known.delete(before)
    if (before && before.asOf >= asOf) continue
    const checkAt = state === 'pending' ? new Date(at.getTime() + CHECK_AFTER_MS) : null
    // The requested amount is used, because taka are rounded.
    const amountCents = before?.amount === amount ? before.amountCents : item.amountCents
    const values = { providerId, amount, amountCents, state, problem, checkAt, asOf }
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

const isSame = (refund: Refund, { id, refundId }: ListedRefund): boolean =>
  refund.providerId === id || refund.id === refundId

/** If a provider doesn't return our ids, a refund is matched by its amount, as long as we are waiting for one. */
function mayBe(refund: Refund, { refundId, amount }: ListedRefund): boolean {
  const isAwaited = refund.requestKey !== null && refund.state === 'pending' && refund.providerId === null
  return refundId === undefined && isAwaited && refund.amount === amount
}
