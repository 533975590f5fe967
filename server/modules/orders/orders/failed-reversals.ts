// Payments that should have been returned but that their provider failed to return. An administrator tries again, or
// returns the money another way.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { reversals } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { conflict } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { toDollars } from '../../money.ts'
import { chargedBy } from './attempts.ts'
import { addHistory } from './history.ts'
import { reverse } from './reversals.ts'

type FailedCalls = Pick<Handlers, 'GET /failedReversals' | 'POST /failedReversals/{id}'>

export function failedReversalCalls(deps: Deps): FailedCalls {
  const { db, now } = deps
  const ofAttempt = eq(paymentAttempts.reference, reversals.reference)
  const isFailed = and(isNull(reversals.doneAt), isNotNull(reversals.problem))

  return {
    async 'GET /failedReversals'() {
      const rows = await db
        .select({ attempt: paymentAttempts, reversal: reversals })
        .from(reversals)
        .innerJoin(paymentAttempts, ofAttempt)
        .where(isFailed)
        .orderBy(asc(reversals.createdAt))
        .limit(200)
      return rows.map(({ attempt, reversal }) => ({
        ...chargedBy(attempt),
        _id: attempt.id,
        order: reversal.orderId,
        productName: reversal.productName,
        email: reversal.recipient,
        problem: reversal.problem ?? '',
        providerId: attempt.reference,
        due: toDollars(attempt.dueCents),
        at: reversal.createdAt.toISOString(),
      }))
    },

    async 'POST /failedReversals/{id}'({ params, body: { decision }, caller }) {
      const at = now()
      const isSettled = decision === 'settle'
      const { reference } = await db.transaction(async (tx) => {
        const [failed] = await tx
          .select({ attempt: paymentAttempts, reversal: reversals })
          .from(reversals)
          .innerJoin(paymentAttempts, and(ofAttempt, eq(paymentAttempts.id, params.id)))
          .where(isFailed)
          .for('update', { of: reversals })
        if (!failed) throw conflict('not_failed', 'Someone has already decided about this payment.')
        const { attempt, reversal } = failed
        const { orderId, productName: name, problem } = reversal
        // For the provider, another number makes it a separate refund.
        const again = { refundId: null, repeats: sql`${reversals.repeats} + 1`, dueAt: at }
        await tx
          .update(reversals)
          .set({ problem: null, ...(isSettled ? { doneAt: at } : again) })
          .where(eq(reversals.reference, reversal.reference))
        if (isSettled) {
          const { reference, dueCents: amountCents } = attempt
          const { userId } = caller
          await addHistory(tx, { orderId, what: 'refunded', actor: 'admin', userId, reference, amountCents, at })
        }
        const difference = { problem: [problem, null] as [string | null, null] }
        await recordAction(tx, caller, at, { what: decision, kind: 'order', itemId: orderId, name, difference })
        return reversal
      })
      if (!isSettled) await reverse(deps, reference, 'admin')
      return { modifiedCount: 1 }
    },
  }
}
