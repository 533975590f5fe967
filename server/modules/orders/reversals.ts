// Charges that must not stay: a second payment for what is paid, or one whose buyer was deleted. What is owed is written
// down first and done afterwards, as often as it takes; the refund's key makes it one refund.
import { and, eq, isNull } from 'drizzle-orm'
import { CardsUnavailable } from '../../adapters/cards/cards.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { reversals } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { note, type Actor } from './history.ts'
import type { Order } from './order-states.ts'
import { refundMail } from './receipts.ts'

export type Owed = { order: Order; intentId: string }

export async function oweReversals(db: Database | Transaction, owed: Owed[], at: Date): Promise<void> {
  const rows = owed.map(({ intentId, order: { id: orderId, productName, email: recipient } }) => {
    return { intentId, orderId, productName, recipient, dueAt: at, createdAt: at }
  })
  if (rows.length) await db.insert(reversals).values(rows).onConflictDoNothing()
}

/** Cancels the intent, or sends its money back. A provider that cannot be reached now is asked again by the reconciler. */
export async function reverse(deps: Deps, intentId: string, actor: Actor): Promise<void> {
  const { cards, db, outbox, now, log } = deps
  try {
    const intent = (await cards.read(intentId)) && (await cards.cancel(intentId))
    if (intent?.state === 'processing') return
    const isTaken = intent?.state === 'succeeded'
    if (isTaken) await cards.refund(intentId, `refund:${intentId}`)
    await db.transaction(async (tx) => {
      const [done] = await tx
        .update(reversals)
        .set({ doneAt: now() })
        .where(and(eq(reversals.intentId, intentId), isNull(reversals.doneAt)))
        .returning()
      if (!done) return
      const { orderId, productName, recipient } = done
      const amountCents = isTaken ? intent.amountCents : 0
      const what = isTaken ? 'refunded' : 'cancelled'
      await note(tx, { orderId, what, actor, userId: intent?.userId ?? null, intentId, amountCents, at: now() })
      if (isTaken && recipient) await outbox.queue(tx, refundMail(recipient, productName, amountCents))
    })
  } catch (error) {
    if (!(error instanceof CardsUnavailable)) throw error
    log.warn({ intent: intentId }, 'a charge could not be sent back yet')
  }
}
