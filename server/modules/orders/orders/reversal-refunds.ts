// Refunds and disputes for a charge that bought nothing. It is returned anyway, but a dispute about it also has a
// deadline, and if the refund fails, the buyer has to get the money another way.
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { orderHistory, reversals } from '../../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { DEFAULT_LANGUAGE } from '../../people/accounts/language.ts'
import { findAttempt, formatCharged } from './attempts.ts'
import { addHistory, type Actor } from './history.ts'
import type { RefundsAndDisputes } from './record-refunds.ts'
import { disputeMails } from './refund-mails.ts'
import { failedReversalMail } from './reversal-mails.ts'
import { saveDisputes } from './save-disputes.ts'

type Row = typeof reversals.$inferSelect

/** The caller holds the reversal's lock. Only administrators are notified. */
export async function recordOfReversal(
  tx: Transaction,
  deps: Deps,
  reversal: Row,
  { actor, ...listed }: RefundsAndDisputes,
): Promise<void> {
  const { now, outbox, settings } = deps
  const { orderId, reference, productName, recipient: email } = reversal
  const charge = { productName, email, state: 'paid' as const }
  const disputed = await saveDisputes(tx, { orderId, reference }, listed, now())
  const mails = disputed.flatMap((change) => disputeMails(charge, change, { settings, language: DEFAULT_LANGUAGE }))
  for (const mail of mails.filter(({ to }) => to === settings.supportEmail)) await outbox.queue(tx, mail)
  for (const { id, amountCents, problem } of listed.refunds.filter(({ state }) => state === 'failed')) {
    const isOfFailure = and(eq(orderHistory.orderId, orderId), eq(orderHistory.reference, id))
    const [known] = await tx.select({ id: orderHistory.id }).from(orderHistory).where(isOfFailure)
    if (known) continue
    await recordFailure(tx, deps, reversal, { refundId: id, amountCents, problem: problem ?? '', actor })
  }
}

export type FailedReturn = {
  /** The provider's id, or ours if there is none. */
  refundId: string
  amountCents: number
  /** The problem in the provider's words. */
  problem: string
  actor: Actor
}

/** The money isn't returned automatically, so an administrator decides. The caller holds the reversal's lock. */
export async function recordFailure(
  tx: Transaction,
  { now, outbox, settings }: Deps,
  { orderId, reference, productName, recipient: email }: Row,
  { refundId, amountCents, problem, actor }: FailedReturn,
): Promise<void> {
  await tx.update(reversals).set({ problem, doneAt: null }).where(eq(reversals.reference, reference))
  await addHistory(tx, { orderId, what: 'refundFailed', actor, reference: refundId, amountCents, at: now() })
  const amount = formatCharged(await findAttempt(tx, { reference }), amountCents)
  await outbox.queue(tx, failedReversalMail({ productName, email }, amount, problem, settings))
}
