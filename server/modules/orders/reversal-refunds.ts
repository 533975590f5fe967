// Refunds and disputes of a charge for which nothing was sold. It goes back anyway, but a dispute of it has a deadline too, and a refund
// that fails must reach the buyer in another way.
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { orderHistory, type reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { DEFAULT_LANGUAGE } from '../people/language.ts'
import { addHistory } from './history.ts'
import type { RefundsAndDisputes } from './record-refunds.ts'
import { disputeMails, failedReversalMail } from './refund-mails.ts'
import { saveDisputes } from './save-disputes.ts'

/** The caller holds the reversal's lock. Only the administrators are told. */
export async function recordOfReversal(
  tx: Transaction,
  { now, outbox, settings }: Deps,
  { orderId, reference, productName, recipient: email }: typeof reversals.$inferSelect,
  { actor, ...listed }: RefundsAndDisputes,
): Promise<void> {
  const charge = { productName, email, state: 'paid' as const }
  const disputed = await saveDisputes(tx, { orderId, reference }, listed, now())
  const mails = disputed.flatMap((change) => disputeMails(charge, change, { settings, language: DEFAULT_LANGUAGE }))
  for (const mail of mails.filter(({ to }) => to === settings.supportEmail)) await outbox.queue(tx, mail)
  for (const { id, amountCents, problem } of listed.refunds.filter(({ state }) => state === 'failed')) {
    const [known] = await tx
      .select({ id: orderHistory.id })
      .from(orderHistory)
      .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.reference, id)))
    if (known) continue
    await addHistory(tx, { orderId, what: 'refundFailed', actor, reference: id, amountCents, at: now() })
    await outbox.queue(tx, failedReversalMail(charge, amountCents, problem ?? '', settings))
  }
}
