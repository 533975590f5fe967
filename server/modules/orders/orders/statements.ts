// Placing an order and settling it, each in a single statement: one transaction, one round trip, and a consistent view
// of the product.
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { insertFrom } from '../../../db/insert-from.ts'
import { mailOutbox, orderHistory, orders, products, reversals, users } from '../../../db/schema.ts'
import { paymentAttempts } from '../../../db/schema-payments.ts'
import { earnerOfToday, missingEntry } from '../earnings/book-earnings.ts'
import { versionInForce } from '../policies/policy-rows.ts'
import { saleWrites } from '../../catalogue/content/product-rows.ts'
import { forSale, may } from './order-rows.ts'
import { RECEIPT_TO_COME } from './receipt-mails.ts'

const { placeholder } = sql

/**
 * Inserts an order and its first history entry. Returns no row if the product isn't for sale at this price, the person
 * already has an order for it, or it needs a seat and the caller doesn't hold one for it.
 */
export function placeStatement(db: Database | Transaction) {
  const product = db.$with('product').as(forSale(db, eq(products.id, placeholder('productId'))))
  const insertedOrder = insertFrom(
    orders,
    {
      id: placeholder('id'),
      userId: placeholder('userId'),
      userName: placeholder('userName'),
      email: placeholder('email'),
      productId: product.id,
      productName: product.name,
      img: product.img,
      priceCents: placeholder('priceCents'),
      dueCents: placeholder('priceCents'),
      createdAt: placeholder('at'),
    },
    // The price of a seat depends on the remaining classes. The code that holds the seat has already compared it.
    sql`from ${product} where (${product.kind} = 'live' or ${eq(product.priceCents, placeholder('priceCents'))})
      and (${product.kind} = 'live') = ${placeholder('isSeated')}::boolean`,
  )
  const placed = db
    .$with('placed', getTableColumns(orders))
    .as(sql`${insertedOrder} on conflict do nothing returning *`)
  const insertedHistory = insertFrom(
    orderHistory,
    {
      id: placeholder('historyId'),
      orderId: placed.id,
      what: 'ordered',
      actor: 'buyer',
      userId: placed.userId,
      amountCents: placed.priceCents,
      at: placed.createdAt,
    },
    sql`from ${placed}`,
  )
  const history = db.$with('history', {}).as(insertedHistory)
  return db.with(product, placed, history).select().from(placed).prepare('place_order')
}

