// Calls about orders, payment, coupons, refunds, earnings and terms.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { MAX_POLICY_TEXT } from '../orders/policy-names.ts'
import { dollars, id, idList, text } from './fields.ts'
import { RELATED_LIMIT } from '../constants.ts'
import { COUPON_STATES, DISPUTE_STATES, REFUND_STATES } from '../record-states.ts'
import { byId, ofEmail, paging, records, inserted, modified, deleted } from './shapes.ts'
import * as earnings from './orders/earnings.ts'
import * as orders from './orders/orders.ts'
import * as coupons from './orders/coupons.ts'
import * as payLinks from './orders/pay-links.ts'
import * as payments from './orders/payments.ts'
import * as policies from './orders/policies.ts'

const byPolicy = z.object({ policy: policies.policyName })
const ofVersion = z.object({ version: policies.policyVersion.optional() })
const bySecret = z.object({ secret: payLinks.linkSecret })

export const ordersCalls = callTable({
  // Orders and payment
  'GET /order': {
    summary: 'A person’s orders, newest first.',
    access: 'self',
    by: 'email',
    query: paging.extend(ofEmail.shape),
    answer: z.array(orders.order),
    list: true,
  },
  'GET /paidOrder': {
    summary: 'A person’s paid orders, newest first. ?product= returns only the order for that product.',
    access: 'self',
    by: 'email',
    query: paging.extend({ ...ofEmail.shape, product: id.optional() }),
    answer: z.array(orders.order),
    list: true,
  },
  'GET /owned': {
    summary: 'Which of these products the caller has paid for. Ids are separated by commas.',
    access: 'signedIn',
    query: z.object({ products: idList(RELATED_LIMIT) }),
    answer: z.array(id),
  },
  'POST /order': {
    summary: 'Orders a product at its current price. Ordering it again returns the id of the first order.',
    access: 'signedIn',
    body: orders.orderBody,
    answer: inserted,
  },
  'DELETE /order/{id}': { summary: 'Deletes an unpaid order.', access: 'signedIn', params: byId, answer: deleted },
  'GET /payment/{id}': {
    summary:
      'An order to pay, its payment methods, and the status of the last attempt or of ?attempt=. 404 for another person’s order.',
    access: 'signedIn',
    params: byId,
    query: z.object({ attempt: payments.attemptId.optional() }),
    answer: payments.orderToPay,
  },
  'POST /payment/{id}/begin': {
    summary:
      'Starts or resumes paying for an order with one of its methods. 409 method_unavailable, payment_processing or payment_held.',
    access: 'signedIn',
    params: byId,
    body: payments.beginBody,
    answer: payments.begunWithCode,
  },
  'POST /payment/{id}/free': {
    summary: 'Completes an order whose code leaves nothing to pay. 409 not_free if there is something to pay.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'POST /create-payment-intent': {
    summary:
      'Prepares the card payment for an order, less the discount of promoCode: the course’s own code or a coupon. An empty promoCode removes the current one. If nothing is left to pay, the answer has isFree set, and POST /payment/{id}/free completes the order.',
    access: 'signedIn',
    body: z.object({
      price: dollars(0).optional(),
      orderId: id.optional(),
      promoCode: z.string().trim().max(40).optional(),
    }),
    answer: orders.payment,
  },
  'PATCH /enrollCourse/{id}': {
    summary:
      'Checks with the provider whether the order was paid, and settles it. 409 payment_processing, payment_held or payment_not_done.',
    access: 'signedIn',
    params: byId,
    body: z.object({ transactionId: text(200).optional() }),
    answer: modified,
  },
  'POST /payLink': {
    summary:
      'Creates a link that lets someone without an account pay the caller’s open order. 409 too_many_links while three links are active.',
    access: 'signedIn',
    body: payLinks.payLinkBody,
    answer: payLinks.newPayLink,
  },
  'GET /payLinks': {
    summary: 'The caller’s active links, newest first, or those of one order.',
    access: 'signedIn',
    query: z.object({ order: id.optional() }),
    answer: z.array(payLinks.payLink),
  },
  'PUT /payLink/{id}': {
    summary: 'Changes the message on one of the caller’s links.',
    access: 'signedIn',
    params: byId,
    body: payLinks.payLinkChange,
    answer: modified,
  },
  'DELETE /payLink/{id}': {
    summary:
      'Ends one of the caller’s links and cancels any payment started from it. 409 already_paid or payment_processing once money has moved.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /pay/{secret}': {
    summary: 'What a payment link asks for: the learner’s first name, the product, the price and the payment methods.',
    access: 'secret',
    by: 'secret',
    params: bySecret,
    answer: payLinks.linkPage,
  },
  'POST /pay/{secret}/begin': {
    summary:
      'Starts a payment from a link. Nothing is charged yet. 409 price_changed, being_paid, or another code that says why it can’t be paid.',
    access: 'secret',
    by: 'secret',
    params: bySecret,
    body: payLinks.beginByLinkBody,
    answer: payments.paymentBeginning,
  },
  'POST /pay/{secret}/result': {
    summary: 'Checks with the provider what happened to a payment started from the link.',
    access: 'secret',
    by: 'secret',
    params: bySecret,
    answer: payLinks.linkPage,
  },
  'GET /receipt/{id}': {
    summary: 'The receipt for a paid or refunded order. 404 for another person’s order.',
    access: 'signedIn',
    params: byId,
    answer: payments.receiptInFull,
  },
  'GET /orderHistory': {
    summary: 'The history of all orders, newest first, or of one order with ?order=.',
    access: 'admin',
    query: paging.extend({ order: id.optional() }),
    answer: z.array(orders.orderEvent),
    list: true,
  },
  'POST /payments/webhook': {
    summary: 'Receives the card provider’s signed events.',
    access: 'provider',
    sends: 'raw',
    answer: z.object({ received: z.literal(true) }),
  },
  'POST /payments/notice/{method}': {
    summary: 'Receives a provider’s notice about a payment. It’s only a hint to check that payment with the provider.',
    access: 'provider',
    params: z.object({ method: payments.paymentMethod }),
    sends: 'raw',
    answer: z.object({ received: z.literal(true) }),
  },
  'GET /exchangeRates': {
    summary: 'The exchange rates from dollars to taka, newest first. The first one is in effect.',
    access: 'admin',
    query: paging,
    answer: z.array(payments.exchangeRate),
    list: true,
  },
  'POST /exchangeRates': {
    summary:
      'Sets the exchange rate from dollars to taka for payments that start from now on. 409 changed_meanwhile if `revision` is outdated.',
    access: 'admin',
    body: payments.exchangeRateBody,
    answer: inserted,
  },
  'GET /heldPayments': {
    summary: 'Payments that their provider flagged as risky, waiting for an administrator, oldest first.',
    access: 'admin',
    answer: z.array(payments.heldPayment),
  },
  'POST /heldPayments/{id}': {
    summary: 'Accepts a held payment, or refunds it. 409 not_held if it’s already decided.',
    access: 'admin',
    params: z.object({ id: payments.attemptId }),
    body: payments.heldPaymentBody,
    answer: modified,
  },
  'GET /failedReversals': {
    summary: 'Payments that bought nothing and that the provider failed to return, oldest first, 200 at most.',
    access: 'admin',
    answer: z.array(payments.failedReversal),
  },
  'POST /failedReversals/{id}': {
    summary:
      'Asks the provider again to return a payment, or records that it was returned another way. 409 not_failed if it’s already decided.',
    access: 'admin',
    params: z.object({ id: payments.attemptId }),
    body: payments.failedReversalBody,
    answer: modified,
  },
  'GET /orders': {
    summary:
      'All orders, newest first. ?q= searches product names and buyers’ emails; the last word may be a prefix. ?order= returns one by its id.',
    access: 'admin',
    query: paging.extend(orders.orderFilters.shape),
    answer: z.array(orders.listedOrder),
    list: true,
    hasAmount: true,
  },
  'POST /refundRequest': {
    summary:
      'Asks the administrators for a refund of the caller’s order, as a message to them. 409 already_asked while an earlier request is open.',
    access: 'signedIn',
    body: orders.refundRequestBody,
    answer: inserted,
  },
  'POST /refunds': {
    summary:
      'Refunds a paid order in full or in part. The refund stays pending while the provider can’t be reached. 409 nothing_to_refund or key_used.',
    access: 'admin',
    body: orders.refundBody,
    answer: inserted.extend({ state: z.enum(REFUND_STATES), problem: z.string().nullable() }),
  },
  'GET /refunds': {
    summary: 'All refunds, newest first. ?q= searches product names and buyers’ emails.',
    access: 'admin',
    query: records.extend({ state: z.enum(REFUND_STATES).optional() }),
    answer: z.array(orders.listedRefund),
    list: true,
    hasAmount: true,
  },
  'GET /disputes': {
    summary: 'All disputes, newest first. ?q= searches product names and buyers’ emails.',
    access: 'admin',
    query: records.extend({ state: z.enum(DISPUTE_STATES).optional() }),
    answer: z.array(orders.listedDispute),
    list: true,
    hasAmount: true,
  },

  // Coupons
  'GET /coupons': {
    summary:
      'All coupons, newest first, with their uses and total amount paid. ?q= matches the beginning of a code; ?since= and ?before= find coupons valid in that period.',
    access: 'admin',
    query: records.extend({ state: z.enum(COUPON_STATES).optional() }),
    answer: z.array(coupons.coupon),
    list: true,
  },
  'POST /coupons': {
    summary: 'Adds a coupon: a percentage or an amount off one product, a category, a kind of product, or everything.',
    access: 'admin',
    body: coupons.couponBody,
    answer: inserted,
  },
  'PUT /coupons/{id}': {
    summary: 'Changes a coupon. The code can’t change once someone has used it.',
    access: 'admin',
    params: byId,
    body: coupons.couponChange,
    answer: modified,
  },
  'PUT /coupons/{id}/ended': {
    summary: 'Ends a coupon, or reactivates it. Orders that have already reserved it keep it.',
    access: 'admin',
    params: byId,
    body: z.object({ ended: z.boolean() }),
    answer: modified,
  },
  'DELETE /coupons/{id}': {
    summary: 'Deletes an unused coupon. 409 in_use if someone has used it.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },

  // The shop's policies
  'GET /seller': {
    summary: 'The seller’s details, and the refund rules in one sentence. Unset values are empty.',
    access: 'open',
    answer: policies.seller,
  },
  'GET /policy/{policy}': {
    summary: 'The terms or refund rules as HTML in both languages: the version in force, or an earlier one.',
    access: 'open',
    params: byPolicy,
    query: ofVersion,
    answer: policies.policy,
  },
  'GET /policyText/{policy}': {
    summary: 'The terms or refund rules as Markdown, and who saved each version.',
    access: 'admin',
    params: byPolicy,
    query: ofVersion,
    answer: policies.policyText,
  },
  'PUT /policy/{policy}': {
    summary:
      'Saves a new version of the terms or refund rules, in force immediately. 409 changed_meanwhile if `revision` is outdated.',
    access: 'admin',
    params: byPolicy,
    body: policies.policyBody,
    answer: modified,
  },
  'POST /policyPreview': {
    summary: 'Renders Markdown as the page would show it. Nothing is stored.',
    access: 'admin',
    body: z.object({ text: text(MAX_POLICY_TEXT) }),
    answer: z.object({ html: z.string() }),
  },

  // Earnings and payouts
  'GET /earnings': {
    summary: 'The caller’s earnings in a month by course, in cents, with payouts. The default is the current month.',
    access: 'teacher',
    query: z.object({ month: earnings.month.optional() }),
    answer: earnings.statement,
  },
  'PUT /payoutDetails': {
    summary: 'Sets where the caller’s earnings are paid: a mobile wallet or a bank account.',
    access: 'teacher',
    body: earnings.payoutDetails,
    answer: modified,
  },
  'GET /payoutsDue': {
    summary: 'What each instructor is owed for completed months, and where to pay it.',
    access: 'admin',
    answer: earnings.payoutsDue,
  },
  'GET /payouts': {
    summary: 'Recorded payouts, newest first.',
    access: 'admin',
    query: paging.extend({ instructor: id.optional() }),
    answer: z.array(earnings.payout),
    list: true,
  },
  'POST /payouts': {
    summary:
      'Records that the last month was paid out to some instructors. Repeating the call with the same key records nothing new. 409 changed_meanwhile if the amounts owed have changed.',
    access: 'admin',
    body: earnings.payoutsBody,
    answer: z.object({ insertedIds: z.array(id) }),
  },
  'PUT /payouts/{id}/failed': {
    summary: 'Records that a bank or wallet returned a payout, so it’s owed again.',
    access: 'admin',
    params: byId,
    body: z.object({ reason: text(200) }),
    answer: modified,
  },
})
