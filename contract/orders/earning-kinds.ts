// The values of earnings, payouts and announcements that the site needs too. This file imports nothing, because the
// browser loads it.

export const EARNING_KINDS = ['sale', 'refund', 'correction', 'payout'] as const
export type EarningKind = (typeof EARNING_KINDS)[number]

/** Where a teacher's earnings are paid. */
export const PAYOUT_METHODS = ['bkash', 'nagad', 'bank'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** A failed payout was returned by the bank or wallet, and is owed again. */
export const PAYOUT_STATES = ['paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** The day of the following month on which a month is paid out. */
export const PAYOUT_DAY = 5

/** The audience of an announcement. */
export const AUDIENCES = ['all', 'unfinished'] as const
export type Audience = (typeof AUDIENCES)[number]

export const MAX_ANNOUNCEMENT_TITLE = 80
export const MAX_ANNOUNCEMENT_TEXT = 1000
