// Charges that must be given back: a second payment for a paid order, or one whose buyer was deleted. A reversal is
// recorded first and retried until it works; its idempotency key ensures a single refund.
import { and, eq, isNull } from 'drizzle-orm'
import { CardsUnavailable } from '../../adapters/cards/cards.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { languageOfReader } from '../people/language.ts'
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

/** Cancels or refunds the intent. The reconciler retries if the provider is unreachable. */
export async function reverse(deps: Deps, intentId: string, actor: Actor): Promise<void> {
  const { cards, db, outbox, now, log } = deps
  try {
    const intent = (await cards.read(intentId)) && (await cards.cancel(intentId))
    if (intent?.state === 'processing') return
    const isCharged = intent?.state === 'succeeded'
    if (isCharged) await cards.refund(intentId, `refund:${intentId}`)
    await db.transaction(async (tx) => {
      const [done] = await tx
        .update(reversals)
        .set({ doneAt: now() })
        .where(and(eq(reversals.intentId, intentId), isNull(reversals.doneAt)))
        .returning()
      if (!done) return
      const { orderId, productName, recipient } = done
      const amountCents = isCharged ? intent.amountCents : 0
      const what = isCharged ? 'refunded' : 'cancelled'
      await addHistory(tx, { orderId, what, actor, userId: intent?.userId ?? null, intentId, amountCents, at: now() })
      if (!isCharged || !recipient) return
      const reader = { to: recipient, language: await languageOfReader(tx, recipient) }
      await outbox.queue(tx, refundMail(reader, productName, amountCents))
    })
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error
    log.warn({ intent: intentId }, 'a charge could not be reversed yet')
  }
}
