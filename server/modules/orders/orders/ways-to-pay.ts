// The payment methods for an order, what each charges, and the status of its last attempt.
import { desc, eq, sql } from 'drizzle-orm'
import { PAYMENT_METHODS } from '#contract/orders/payment-methods.ts'
import type { OrderToPay } from '#contract/calls/orders/payments.ts'
import { reversals } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import type { Deps } from '../../deps.ts'
import { toCents } from '../../money.ts'
import { chargedBy, chargeFor, shownAmount, type Attempt } from './attempts.ts'
import { rateInForce } from '../exchange-rates.ts'

type Ways = Pick<OrderToPay, 'methods' | 'rate' | 'attempt' | 'notAccepted'>

/** `attemptId` is the attempt that the buyer is returning from. Without it, the last one is used. */
export async function waysToPay(
  { db, payments }: Deps,
  order: Pick<OrderToPay, '_id' | 'state' | 'due'>,
  attemptId?: string,
): Promise<Ways> {
  const rows = await db
    .select({ attempt: paymentAttempts, hasReturnFailed: sql<boolean>`${reversals.problem} is not null` })
    .from(paymentAttempts)
    .leftJoin(reversals, eq(reversals.reference, paymentAttempts.reference))
    .where(eq(paymentAttempts.orderId, order._id))
    .orderBy(desc(paymentAttempts.begunAt))
  const attempts = rows.map(({ attempt, hasReturnFailed }) => ({ ...attempt, hasReturnFailed }))
  const attempt = attempts.find(({ id }) => id === attemptId) ?? attempts[0]
  const open = attempts.find(({ state }) => state === 'open')
  const rate = (await rateInForce(db))?.taka ?? null
  const dueCents = toCents(order.due)
  const refused = attempts.find(({ state, risk }) => state === 'reversed' && risk !== null)
  const isPayable = order.state === 'open' || order.state === 'paying'
  const methods = (isPayable ? PAYMENT_METHODS : []).flatMap((name) => {
    const payment = payments.get(name)
    // A current attempt is resumed at the rate it started with.
    const asked = isContinued(open, name, dueCents) ? open : payment && chargeFor(payment, dueCents, rate)
    return asked ? [{ name, amount: shownAmount(asked.amount, asked.currency), currency: asked.currency as 'bdt' }] : []
  })
  const notAccepted = isPayable && refused ? chargedBy(refused) : null
  return { methods, rate, attempt: attempt ? stateOf(attempt) : null, notAccepted }
}

/** What a parent's bank said is none of the learner's business. */
function stateOf(attempt: Attempt & { hasReturnFailed: boolean }): NonNullable<Ways['attempt']> {
  const { id, state, payLinkId, failure, risk, hasReturnFailed } = attempt
  const isByLink = payLinkId !== null
  return {
    ...chargedBy(attempt),
    id,
    state,
    failure: isByLink || state === 'open' ? null : failure,
    isRisky: risk !== null,
    isByLink,
    hasReturnFailed,
  }
}

const isContinued = (open: Attempt | undefined, name: string, dueCents: number): open is Attempt =>
  open?.provider === name && open.dueCents === dueCents
