// Charges that must not stay: a second payment for a paid order, or one whose buyer was deleted. A reversal is recorded
// first and carried out afterwards, retried until it works; its idempotency key makes it one refund.
import { and, eq, isNull } from 'drizzle-orm'
import { CardsUnavailable } from '../../adapters/cards/cards.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { addHistory, type Actor } from './history.ts'
import type { Order } from './order-states.ts'
import { refundMail } from './receipts.ts'

export type Reversal = { order: Order; intentId: string }

export async function recordReversals(db: Database | Transaction, charges: Reversal[], at: Date): Promise<void> {
  const rows = charges.map(({ intentId, order: { id: orderId, productName, email: recipient } }) => {
    return { intentId, orderId, productName, recipient, dueAt: at, createdAt: at }
  })
  if (rows.length) await db.insert(reversals).values(rows).onConflictDoNothing()
}

/** Cancels the intent, or refunds it. The reconciler retries when the provider cannot be reached. */
export async function reverse(deps: Deps, intentId: string, actor: Actor): Promise<void> {
  const { cards, db, outbox, now, log } = deps
  try {
    const intent = (await cards.read(intentId)) && (await cards.cancel(intentId))
    if (intent?.state === 'processing') return
    const isUniqueViolation = intent?.state === 'succeeded'
    if (isUniqueViolation) await cards.refund(intentId, `refund:${intentId}`)
    await db.transaction(async (tx) => {
      const [done] = await tx
        .update(reversals)
        .set({ doneAt: now() })
        .where(and(eq(reversals.intentId, intentId), isNull(reversals.doneAt)))
        .returning()
      if (!done) return
      const { orderId, productName, recipient } = done
      const amountCents = isUniqueViolation ? intent.amountCents : 0
      const what = isUniqueViolation ? 'refunded' : 'cancelled'
      await addHistory(tx, { orderId, what, actor, userId: intent?.userId ?? null, intentId, amountCents, at: now() })
      if (isUniqueViolation && recipient) await outbox.queue(tx, refundMail(recipient, productName, amountCents))
    })
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error
    log.warn({ intent: intentId }, 'a charge could not be reversed yet')
  }
}