/** Reads an attempt and its order, the policies that apply if it is paid now, and the buyer's language. */
function readStatement(db: Database) {
  return db
    .select({
      order: orders,
      attempt: paymentAttempts,
      language: users.language,
      isSeated: sql<boolean>`${orders.productId} in (select id from ${products} where kind = 'live')`,
      terms: versionInForce('terms'),
      refunds: versionInForce('refunds'),
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(paymentAttempts.reference, placeholder('reference')))
    .prepare('order_to_settle')
}

/**
 * Marks an order as paid if it hasn't changed since it was read, and in the same statement writes the history, the
 * receipt emails, the instructor's earnings and the changes to the product. Returns whether the product changed and the
 * reference of another attempt that must not be charged as well, or no row if the order has changed.
 */
export function settleStatement(db: Database | Transaction) {
  const value = (name: string) => sql`${placeholder(name)}`
  const isUnchanged = sql`${orders.attemptId} is not distinct from ${placeholder('attemptBefore')}::text`
  const isDue = and(eq(orders.id, placeholder('id')), may('settle'), isUnchanged)
  // Locks the order first, because a transaction that finds it already settled must not have used up a receipt number.
  const due = db.$with('due').as(db.select({ id: orders.id }).from(orders).where(isDue).for('update'))
  const receipt = db
    .$with('receipt', { number: sql<number>`number`.as('number') })
    .as(sql`select next_receipt_number() as number from ${due}`)
  const number = sql`(select ${receipt}.number from ${receipt})`
  const numbered = (name: string) => sql`replace(${placeholder(name)}::text, ${RECEIPT_TO_COME}::text,
    'P-' || lpad(${number}::text, greatest(6, length(${number}::text)), '0'))`
  const paid = db.$with('paid').as(
    db
      .update(orders)
      .set({
        state: 'paid',
        attemptId: null,
        paidAt: value('at'),
        paidCents: value('cents'),
        transactionId: value('reference'),
        receiptNumber: number,
        payerWords: value('payerWords'),
        termsVersion: value('terms'),
        refundsVersion: value('refunds'),
        ...earnerOfToday(orders.productId),
      })
      .where(inArray(orders.id, db.select({ id: due.id }).from(due)))
      .returning(),
  )
  const insertedHistory = insertFrom(
    orderHistory,
    {
      id: placeholder('historyId'),
      orderId: paid.id,
      what: 'paid',
      actor: placeholder('actor'),
      userId: paid.userId,
      reference: paid.transactionId,
      amountCents: paid.paidCents,
      at: paid.paidAt,
    },
    sql`from ${paid}`,
  )
  const insertedMail = insertFrom(
    mailOutbox,
    {
      id: placeholder('mailId'),
      recipient: paid.email,
      subject: numbered('subject'),
      body: numbered('body'),
      html: numbered('html'),
      dueAt: paid.paidAt,
      createdAt: paid.paidAt,
    },
    sql`from ${paid}`,
  )
  const insertedPayerMail = insertFrom(
    mailOutbox,
    {
      id: placeholder('payerMailId'),
      recipient: placeholder('payerEmail'),
      subject: numbered('payerSubject'),
      body: numbered('payerBody'),
      html: numbered('payerHtml'),
      dueAt: paid.paidAt,
      createdAt: paid.paidAt,
    },
    sql`from ${paid} where ${placeholder('payerEmail')}::text is not null`,
  )
  const { id: attemptId } = paymentAttempts
  const attempts = db.$with('attempts').as(
    db
      .update(paymentAttempts)
      .set({
        state: sql`case when ${eq(attemptId, placeholder('attemptId'))} then 'succeeded' else 'reversed' end`,
        transaction: sql`case when ${eq(attemptId, placeholder('attemptId'))} then ${placeholder('transaction')} end`,
        checkAt: null,
      })
      .where(
        and(
          inArray(paymentAttempts.orderId, db.select({ id: paid.id }).from(paid)),
          or(eq(attemptId, placeholder('attemptId')), eq(attemptId, placeholder('attemptBefore'))),
        ),
      )
      .returning({
        reference: paymentAttempts.reference,
        state: paymentAttempts.state,
        payerEmail: paymentAttempts.payerEmail,
      }),
  )
  const isOther = eq(attempts.state, 'reversed')
  const insertedReversal = insertFrom(
    reversals,
    {
      reference: attempts.reference,
      orderId: paid.id,
      productName: paid.productName,
      recipient: sql`coalesce(${attempts.payerEmail}, ${paid.email})`,
      dueAt: paid.paidAt,
      createdAt: paid.paidAt,
    },
    sql`from ${paid} cross join ${attempts} where ${isOther}`,
  )
  const entry = { id: placeholder('earningId'), kind: 'sale', at: sql`sold.paid_at` } as const
  const earning = db.$with('earning', {}).as(missingEntry(sql`${paid} sold`, entry))
  const history = db.$with('history', {}).as(insertedHistory)
  const mail = db.$with('mail', {}).as(insertedMail)
  const payerMail = db.$with('payer_mail', {}).as(insertedPayerMail)
  const reversal = db.$with('reversal', {}).as(sql`${insertedReversal} on conflict do nothing`)
  const writes = saleWrites(sql`${paid} sold`, 1).map((write, index) => db.$with(`sale_${index}`, {}).as(write))
  const isWritten = writes.map((write) => sql`exists (select from ${write})`)
  return db
    .with(due, receipt, paid, history, mail, payerMail, attempts, reversal, earning, ...writes)
    .select({
      isProductChanged: sql<boolean>`(${sql.join([...isWritten, sql`false`], sql` or `)})`,
      otherReference: sql<string | null>`(select ${attempts.reference} from ${attempts} where ${isOther})`,
    })
    .from(paid)
    .prepare('settle_order')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

const prepare = (db: Database) => ({ place: placeStatement(db), read: readStatement(db), settle: settleStatement(db) })

/** Prepared once per database. */
export function statementsOf(db: Database) {
  const known = prepared.get(db) ?? prepare(db)
  prepared.set(db, known)
  return known
}
