// Completes an order that costs nothing without a payment.
import type { Language } from '#contract/constants.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Order } from './order-states.ts'
import { isSeated, noSeats, takeSeat } from '../seats/seats.ts'
import { settlementValues } from './settle.ts'
import { settleStatement } from './statements.ts'

/** Returns what to do once the transaction has committed. */
export async function settleFree(
  deps: Deps,
  tx: Transaction,
  order: Order,
  language: Language | null,
): Promise<() => Promise<void>> {
  const { content, outbox, now } = deps
  if ((await isSeated(tx, order.productId)) && !(await takeSeat(tx, order, now()))) throw noSeats()
  const payment = {
    attempt: null,
    reference: null,
    cents: 0,
    actor: 'buyer' as const,
    at: now(),
    language,
    // Nothing was paid, so no terms were accepted by paying.
    terms: null,
    refunds: null,
  }
  const [paid] = await settleStatement(tx).execute(settlementValues(deps, order, payment))
  return async () => {
    outbox.wake()
    if (paid?.isProductChanged) await content.enrolled([order.productId])
  }
}
