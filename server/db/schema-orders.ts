// The tables of orders, and of money that is returned. Payments are in schema-payments.ts.
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ORDER_STATES } from '#contract/constants.ts'
import { DISPUTE_STATES, HISTORY_ACTORS, REFUND_STATES } from '#contract/record-states.ts'
import { createdAt, moment } from './columns.ts'
import { instructors, products } from './schema-catalogue.ts'
import { paymentAttempts } from './schema-payments.ts'
import { users } from './schema-people.ts'
import { wordsOfColumns } from './words.ts'

/**
 * A single row with the last receipt's number. Receipts are numbered without gaps, because `next_receipt_number()`
 * increments it in the transaction that settles the order.
 */
export const receiptCounter = pgTable(
  'receipt_counter',
  { id: integer('id').primaryKey(), last: bigint('last', { mode: 'number' }).notNull() },
  (table) => [check('receipt_counter_single', sql`${table.id} = 1`)],
)

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Null once the person is deleted. The paid order stays on record. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    email: text('email').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    img: text('img').notNull(),
    /** See modules/orders/orders/order-states.ts. */
    state: text('state', { enum: ORDER_STATES }).notNull().default('open'),
    priceCents: integer('price_cents').notNull(),
    /** The amount due: the price, less any discount. */
    dueCents: integer('due_cents').notNull(),
    promoCode: text('promo_code'),
    /** The current payment attempt. */
    attemptId: text('attempt_id').references(() => paymentAttempts.id),
    paidCents: integer('paid_cents'),
    /** The amount refunded: successful refunds and lost disputes. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    paidAt: moment('paid_at'),
    /** The reference of the attempt that paid for the order. Null for a free order. */
    transactionId: text('transaction_id'),
    receiptNumber: bigint('receipt_number', { mode: 'number' }),
    /** The versions of the policies that the buyer accepted by paying. Null for a free order. */
    termsVersion: integer('terms_version'),
    refundsVersion: integer('refunds_version'),
    /** The instructor who earns from the sale, and the share on that day. Null if there is none. */
    instructorId: uuid('instructor_id').references(() => instructors.id),
    sharePercent: smallint('share_percent'),
    createdAt: createdAt(),
    /**
     * Search terms: the person who pays through a link and, once the order is paid, the provider's number of the
     * payment.
     */
    payerWords: text('payer_words').notNull().default(''),
    words: wordsOfColumns(
      'product_name',
      'email',
      'user_name',
      'payer_words',
      `coalesce(transaction_id, '')`,
      // The number with its leading zeros, as on the receipt, and without them.
      `coalesce('p ' || receipt_number::text || ' ' || lpad(receipt_number::text, greatest(6, length(receipt_number::text)), '0'), '')`,
    ),
  },
  (table) => [
    // A product cannot be ordered twice, paid twice, or reordered once paid, unless it was refunded.
    uniqueIndex('orders_one_of_person_and_product')
      .on(table.userId, table.productId)
      .where(sql`${table.state} <> 'refunded'`),
    uniqueIndex('orders_one_transaction').on(table.transactionId),
    uniqueIndex('orders_one_attempt').on(table.attemptId),
    uniqueIndex('orders_one_receipt').on(table.receiptNumber),
    index('orders_of_user').on(table.userId, table.id),
    index('orders_words').using('gin', table.words),
    index('orders_of_state').on(table.state, table.id),
    // For emptying the bin, which checks whether a product was ordered, and whether an instructor earned from a sale.
    index('orders_of_product').on(table.productId),
    index('orders_of_instructor')
      .on(table.instructorId)
      .where(sql`${table.instructorId} is not null`),
    // For listing a course's learners, newest first.
    index('orders_of_learners')
      .on(table.productId, table.id)
      .where(sql`${table.state} = 'paid'`),
    check('orders_state', sql`${table.state} in ('open', 'paying', 'paid', 'withdrawn', 'refunded')`),
    check('orders_price', sql`${table.priceCents} >= 0`),
    check('orders_due', sql`${table.dueCents} between 0 and ${table.priceCents}`),
    check('orders_paying', sql`(${table.state} = 'paying') = (${table.attemptId} is not null)`),
    check(
      'orders_paid',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null) and (${table.state} in ('paid', 'refunded')) = (${table.paidCents} is not null) and (${table.state} in ('paid', 'refunded')) = (${table.receiptNumber} is not null)`,
    ),
    check(
      'orders_refunded',
      sql`${table.refundedCents} >= 0 and (${table.state} <> 'paid' or ${table.paidCents} = 0 or ${table.refundedCents} < ${table.paidCents})`,
    ),
    check('orders_share', sql`(${table.instructorId} is null) = (${table.sharePercent} is null)`),
    check('orders_transaction', sql`(${table.transactionId} is not null) = (coalesce(${table.paidCents}, 0) > 0)`),
  ],
)

/** Charges to be cancelled, or refunded if money was taken. Done once `doneAt` is set. */
export const reversals = pgTable(
  'reversals',
  {
    /** The reference of the payment attempt. */
    reference: text('intent_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    productName: text('product_name').notNull(),
    /** Who gets the refund email. Empty once the person is deleted. */
    recipient: text('recipient').notNull(),
    /** The provider's id of the refund, if it is needed to ask about it. */
    refundId: text('refund_id'),
    /** How often an administrator has requested the return again. For the provider, each time is another refund. */
    repeats: integer('repeats').notNull().default(0),
    /** Why the provider doesn't return the money, so that an administrator has to decide. */
    problem: text('problem'),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('reversals_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
    check('reversals_problem', sql`${table.problem} is null or ${table.doneAt} is null`),
  ],
)

/** Numbers the provider's answers about refunds and disputes, so that an older one never overwrites a newer one. */
export const returnReads = pgSequence('return_reads')

/** Refunds of paid orders, made by an administrator or in the provider's dashboard. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The browser's idempotency key, so that a repeated request is one refund. Null for refunds from the dashboard. */
    requestKey: uuid('request_key'),
    /** The administrator's id, which outlives the person, as in the audit. */
    requestedBy: uuid('requested_by'),
    providerId: text('provider_id'),
    amountCents: integer('amount_cents').notNull(),
    /**
     * The amount in the currency of the refunded payment. Null for refunds from before other currencies were possible.
     */
    amount: integer('amount'),
    reason: text('reason').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull(),
    /** Why the refund failed. */
    problem: text('problem'),
    /** When the provider is next asked about a pending refund. */
    checkAt: moment('check_at'),
    /** The number of the provider's answer that last changed it. */
    asOf: bigint('as_of', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('refunds_one_request').on(table.requestKey),
    uniqueIndex('refunds_one_of_provider').on(table.providerId),
    index('refunds_of_order').on(table.orderId),
    index('refunds_of_state').on(table.state, table.id),
    index('refunds_to_check')
      .on(table.checkAt)
      .where(sql`${table.state} = 'pending'`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
    check('refunds_state', sql`${table.state} in ('pending', 'succeeded', 'failed')`),
    check('refunds_pending', sql`(${table.state} = 'pending') = (${table.checkAt} is not null)`),
    check('refunds_failed', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
  ],
)

/** Charges that a cardholder disputes at the bank. The order may no longer exist. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    /** The reference of the payment attempt. */
    reference: text('intent_id').notNull(),
    providerId: text('provider_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** The deadline for evidence. */
    evidenceDueAt: moment('evidence_due_at'),
    asOf: bigint('as_of', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('disputes_one_of_provider').on(table.providerId),
    index('disputes_of_intent').on(table.reference),
    index('disputes_of_state').on(table.state, table.id),
    check('disputes_state', sql`${table.state} in ('needs_response', 'under_review', 'won', 'lost')`),
  ],
)

/** Every change to an order. A trigger forbids changes to the history, which outlives the order and the person. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    what: text('what').notNull(),
    actor: text('actor', { enum: HISTORY_ACTORS }).notNull(),
    userId: uuid('user_id'),
    /** The provider's id of the payment, refund or dispute. */
    reference: text('intent_id'),
    amountCents: integer('amount_cents'),
    at: moment('at').notNull(),
  },
  (table) => [index('order_history_of_order').on(table.orderId, table.id)],
)
