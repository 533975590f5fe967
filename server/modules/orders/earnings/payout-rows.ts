import { sql } from 'drizzle-orm'
import type { PayoutState } from '#contract/orders/earning-kinds.ts'
import { payoutDetails, payouts } from '../../../db/schema-earnings.ts'

/** A payout in the form the API returns. */
export const payoutAnswer = {
  _id: payouts.id,
  month: payouts.month,
  cents: payouts.cents,
  taka: payouts.taka,
  rate: payouts.rate,
  reference: payouts.reference,
  paidOn: payouts.paidOn,
  state: sql<PayoutState>`case when ${payouts.failedAt} is null then 'paid' else 'failed' end`,
}

/** Where a teacher's payouts go. */
export const detailsAnswer = {
  method: payoutDetails.method,
  name: payoutDetails.name,
  number: payoutDetails.number,
  bank: payoutDetails.bank,
  branch: payoutDetails.branch,
}
