// Payments at providers: attempts, the exchange rates they started with, and providers' tokens. Refunds, reversals and
// disputes are with the orders in schema-orders.ts.
import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES, PAYMENT_FAILURES } from '#contract/constants.ts'
import { PAYMENT_METHODS } from '#contract/orders/payment-methods.ts'
import { isOneOf, moment } from './columns.ts'

const ATTEMPT_STATES = ['open', 'held', 'succeeded', 'cancelled', 'reversed'] as const

/**
 * Every payment that was started at a provider. It outlives its order, because its money may still have to be returned.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    provider: text('provider', { enum: PAYMENT_METHODS }).notNull(),
    /** The provider's id of the payment. */
    reference: text('reference').notNull(),
    /** The number that the payer sees in the provider's messages, if it isn't the reference, such as bKash's TrxID. */
    transaction: text('transaction'),
    /** The provider's page, so that an open attempt can be continued. Null for a form on our own page. */
    redirect: text('redirect'),
    /** The payer, if it isn't the buyer: the link used, and what they typed on its page, until the buyer is deleted. */
    payLinkId: uuid('pay_link_id'),
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    payerLanguage: text('payer_language', { enum: LANGUAGES }),
    /** The part of the order that it pays, in cents of `CURRENCY`. */
    dueCents: integer('due_cents').notNull(),
    /**
     * The requested amount in cents or whole taka, and the exchange rate in taka per dollar. The rate is null if no
     * taka are charged.
     */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    rate: numeric('rate', { mode: 'number' }),
    /** See modules/orders/orders/attempts.ts. */
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('open'),
    /**
     * Why the attempt ended without money, or for an open one, what the payer's return reported. Null if unknown or not
     * asked.
     */
    failure: text('failure', { enum: PAYMENT_FAILURES }),
    /** Why the provider flags the payment as risky, and when an administrator accepted it anyway. */
    risk: text('risk'),
    acceptedAt: moment('accepted_at'),
    begunAt: moment('begun_at').notNull(),
    /** When the payer first came back from the provider's page. */
    returnedAt: moment('returned_at'),
    /** When the provider is next asked about the attempt. A cancelled one may still be paid for a while. */
    checkAt: moment('check_at'),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_reference').on(table.reference),
    index('payment_attempts_of_order').on(table.orderId),
    index('payment_attempts_of_link')
      .on(table.payLinkId)
      .where(sql`${table.payLinkId} is not null`),
    check(
      'payment_attempts_payer',
      sql`num_nulls(${table.payerName}, ${table.payerEmail}, ${table.payerLanguage}) in (0, 3)`,
    ),
    index('payment_attempts_to_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    index('payment_attempts_held')
      .on(table.begunAt)
      .where(sql`${table.state} = 'held'`),
    check('payment_attempts_amounts', sql`${table.dueCents} > 0 and ${table.amount} > 0`),
    // Payments in `CURRENCY` have no exchange rate.
    check('payment_attempts_rate', sql`(${table.currency} = 'usd') = (${table.rate} is null)`),
    check('payment_attempts_state', isOneOf(table.state, ATTEMPT_STATES)),
    check('payment_attempts_failure', isOneOf(table.failure, PAYMENT_FAILURES)),
    check('payment_attempts_open', sql`${table.state} <> 'open' or ${table.checkAt} is not null`),
    check('payment_attempts_done', sql`${table.state} <> 'succeeded' or ${table.checkAt} is null`),
  ],
)

/**
 * Exchange rates in taka per dollar. The highest version is in effect, and an attempt keeps the rate it started with. A
 * trigger forbids changes.
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    taka: numeric('taka', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    /** The administrator's id, which outlives the person, as in the audit. Null for the demo's rate. */
    setBy: uuid('set_by'),
    setAt: moment('set_at').notNull(),
  },
  (table) => [
    uniqueIndex('exchange_rates_one_version').on(table.version),
    check('exchange_rates_version', sql`${table.version} > 0`),
    check('exchange_rates_taka', sql`${table.taka} > 0`),
  ],
)

/** Access tokens that all processes share, because providers limit how often one is granted. */
export const providerTokens = pgTable('provider_tokens', {
  provider: text('provider', { enum: PAYMENT_METHODS }).primaryKey(),
  token: text('token').notNull(),
  grantedAt: moment('granted_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
