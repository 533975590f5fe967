// Orders, payment, coupons, refunds, earnings and terms: the calls.
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
    summary: 'Which of these products the caller has paid for; their ids with commas between them.',
    access: 'signedIn',
    query: z.object({ products: idList(RELATED_LIMIT) }),
    answer: z.array(id),
  },
  'POST /order': {
    summary: 'Orders a product at its current price; ordering it again returns the id of the first order.',
    access: 'signedIn',
    body: orders.orderBody,
    answer: inserted,
  },
  'DELETE /order/{id}': { summary: 'Deletes an unpaid order.', access: 'signedIn', params: byId, answer: deleted },
  'GET /payment/{id}': {
    summary:
      'The order to pay, the ways to pay it, and how the last attempt stands, or the one of ?attempt=; 404 for another person’s order.',
    access: 'signedIn',
    params: byId,
    query: z.object({ attempt: payments.attemptId.optional() }),
    answer: payments.orderToPay,
  },
  'POST /payment/{id}/begin': {
    summary:
      'Begins or continues the payment of an order with one of its methods. 409 method_unavailable, payment_processing or payment_held.',
    access: 'signedIn',
    params: byId,
    body: payments.beginBody,
    answer: payments.begunWithCode,
  },
  'POST /payment/{id}/free': {
    summary: 'Completes an order whose code leaves nothing to pay; 409 not_free if there is something to pay.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'POST /create-payment-intent': {
    summary:
      'Prepares the card payment of an order for its amount, less the discount of promoCode: the course’s own code or a coupon. An empty promoCode removes the one in use. A code that leaves nothing to pay answers isFree; the order is then completed by POST /payment/{id}/free.',
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
      'Asks the provider whether the order was paid, and settles it. 409 payment_processing, payment_held or payment_not_done.',
    access: 'signedIn',
    params: byId,
    body: z.object({ transactionId: text(200).optional() }),
    answer: modified,
  },
  'POST /payLink': {
    summary:
      'Makes a link by which somebody without an account pays the caller’s open order. 409 too_many_links while three of it work.',
    access: 'signedIn',
    body: payLinks.payLinkBody,
    answer: payLinks.newPayLink,
  },
  'GET /payLinks': {
    summary: 'The caller’s links that still work, newest first, or those of one order.',
    access: 'signedIn',
    query: z.object({ order: id.optional() }),
    answer: z.array(payLinks.payLink),
  },
  'PUT /payLink/{id}': {
    summary: 'Changes the message that goes with the caller’s own link.',
    access: 'signedIn',
    params: byId,
    body: payLinks.payLinkChange,
    answer: modified,
  },
  'DELETE /payLink/{id}': {
    summary:
      'Ends the caller’s own link and a payment that was begun by it. 409 already_paid or payment_processing if the money moved.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /pay/{secret}': {
    summary: 'What a link asks for: the learner’s first name, the product, the price and the ways to pay.',
    access: 'secret',
    by: 'secret',
    params: bySecret,
    answer: payLinks.linkPage,
  },
  'POST /pay/{secret}/begin': {
    summary:
      'Begins to pay by a link; nothing is charged yet. 409 price_changed, being_paid or what else stands in the way.',
    access: 'secret',
    by: 'secret',
    params: bySecret,
    body: payLinks.beginByLinkBody,
    answer: payments.begun,
  },
  'POST /pay/{secret}/result': {
    summary: 'Asks the provider what became of a payment that was begun by the link.',
    access: 'secret',
    by: 'secret',
    params: bySecret,
    answer: payLinks.linkPage,
  },
  'GET /receipt/{id}': {
    summary: 'The receipt of a paid or refunded order; 404 for another person’s order.',
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
    summary: 'The card provider’s signed events.',
    access: 'provider',
    sends: 'raw',
    answer: z.object({ received: z.literal(true) }),
  },
  'POST /payments/notice/{method}': {
    summary: 'A provider’s notice about a payment. It only says which one to ask about.',
    access: 'provider',
    params: z.object({ method: payments.paymentMethod }),
    sends: 'raw',
    answer: z.object({ received: z.literal(true) }),
  },
  'GET /exchangeRates': {
    summary: 'The taka for a dollar, newest first; the first counts.',
    access: 'admin',
    query: paging,
    answer: z.array(payments.exchangeRate),
    list: true,
  },
  'POST /exchangeRates': {
    summary:
      'Sets the taka for a dollar, for payments that begin from now on. 409 changed_meanwhile if `revision` is outdated.',
    access: 'admin',
    body: payments.exchangeRateBody,
    answer: inserted,
  },
  'GET /heldPayments': {
    summary: 'The payments that their provider calls risky, oldest first: they wait for an administrator.',
    access: 'admin',
    answer: z.array(payments.heldPayment),
  },
  'POST /heldPayments/{id}': {
    summary: 'Accepts a held payment, or sends its money back. 409 not_held if somebody has decided already.',
    access: 'admin',
    params: z.object({ id: payments.attemptId }),
    body: payments.heldPaymentBody,
    answer: modified,
  },
  'GET /failedReversals': {
    summary: 'Payments that nothing was sold for and that their providers do not send back, oldest first, at most 200.',
    access: 'admin',
    answer: z.array(payments.failedReversal),
  },
  'POST /failedReversals/{id}': {
    summary:
      'Asks the provider again to send a payment back, or records that it went back another way. 409 not_failed if somebody has decided already.',
    access: 'admin',
    params: z.object({ id: payments.attemptId }),
    body: payments.failedReversalBody,
    answer: modified,
  },
  'GET /orders': {
    summary:
      'All orders, newest first. ?q= finds words in the product’s name and the buyer’s email; the last word may be a prefix. ?order= finds one by its id.',
    access: 'admin',
    query: paging.extend(orders.orderFilters.shape),
    answer: z.array(orders.listedOrder),
    list: true,
    hasAmount: true,
  },
  'POST /refundRequest': {
    summary:
      'A buyer asks the administrators for a refund; it becomes a message for them. 409 already_asked while one waits for an answer.',
    access: 'signedIn',
    body: orders.refundRequestBody,
    answer: inserted,
  },
  'POST /refunds': {
    summary:
      'Refunds a paid order, all or part of it. It stays pending while the card provider cannot be reached. 409 nothing_to_refund or key_used.',
    access: 'admin',
    body: orders.refundBody,
    answer: inserted.extend({ state: z.enum(REFUND_STATES), problem: z.string().nullable() }),
  },
  'GET /refunds': {
    summary: 'All refunds, newest first. ?q= finds words in the product’s name and the buyer’s email.',
    access: 'admin',
    query: records.extend({ state: z.enum(REFUND_STATES).optional() }),
    answer: z.array(orders.listedRefund),
    list: true,
    hasAmount: true,
  },
  'GET /disputes': {
    summary: 'All disputes, newest first. ?q= finds words in the product’s name and the buyer’s email.',
    access: 'admin',
    query: records.extend({ state: z.enum(DISPUTE_STATES).optional() }),
    answer: z.array(orders.listedDispute),
    list: true,
    hasAmount: true,
  },

  // Coupons
  'GET /coupons': {
    summary:
      'All coupons, newest first, with their uses and what was paid with them. ?q= finds the beginning of a code, ?since= and ?before= those that were valid in between.',
    access: 'admin',
    query: records.extend({ state: z.enum(COUPON_STATES).optional() }),
    answer: z.array(coupons.coupon),
    list: true,
  },
  'POST /coupons': {
    summary: 'Adds a coupon: a percentage or an amount off one product, a category, a kind, or everything.',
    access: 'admin',
    body: coupons.couponBody,
    answer: inserted,
  },
  'PUT /coupons/{id}': {
    summary: 'Changes a coupon; the code stays as it is once somebody has used it.',
    access: 'admin',
    params: byId,
    body: coupons.couponChange,
    answer: modified,
  },
  'PUT /coupons/{id}/ended': {
    summary: 'Ends a coupon, or lets it run again. Orders that have it reserved keep it.',
    access: 'admin',
    params: byId,
    body: z.object({ ended: z.boolean() }),
    answer: modified,
  },
  'DELETE /coupons/{id}': {
    summary: 'Deletes a coupon that nobody has used; 409 in_use otherwise.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },

  // The shop's policies
  'GET /seller': {
    summary: 'Who sells here, and the refund rules in one sentence. What is not set is empty.',
    access: 'open',
    answer: policies.seller,
  },
  'GET /policy/{policy}': {
    summary: 'The terms or the refund rules as HTML in both languages: the version in force, or an earlier one.',
    access: 'open',
    params: byPolicy,
    query: ofVersion,
    answer: policies.policy,
  },
  'GET /policyText/{policy}': {
    summary: 'The terms or the refund rules as Markdown, and who saved which version.',
    access: 'admin',
    params: byPolicy,
    query: ofVersion,
    answer: policies.policyText,
  },
  'PUT /policy/{policy}': {
    summary:
      'Saves a new version of the terms or the refund rules, in force at once. 409 changed_meanwhile if `revision` is outdated.',
    access: 'admin',
    params: byPolicy,
    body: policies.policyBody,
    answer: modified,
  },
  'POST /policyPreview': {
    summary: 'Markdown as the page would show it; nothing is stored.',
    access: 'admin',
    body: z.object({ text: text(MAX_POLICY_TEXT) }),
    answer: z.object({ html: z.string() }),
  },

  // Earnings and payouts
  'GET /earnings': {
    summary: 'A month of the caller’s earnings by course, in cents, with payouts; without a month, the current one.',
    access: 'teacher',
    query: z.object({ month: earnings.month.optional() }),
    answer: earnings.statement,
  },
  'PUT /payoutDetails': {
    summary: 'Where the caller’s earnings are sent: a wallet’s number or a bank account.',
    access: 'teacher',
    body: earnings.payoutDetails,
    answer: modified,
  },
  'GET /payoutsDue': {
    summary: 'What is owed to each instructor for the months that are over, and where it goes.',
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
      'Records that the last month was paid out to some instructors; the same key is the same payout. 409 changed_meanwhile if other sums are owed now.',
    access: 'admin',
    body: earnings.payoutsBody,
    answer: z.object({ insertedIds: z.array(id) }),
  },
  'PUT /payouts/{id}/failed': {
    summary: 'Records that the bank or wallet sent a payout back: it is owed again.',
    access: 'admin',
    params: byId,
    body: z.object({ reason: text(200) }),
    answer: modified,
  },
})
