// Asks the providers about pending payments and refunds, in case the notice was lost and the browser closed. Several
// processes may do this in parallel, because each claims its own batch.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { orders, reversals } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import type { Charge } from '../../../adapters/payments/payment.ts'
import type { Deps } from '../../deps.ts'
import { paymentBy, type Attempt } from './attempts.ts'
import { dropHeldCodes, dropLateCodes } from './codes.ts'
import { endPayment, withdraw } from './end-payment.ts'
import { finishPayment } from './finish-payment.ts'
import { productsForSale } from './order-rows.ts'
import { catchUpOnLostNotices, checkRefund, claimRefunds } from './reconcile-refunds.ts'
import { reverse } from './reversals.ts'
import type { Refund } from './save-refunds.ts'
import { applyCharge, release } from './settle.ts'
import { CHECK_AFTER_MS, CHECK_GIVEN_UP_MS, ABANDONED_AFTER_MS, mayStillBePaid } from './timing.ts'

const BATCH_SIZE = 20

/** At startup, all pending payments are checked; after that, only those that are due. */
export async function reconcile(deps: Deps, when: 'start' | 'due' = 'due'): Promise<void> {
  const began = deps.now()
  const later = new Date(began.getTime() + CHECK_AFTER_MS)
  const before = when === 'start' ? later : began
  if (when === 'start') await announceLastSettlements(deps, began)
  let claimed: Attempt[]
  do {
    claimed = await claimAttempts(deps, before, later)
    await Promise.all(claimed.map((attempt) => logFailure(deps, attempt.id, () => check(deps, attempt, began))))
  } while (claimed.length === BATCH_SIZE)
  let due: string[]
  do {
    due = await claimReversals(deps, before, later)
    await Promise.all(due.map((reference) => logFailure(deps, reference, () => reverse(deps, reference, 'reconciler'))))
  } while (due.length === BATCH_SIZE)
  let waiting: Refund[]
  do {
    waiting = await claimRefunds(deps, before, later, BATCH_SIZE)
    await Promise.all(waiting.map((refund) => logFailure(deps, refund.id, () => checkRefund(deps, refund))))
  } while (waiting.length === BATCH_SIZE)
  const attempt = (label: string, work: () => Promise<void>) => logFailure(deps, label, work)
  await attempt('codes of unpaid orders', () => dropHeldCodes(deps))
  await attempt('codes of first purchases', () => dropLateCodes(deps, 'reconciler'))
  for (const payment of deps.payments.values()) {
    await attempt('lost notices', () => catchUpOnLostNotices(deps, payment, attempt))
  }
}

/** One failed check must not hold up the others. It is retried next time. Returns whether it succeeded. */
async function logFailure({ log }: Deps, label: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    log.warn({ err: error, what: label }, 'a payment could not be checked')
    return false
  }
}

async function check(deps: Deps, attempt: Attempt, at: Date): Promise<void> {
  const { db } = deps
  const payment = paymentBy(deps, attempt.provider)
  const charge = await payment.read(attempt.reference)
  if (attempt.state !== 'open') return checkGivenUp(deps, attempt, charge, at)
  if (!charge) return db.transaction((tx) => release(deps, tx, attempt, 'reconciler'))
  // A person who came back has approved the payment and may have left since. The money is captured without them.
  const isAgreed = attempt.returnedAt !== null && charge.state === 'open'
  const outcome = await (isAgreed
    ? finishPayment(deps, attempt, 'reconciler')
    : applyCharge(deps, charge, 'reconciler'))
  if (outcome !== 'waiting') return
  const [order] = await db.select().from(orders).where(eq(orders.attemptId, attempt.id))
  if (!order) return
  const [sold] = await productsForSale(db).execute({ ids: [order.productId] })
  const isAbandoned = at.getTime() - attempt.begunAt.getTime() > ABANDONED_AFTER_MS
  if (!sold) await withdraw(deps, order, 'reconciler')
  else if (isAbandoned) await endPayment(deps, order, 'reconciler', 'expired')
}

/** An abandoned payment may still arrive for a while. */
async function checkGivenUp(deps: Deps, attempt: Attempt, charge: Charge | null, at: Date): Promise<void> {
  const isPaid = charge?.state === 'succeeded'
  if (isPaid) await applyCharge(deps, charge, 'reconciler')
  const isLate = !isPaid && mayStillBePaid(deps.payments.get(attempt.provider), attempt, at)
  const checkAt = isLate ? new Date(at.getTime() + CHECK_GIVEN_UP_MS) : null
  const isGivenUp = and(eq(paymentAttempts.id, attempt.id), ne(paymentAttempts.state, 'open'))
  await deps.db.update(paymentAttempts).set({ checkAt }).where(isGivenUp)
}

/** Claims attempts by postponing their next check, so that no other process takes them. */
function claimAttempts({ db }: Deps, before: Date, later: Date): Promise<Attempt[]> {
  const due = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lt(paymentAttempts.checkAt, before))
    .orderBy(asc(paymentAttempts.checkAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  return db.update(paymentAttempts).set({ checkAt: later }).where(inArray(paymentAttempts.id, due)).returning()
}

async function claimReversals({ db }: Deps, before: Date, later: Date): Promise<string[]> {
  const due = db
    .select({ reference: reversals.reference })
    .from(reversals)
    .where(and(isNull(reversals.doneAt), isNull(reversals.problem), lt(reversals.dueAt, before)))
    .orderBy(asc(reversals.dueAt))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(reversals)
    .set({ dueAt: later })
    .where(inArray(reversals.reference, due))
    .returning({ reference: reversals.reference })
  return claimed.map(({ reference }) => reference)
}

/** A process that died right after settling may not have told the others, whose cached pages show old numbers. */
async function announceLastSettlements({ db, content }: Deps, at: Date): Promise<void> {
  const last = await db
    .select({ paidAt: orders.paidAt, productId: orders.productId })
    .from(orders)
    .where(isNotNull(orders.receiptNumber))
    .orderBy(desc(orders.receiptNumber))
    .limit(50)
  const recent = last.filter(({ paidAt }) => at.getTime() - paidAt!.getTime() < CHECK_AFTER_MS)
  if (recent.length) await content.enrolled(recent.map(({ productId }) => productId))
}
