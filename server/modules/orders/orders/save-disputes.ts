// Stores the disputes that the provider lists. The caller holds the lock of the order or reversal.
import { eq } from 'drizzle-orm'
import type { DisputeState } from '#contract/record-states.ts'
import type { ProviderDispute } from '../../../adapters/payments/payment.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { disputes } from '../../../db/schema.ts'

export type ListedDispute = ProviderDispute & { amountCents: number }
export type Dispute = typeof disputes.$inferSelect
/** A dispute in a new state. `before` is null if the dispute is new. */
export type DisputeChange = { dispute: Dispute; before: DisputeState | null }

export async function saveDisputes(
  tx: Transaction,
  charge: { orderId: string; reference: string },
  { disputes: listed, asOf }: { disputes: ListedDispute[]; asOf: number },
  at: Date,
): Promise<DisputeChange[]> {
  const known = await tx.select().from(disputes).where(eq(disputes.reference, charge.reference))
  const changes: DisputeChange[] = []
  for (const { id: providerId, amountCents, reason, state, evidenceDueAt } of listed) {
    const before = known.find((dispute) => dispute.providerId === providerId)
    if (before && before.asOf >= asOf) continue
    const values = { amountCents, reason, state, evidenceDueAt, asOf }
    const [dispute] = before
      ? await tx.update(disputes).set(values).where(eq(disputes.id, before.id)).returning()
      : await tx
          .insert(disputes)
          .values({ id: newId(), ...charge, providerId, createdAt: at, ...values })
          .returning()
    if (before?.state !== state) changes.push({ dispute: dispute!, before: before?.state ?? null })
  }
  return changes
}
