// Records a payout along with its ledger entry.
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { earnings, payouts } from '../../../db/schema-earnings.ts'

export type PaidOut = typeof payouts.$inferSelect
type NewPayout = Pick<PaidOut, 'instructorId' | 'month' | 'cents' | 'rate' | 'reference' | 'paidOn'>
type Request = { paidBy: string | null; requestKey: string; at: Date }

/** The caller holds the instructor's lock. Undefined if the month was already paid. */
export async function recordPayout(tx: Transaction, payout: NewPayout, request: Request): Promise<PaidOut | undefined> {
  const { at, ...by } = request
  const { instructorId, cents, rate } = payout
  const taka = Math.round((cents * rate) / 100)
  const [paid] = await tx
    .insert(payouts)
    .values({ id: newId(at), ...payout, taka, ...by, createdAt: at })
    .onConflictDoNothing()
    .returning()
  if (!paid) return undefined
  const entry = { instructorId, kind: 'payout', payoutId: paid.id, cents: -cents, at } as const
  await tx.insert(earnings).values({ id: newId(at), ...entry })
  return paid
}
