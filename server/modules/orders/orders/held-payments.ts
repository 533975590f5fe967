// Payments that their provider flags as risky. An administrator accepts or returns them.
import { and, asc, eq, isNull } from 'drizzle-orm'
import { orders } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { conflict } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { toDollars } from '../../money.ts'
import { callProvider } from './answers.ts'
import { chargedBy, paymentBy } from './attempts.ts'
import { recordReversals, reverse } from './reversals.ts'
import { applyCharge, release } from './settle.ts'

type HeldCalls = Pick<Handlers, 'GET /heldPayments' | 'POST /heldPayments/{id}'>

export function heldPaymentCalls(deps: Deps): HeldCalls {
  const { db, now } = deps
  const isHeld = eq(paymentAttempts.state, 'held')

  return {
    async 'GET /heldPayments'() {
      const rows = await db
        .select({ attempt: paymentAttempts, order: orders })
        .from(paymentAttempts)
        .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
        .where(and(isHeld, isNull(paymentAttempts.acceptedAt)))
        .orderBy(asc(paymentAttempts.begunAt))
        .limit(200)
      return rows.map(({ attempt, order }) => ({
        ...chargedBy(attempt),
        _id: attempt.id,
        order: order.id,
        productName: order.productName,
        userName: attempt.payerName ?? order.userName,
        email: attempt.payerEmail ?? order.email,
        risk: attempt.risk ?? '',
        providerId: attempt.reference,
        due: toDollars(attempt.dueCents),
        at: attempt.begunAt.toISOString(),
      }))
    },

    async 'POST /heldPayments/{id}'({ params, body: { decision }, caller }) {
      const at = now()
      const attempt = await db.transaction(async (tx) => {
        const [held] = await tx
          .select()
          .from(paymentAttempts)
          .where(and(eq(paymentAttempts.id, params.id), isHeld, isNull(paymentAttempts.acceptedAt)))
          .for('update')
        const [order] = held ? await tx.select().from(orders).where(eq(orders.id, held.orderId)).for('update') : []
        if (!held || !order) throw conflict('not_held', 'Someone has already decided about this payment.')
        if (decision === 'accept') {
          await tx.update(paymentAttempts).set({ acceptedAt: at, checkAt: at }).where(eq(paymentAttempts.id, held.id))
        } else {
          await release(deps, tx, held, 'admin')
          await recordReversals(tx, [{ order, attempt: held }], at)
        }
        await recordAction(tx, caller, at, {
          what: decision,
          kind: 'order',
          itemId: order.id,
          name: order.productName,
          difference: { risk: [held.risk, null] },
        })
        return held
      })
      const { reference, provider } = attempt
      if (decision === 'sendBack') await reverse(deps, reference, 'admin')
      else {
        // If the provider doesn't answer now, the reconciler asks again.
        const charge = await callProvider(() => paymentBy(deps, provider).read(reference))
        if (charge) await applyCharge(deps, charge, 'admin')
      }
      return { modifiedCount: 1 }
    },
  }
}
