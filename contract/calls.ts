// The table of all calls under /api. Validation, authorisation, the OpenAPI document and the typed client are derived
// from it. A call's name is its method and path, so that the browser's client needs nothing but the name.
import { z } from 'zod'
import type { Call, CallName, WithParameters } from './call.ts'
import {
  CONTENT_KINDS,
  COURSE_KEYS,
  GROUP_LIMIT,
  LANGUAGES,
  MAX_GROUP_FOUND,
  MAX_GROUP_LIMIT,
  MAX_PAGE_LIMIT,
  PAGE_LIMIT,
  RELATED_LIMIT,
  SEARCH_GROUPS,
  SUBJECTS,
  DISCUSSION_STATES,
} from './constants.ts'
import {
  COUPON_STATES,
  AUDIT_ACTIONS,
  CERTIFICATE_STATES,
  DISPUTE_STATES,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  RATING_STATES,
  REFUND_STATES,
  WAITING,
} from './record-states.ts'
import { FILE_KINDS, FILE_STATES } from './files/file-states.ts'
import * as administration from './calls/office/administration.ts'
import * as catalogue from './calls/catalogue/catalogue.ts'
import { myData } from './calls/my-data.ts'
import * as orders from './calls/orders/orders.ts'
import * as people from './calls/people/people.ts'
import * as classroom from './calls/learning/classroom.ts'
import * as announcements from './calls/teaching/announcements.ts'
import * as calendar from './calls/live/calendar.ts'
import * as coupons from './calls/orders/coupons.ts'
import * as courseLearners from './calls/teaching/course-learners.ts'
import * as earnings from './calls/orders/earnings.ts'
import * as exports from './calls/office/exports.ts'
import * as guardians from './calls/learning/guardians.ts'
import * as filters from './calls/catalogue/filters.ts'
import * as imports from './calls/office/imports.ts'
import * as live from './calls/live/live.ts'
import * as liveRoom from './calls/live/live-room.ts'
import * as learning from './calls/learning/learning.ts'
import * as overview from './calls/teaching/overview.ts'
import * as payLinks from './calls/orders/pay-links.ts'
import * as payments from './calls/orders/payments.ts'
import * as push from './calls/people/push.ts'
import * as policies from './calls/orders/policies.ts'
import * as quizzes from './calls/learning/quizzes.ts'
import * as tasks from './calls/learning/tasks.ts'
import * as reading from './calls/learning/reading.ts'
import * as saving from './calls/learning/saving.ts'
import * as teaching from './calls/teaching/teaching.ts'
import * as home from './calls/site/today.ts'
import { MAX_POLICY_TEXT } from './orders/policy-names.ts'
import { day, dollars, email, id, idList, searchText, text, wholeNumber } from './calls/fields.ts'

const byId = z.object({ id })
const byEmail = z.object({ email })
const byKey = z.object({ key: z.enum(COURSE_KEYS) })
const byCourse = z.object({ course: id })
const bySession = z.object({ session: id })
const byPolicy = z.object({ policy: policies.policyName })
const bySecret = z.object({ secret: payLinks.linkSecret })
const ofVersion = z.object({ version: policies.policyVersion.optional() })
const byCode = z.object({ code: classroom.certificateCode })
const ofEmail = z.object({ email: email.optional() })
const paging = z.object({ limit: wholeNumber(1, MAX_PAGE_LIMIT).default(PAGE_LIMIT), after: id.optional() })
/** `q` finds rows that contain every word; the last word may be a prefix. */
const searching = paging.extend({ q: searchText.default('') })
/** Administrators' lists also take the time when the rows began: from `since` to before `before`. */
const records = paging.extend(exports.recordFilters.shape)

const inserted = z.object({ insertedId: id })
const modified = z.object({ modifiedCount: z.number().int() })
const deleted = z.object({ deletedCount: z.number().int() })

const table = <const Table extends Record<CallName, Call>>(rows: Table & WithParameters<Table>): Table => rows

export const calls = table({
  // Signing in and people
  'PUT /user/{email}': {
    summary: 'After any sign-in: exchanges the identity service’s ID token for an access token.',
    access: 'idToken',
    params: byEmail,
    body: people.exchangeBody,
    answer: z.object({ token: z.string() }),
  },
  'POST /signOut': {
    summary: 'Ends the session of the access token it is called with.',
    access: 'signedIn',
    answer: z.object({ signedOut: z.literal(true) }),
  },
  // Before the next one, which its path would also fit.
  'GET /admin/live': {
    summary: 'All batches of live classes, newest first. ?q= finds words in title and tutor.',
    access: 'admin',
    query: searching,
    answer: z.array(live.hostedBatch),
    list: true,
  },
  'GET /admin/{email}': {
    summary: 'Whether the person is an administrator.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: z.object({ admin: z.boolean() }),
  },
  'GET /user': {
    summary: 'All users, newest first. ?q= finds words in name and email; the last word may be a prefix.',
    access: 'admin',
    query: paging.extend(exports.userFilters.shape),
    answer: z.array(people.listedUser),
    list: true,
  },
  'PUT /user/admin/{email}': {
    summary: 'Makes a user an administrator; the rights take effect once the email is confirmed.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/admin/{email}': {
    summary: 'Makes an administrator an ordinary user again. 409 last_admin for the last one.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/{id}': {
    summary: 'Deletes a user, the sign-in account and all tokens; paid orders stay as records without the name.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },
  'GET /user/{email}': {
    summary: 'A person’s profile.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: people.profile,
  },
  'PUT /users/{email}': {
    summary: 'Changes a profile; name and email cannot be changed.',
    access: 'self',
    by: 'email',
    params: byEmail,
    body: people.profileChange,
    answer: modified,
  },
  'PUT /users/{email}/name': {
    summary: 'Changes a person’s name. 409 name_elsewhere where a hosted identity service keeps it.',
    access: 'self',
    by: 'email',
    params: byEmail,
    body: people.nameChange,
    answer: modified,
  },
  'DELETE /users/{email}/phone': {
    summary: 'Removes a person’s phone number together with its confirmation.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: modified,
  },
  'DELETE /users/{email}': {
    summary:
      'Deletes the caller’s own account as an administrator would. 403 sign_in_again if the sign-in is older than five minutes, 409 last_admin for the last administrator.',
    access: 'self',
    by: 'email',
    params: byEmail,
    answer: deleted,
  },
  'GET /myData': {
    summary: 'Everything stored about the caller, as a file.',
    access: 'signedIn',
    answer: myData,
  },
  'GET /myActivity': {
    summary: 'The caller’s days of learning in the last 365 days, by days of Dhaka. Renewed every minute.',
    access: 'signedIn',
    answer: overview.myActivity,
  },

  // Blogs
  'GET /blogs': {
    summary: 'Blogs, newest first.',
    access: 'open',
    query: paging,
    answer: z.array(catalogue.blog),
    list: true,
  },
  'GET /blogs/{id}': { summary: 'One blog.', access: 'open', params: byId, answer: catalogue.blog },
  'GET /blog/{id}': { summary: 'One blog.', access: 'open', params: byId, answer: catalogue.blog },
  'GET /blog/{id}/related': {
    summary:
      'The blogs before and after one, and a few more: in its language and by its writer first, then the newest.',
    access: 'open',
    params: byId,
    answer: catalogue.relatedBlogs,
  },
  'POST /addBlog': { summary: 'Adds a blog.', access: 'admin', body: catalogue.blogBody, answer: inserted },
  'PUT /blogUpdate/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of a blog that are sent. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.blogChange,
    answer: modified,
  },
  'DELETE /blogDelete/{id}': { summary: 'Deletes a blog.', access: 'admin', params: byId, answer: deleted },

  // Books
  'GET /books': {
    summary: 'Books, newest first unless sorted otherwise. Filters narrow the list.',
    access: 'open',
    query: paging.extend({ ...filters.bookFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.book),
    list: true,
  },
  'GET /bookCounts': {
    summary: 'How many books each value of a filter would list together with the filters of the query.',
    access: 'open',
    query: filters.bookFilters,
    answer: filters.bookCounts,
  },
  'GET /books/{id}': { summary: 'One book.', access: 'open', params: byId, answer: catalogue.book },
  'GET /book/{id}': {
    summary: 'One book; a deleted one only for administrators and people who paid for it.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: catalogue.book,
  },
  'GET /book/{id}/related': {
    summary: 'A few other books: by its writers first, then in its language, each the most rated first.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.book),
  },
  'POST /addBook': {
    summary: 'Adds a book; it is unread.',
    access: 'admin',
    body: catalogue.bookBody,
    answer: inserted,
  },
  'PUT /bookUpdate/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of a book that are sent. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.bookChange,
    answer: modified,
  },
  'DELETE /bookDelete/{id}': { summary: 'Deletes a book.', access: 'admin', params: byId, answer: deleted },

  // Reviews
  'GET /addreview': {
    summary: 'Reviews, newest first.',
    access: 'open',
    query: paging,
    answer: z.array(people.review),
    list: true,
  },
  'POST /addreview': {
    summary: 'Adds a review in the name of the caller; at most five a day.',
    access: 'signedIn',
    body: people.reviewBody,
    answer: inserted,
  },

  // Courses
  'GET /courses/{key}': {
    summary: 'Courses of a class or category, newest first unless sorted otherwise. Filters narrow the list.',
    access: 'open',
    params: byKey,
    query: paging.extend({ ...filters.courseFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /courseCounts/{key}': {
    summary:
      'How many courses of a class or category each value of a filter would list together with the filters of the query.',
    access: 'open',
    params: byKey,
    query: filters.courseFilters,
    answer: filters.courseCounts,
  },
  'GET /course/{id}': {
    summary: 'One course; a deleted one only for administrators and people who paid for it.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: catalogue.course,
  },
  'GET /course/{id}/related': {
    summary:
      'A few other courses: of its class and subject first, then of its class and its instructor; in its language before others, each the most popular first.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.course),
  },
  'POST /addCourse': {
    summary: 'Adds a course; it is unread.',
    access: 'admin',
    body: catalogue.courseBody,
    answer: inserted,
  },
  'PUT /courseUpdate/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of a course that are sent. A teacher changes title, price and type of a course on sale only through review; for administrators its type is fixed. 409 changed_meanwhile if the revision in `If-Match` is outdated, in_review while a reviewer looks at it.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: catalogue.courseChange,
    answer: modified,
  },
  'DELETE /course/{id}': { summary: 'Deletes a course.', access: 'admin', params: byId, answer: deleted },
  'GET /searchCourse': {
    summary:
      'Courses whose title contains the text, best match first unless sorted otherwise; X-Total-Count is the total. Filters narrow the list; of a text in very many titles they and the sorting see only the best.',
    access: 'open',
    query: searching.extend({ ...filters.courseFilters.shape, ...filters.sorting }),
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /searchCounts': {
    summary:
      'How many of the courses found, close matches included, each value of a filter would list together with the filters of the query.',
    access: 'open',
    query: z.object({ q: searchText.default(''), ...filters.courseFilters.shape }),
    answer: filters.courseCounts,
  },
  'GET /suggest': {
    summary: 'Titles to suggest while somebody types; tolerates typing mistakes.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: z.array(catalogue.suggestion),
  },
  'GET /search': {
    summary:
      'Close matches besides `GET /searchCourse` (typing mistakes, other words, other script), and books, instructors and posts, each the best first; `more` if there are more than `limit` after the first `skip`. `only` asks for one group. Filters and sorting apply to the close matches.',
    access: 'open',
    query: z.object({
      q: searchText.default(''),
      limit: wholeNumber(1, MAX_GROUP_LIMIT).default(GROUP_LIMIT),
      skip: wholeNumber(0, MAX_GROUP_FOUND).default(0),
      only: z.enum(SEARCH_GROUPS).optional(),
      ...filters.courseFilters.shape,
      ...filters.sorting,
    }),
    answer: catalogue.searchGroups,
  },
  'GET /search/suggestions': {
    summary: 'The search box’s dropdown: a few courses, books, instructors and posts, also for mistyped texts.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: catalogue.suggestionGroups,
  },

  // Instructors
  'GET /instructors/{Subject}': {
    summary: 'Instructors of a subject.',
    access: 'open',
    params: z.object({ Subject: z.enum(SUBJECTS) }),
    query: paging,
    answer: z.array(catalogue.instructor),
    list: true,
  },
  'GET /instructor/{id}': { summary: 'One instructor.', access: 'open', params: byId, answer: catalogue.instructor },
  'GET /instructor/{id}/courses': {
    summary: 'An instructor’s courses, newest first.',
    access: 'open',
    params: byId,
    query: paging,
    answer: z.array(catalogue.course),
    list: true,
  },
  'GET /instructor/{id}/subjects': {
    summary: 'The subjects of an instructor’s courses, the one with the most courses first.',
    access: 'open',
    params: byId,
    answer: z.array(catalogue.taughtSubject),
  },
  'POST /addInstructor': {
    summary: 'Adds an instructor.',
    access: 'admin',
    body: catalogue.instructorBody,
    answer: inserted,
  },
  'PUT /updateInstructor/{id}': {
    ifMatch: true,
    summary:
      'Changes the fields of an instructor that are sent. 409 changed_meanwhile if the revision in `If-Match` is outdated.',
    access: 'admin',
    params: byId,
    body: catalogue.instructorChange,
    answer: modified,
  },
  'DELETE /instructor/{id}': { summary: 'Deletes an instructor.', access: 'admin', params: byId, answer: deleted },

  // Notifications
  'GET /ccis': {
    summary: 'New courses of the last 30 days that the caller has not read.',
    access: 'optional',
    answer: catalogue.courseNotifications,
  },
  'GET /bookN': {
    summary: 'New books of the last 30 days that the caller has not read.',
    access: 'optional',
    answer: catalogue.bookNotifications,
  },
  'PUT /cci/{id}': {
    summary: 'Marks a course as read for the caller.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'PUT /bookN/{id}': {
    summary: 'Marks a book as read for the caller.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'GET /notifications': {
    summary:
      'How many new courses and books the caller has not read (GET /ccis and /bookN), and how much of the caller’s own is new: answers, returned tasks, announcements and changed classes.',
    access: 'optional',
    answer: catalogue.notificationTotal,
  },
  'PUT /notifications': {
    summary: 'Marks all new courses and books as read for the caller.',
    access: 'signedIn',
    answer: modified,
  },

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
    query: paging.extend(exports.orderFilters.shape),
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

  // Learning
  'GET /curriculum/{course}': {
    summary: 'The published sections and lessons of a course: titles, lengths and sizes, and which are free previews.',
    access: 'optional',
    sharedByVisitors: true,
    params: byCourse,
    answer: learning.curriculum,
  },
  'GET /lessonTotals': {
    summary:
      'How many published lessons each of up to 200 courses has, and how long they take. Courses without lessons are left out.',
    access: 'open',
    query: learning.coursesQuery,
    answer: learning.lessonTotals,
  },
  'GET /learn/{course}': {
    summary: 'How far the caller is in a course, and the lesson to go on with.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    answer: learning.learning,
  },
  'GET /lesson/{id}': {
    summary: 'One lesson; a text as HTML. A free preview needs no token.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: learning.lesson,
  },
  'GET /lesson/{id}/play': {
    summary: 'Where the video, recording and captions of a lesson are, for the next six hours.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: learning.play,
    compressed: true,
  },
  'GET /lesson/{id}/watched': {
    summary: 'Which seconds of a lesson the caller has played.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: learning.watched,
  },
  'GET /lesson/{id}/saving': {
    summary:
      'What a device fetches to open a lesson without a network, in the quality that is asked for: files with the checksums of their pieces, and until when it may be opened.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    query: saving.savingQuery,
    answer: saving.saving,
    compressed: true,
  },
  'POST /saved/renew': {
    summary: 'Renews the time until which saved lessons and books may be opened, and names those that have ended.',
    access: 'signedIn',
    body: saving.renewBody,
    answer: saving.renewed,
  },
  'GET /progress': {
    summary: 'The caller’s courses with what is done in each, the last seen first.',
    access: 'signedIn',
    answer: z.array(learning.progress),
  },
  'PUT /places': {
    summary:
      'Reports what was played in up to 50 lessons. Reports may be late, repeated and in any order; the answer is the merged result.',
    access: 'signedIn',
    fromOlderPage: learning.renameThings,
    body: learning.placeUpdates,
    answer: learning.placesAnswer,
  },
  'GET /notes/{course}': {
    summary: 'The caller’s own notes in a course.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    answer: z.array(learning.note),
  },
  'PUT /note/{id}': {
    summary: 'Stores a note under an id that the device made; repeating it changes nothing.',
    access: 'signedIn',
    params: byId,
    body: learning.noteBody,
    answer: modified,
  },
  'DELETE /note/{id}': { summary: 'Deletes a note.', access: 'signedIn', params: byId, answer: deleted },

  // Home
  'GET /previews': {
    summary: 'A few new courses of different classes, then of other categories, each with its first free preview.',
    access: 'open',
    answer: z.array(home.preview),
  },
  'GET /today': {
    summary:
      'What the caller goes on with, books in progress, what is due, the newest courses of the chosen class, and a free preview if there is nothing to go on with.',
    access: 'signedIn',
    answer: home.today,
  },
  'PUT /myClass': {
    summary: 'Chooses the class or skill that `GET /today` shows new courses of; null to choose none.',
    access: 'signedIn',
    body: home.classChoice,
    answer: modified,
  },

  // Quizzes
  'GET /quiz/{id}': {
    summary: 'What a quiz expects, and what the caller reached so far. Its id is that of its lesson.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.quiz,
  },
  'GET /quiz/{id}/questions': {
    summary: 'The questions of a quiz without a time limit, to read before an attempt; of others none.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.quizQuestions,
  },
  'POST /quiz/{id}/attempt': {
    summary: 'Begins an attempt, or continues the open one.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.attempt,
  },
  'POST /quiz/{id}/preview': {
    summary: 'Begins an attempt that counts nowhere, in place of the administrator’s last one.',
    access: 'teacher',
    owns: 'lesson',
    by: 'id',
    params: byId,
    answer: quizzes.attempt,
  },
  'GET /attempt/{id}': {
    summary: 'One of the caller’s own attempts, with its result once it is handed in.',
    access: 'signedIn',
    params: byId,
    answer: quizzes.attempt,
  },
  'PUT /attempt/{id}': {
    summary: 'Saves answers; those of other questions stay. 409 submitted once it is handed in.',
    access: 'signedIn',
    params: byId,
    body: quizzes.answersBody,
    answer: modified,
  },
  'POST /attempt/{id}/submit': {
    summary: 'Hands in what was saved. Repeating it answers the same result.',
    access: 'signedIn',
    params: byId,
    answer: quizzes.quizResult,
  },
  // Tasks
  'GET /task/{id}': {
    summary: 'A task, and what the caller has handed in. Its id is that of its lesson.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'POST /task/{id}/begin': {
    summary: 'Begins a draft, from which days until it is due are counted; unless there is one.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'POST /task/{id}/again': {
    summary: 'Begins another draft with what was returned. 409 past_due if it may not be handed in again.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'PUT /task/{id}/text': {
    summary: 'Saves the text of the draft, unless a later one is there. 409 submitted once it is handed in.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    body: tasks.handInText,
    answer: tasks.task,
  },
  'POST /task/{id}/file': {
    summary: 'Announces a file of the draft; its bytes follow at /uploads/{_id}. 409 too_many_files after six.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    body: tasks.handInFileBody,
    answer: tasks.task,
  },
  'DELETE /task/{id}/file/{file}': {
    summary: 'Takes a file out of the draft.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: z.object({ id, file: id }),
    answer: tasks.task,
  },
  'POST /task/{id}/handIn': {
    summary: 'Hands in the draft with this text. 409 files_unfinished or past_due. Repeating it changes nothing.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    body: tasks.handInText,
    answer: tasks.task,
  },
  'POST /task/{id}/takeBack': {
    summary: 'Makes it a draft again. 409 being_graded once a teacher has opened it.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: tasks.task,
  },
  'PUT /task/{id}/seen': {
    summary: 'The caller has looked at what was returned.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'GET /returnedTasks': {
    summary: 'Returned work that the caller has not looked at.',
    access: 'signedIn',
    answer: z.array(tasks.returnedTask),
  },
  'GET /handIns': {
    summary: 'What waits for points in the caller’s courses, oldest first; for administrators in all courses.',
    access: 'teacher',
    query: paging.extend({ course: id.optional(), lesson: id.optional() }),
    answer: tasks.handInQueue,
  },
  'POST /handIn/{id}/open': {
    summary: 'Opens it for grading; from then on its learner cannot take it back. 409 not_handed_in.',
    access: 'teacher',
    owns: 'handIn',
    by: 'id',
    params: byId,
    answer: tasks.openedHandIn,
  },
  'PUT /handIn/{id}/grade': {
    summary:
      'Saves points, words and marks, which its learner does not see yet. 409 if somebody else has changed them.',
    access: 'teacher',
    owns: 'handIn',
    by: 'id',
    params: byId,
    body: tasks.gradeChange,
    answer: tasks.gradeSaved,
  },
  'POST /handIn/{id}/return': {
    summary: 'Returns it to its learner. Enough points complete the lesson. 409 if somebody else has changed them.',
    access: 'teacher',
    owns: 'handIn',
    by: 'id',
    params: byId,
    body: tasks.gradeChange,
    answer: modified,
  },
  'GET /handIn/{id}/file/{file}': {
    summary: 'A file that was handed in, for its learner, the teacher of the course and administrators.',
    access: 'signedIn',
    params: z.object({ id, file: id }),
    answer: 'file',
  },
  'POST /quizImport': {
    summary: 'Reads questions from a CSV or GIFT file; mistakes are answered with their line numbers.',
    access: 'teacher',
    body: quizzes.quizImport,
    answer: quizzes.quizImported,
  },

  // Certificates
  'GET /certificate/{code}': {
    summary: 'Whether a certificate is real. One that is not shared answers no more than that.',
    access: 'open',
    fresh: true,
    params: byCode,
    answer: classroom.checkedCertificate,
  },
  'GET /certificates': {
    summary: 'The caller’s own certificates, newest first.',
    access: 'signedIn',
    answer: z.array(classroom.ownCertificate),
  },
  'GET /certificates/{course}': {
    summary: 'The caller’s certificate of a course, and what is still missing before it.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    answer: classroom.courseCertificate,
  },
  'POST /certificates/{course}': {
    summary:
      'Issues the certificate of a finished course under the account’s name, which the learner confirms; repeating it answers the same one. 409 unfinished or other_name.',
    access: 'learner',
    opens: 'course',
    by: 'course',
    params: byCourse,
    body: people.nameChange,
    answer: classroom.ownCertificate,
  },
  'PUT /certificate/{code}': {
    summary: 'Opens or closes the public page of the caller’s own certificate.',
    access: 'signedIn',
    params: byCode,
    body: classroom.shareBody,
    answer: modified,
  },
  'PUT /certificate/{code}/reissue': {
    summary:
      'Issues the caller’s own certificate again under the account’s new name. The code stays. 409 other_name or withdrawn.',
    access: 'signedIn',
    params: byCode,
    body: people.nameChange,
    answer: classroom.ownCertificate,
  },
  'GET /certificateRecords': {
    summary:
      'All certificates, newest first, shared or not. ?q= finds one by its code, or words in its owner’s name and email.',
    access: 'admin',
    query: records.extend({
      after: classroom.certificateCode.optional(),
      state: z.enum(CERTIFICATE_STATES).optional(),
    }),
    answer: z.array(classroom.certificateRecord),
    list: true,
  },
  'PUT /certificate/{code}/revoke': {
    summary: 'Withdraws a certificate, with a reason.',
    access: 'admin',
    params: byCode,
    body: classroom.revokeBody,
    answer: modified,
  },
  'PUT /certificate/{code}/restore': {
    summary: 'Lets a withdrawn certificate count again.',
    access: 'admin',
    params: byCode,
    answer: modified,
  },

  // Questions under a lesson
  'GET /questions/{id}': {
    summary:
      'The questions under a lesson with their answers, newest first; ?question= finds one of them. What the caller follows among them counts as seen.',
    access: 'learner',
    opens: 'lesson',
    by: 'id',
    params: byId,
    query: paging.extend({ question: id.optional() }),
    answer: z.array(classroom.lessonQuestion),
    list: true,
  },
  'GET /newAnswers': {
    summary:
      'Followed questions with answers that the caller has not seen, newest first. Reading the lesson’s questions or PUT /notifications counts as seeing.',
    access: 'signedIn',
    answer: z.array(classroom.newAnswers),
  },
  'PUT /question/{id}': {
    summary: 'Asks a question under an id that the device made; repeating it changes nothing.',
    access: 'signedIn',
    params: byId,
    body: classroom.lessonQuestionBody,
    answer: modified,
  },
  'PUT /answer/{id}': {
    summary: 'Answers a question, under an id that the device made.',
    access: 'signedIn',
    params: byId,
    body: classroom.lessonAnswerBody,
    answer: modified,
  },
  'DELETE /talk/{id}': {
    summary: 'Deletes the caller’s own question or answer.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'PUT /question/{id}/follow': {
    summary: 'Starts or stops telling the caller of new answers.',
    access: 'signedIn',
    params: byId,
    body: z.object({ isFollowed: z.boolean() }),
    answer: modified,
  },
  'POST /talk/{id}/report': {
    summary: 'Tells the administrators that a question or answer is out of place.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'PUT /answer/{id}/official': {
    summary: 'Marks the official answer of a question, or takes the mark away.',
    access: 'admin',
    params: byId,
    body: z.object({ isOfficial: z.boolean() }),
    answer: modified,
  },
  'PUT /talk/{id}/hidden': {
    summary: 'Hides a question or answer, or shows it again; its reports are settled with that.',
    access: 'admin',
    params: byId,
    body: classroom.hideBody,
    answer: modified,
  },
  'GET /talk': {
    summary:
      'What waits for an administrator: reported questions and answers, or questions without an answer. ?q= finds a part of the text.',
    access: 'admin',
    query: records.extend({ state: z.enum(DISCUSSION_STATES).default('reported') }),
    answer: z.array(classroom.listedDiscussion),
    list: true,
  },
  'DELETE /talk/{id}/reports': {
    summary: 'Settles the reports of a question or answer that may stay.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },

  // Ratings
  'GET /ratings/{id}': {
    summary: 'How buyers rate a course or book: average, distribution and the newest.',
    access: 'open',
    params: byId,
    answer: classroom.ratings,
  },
  'GET /rating/{id}': {
    summary: 'Whether the caller may rate a course or book, and their rating.',
    access: 'signedIn',
    params: byId,
    answer: classroom.ownRating,
  },
  'PUT /rating/{id}': {
    summary: 'Rates a course or book that the caller bought and has begun; once, and changeable.',
    access: 'signedIn',
    params: byId,
    body: classroom.ratingBody,
    answer: modified,
  },
  'DELETE /rating/{id}': {
    summary: 'Takes the caller’s rating back.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /ratings': {
    summary: 'All ratings, newest first. ?q= finds words in the text, or an email.',
    access: 'admin',
    query: records.extend({ state: z.enum(RATING_STATES).optional() }),
    answer: z.array(classroom.listedRating),
    list: true,
  },
  'PUT /rating/{id}/hidden': {
    summary: 'Hides one rating with a reason, or shows it again.',
    access: 'admin',
    params: byId,
    body: classroom.hideBody,
    answer: modified,
  },

  // Reading
  'GET /book/{id}/read': {
    summary: 'The pages or chapters of a bought book, and where the caller was.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: reading.reading,
    compressed: true,
  },
  'GET /book/{id}/sample': {
    summary: 'The same for the part that everybody may open.',
    access: 'open',
    params: byId,
    answer: reading.reading,
    fresh: true,
    compressed: true,
  },
  'GET /book/{id}/text/{page}': {
    summary: 'The words of a page, where the book has them.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId.extend({ page: wholeNumber(1) }),
    answer: reading.pageText,
  },
  'GET /book/{id}/texts': {
    summary: 'The words of all pages that have any, for reading and searching them without a network.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: saving.pageTextList,
    compressed: true,
  },
  'GET /book/{id}/saving': {
    summary: 'What a device fetches to open a book without a network, and until when it may be opened.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: saving.saving,
    compressed: true,
  },
  'GET /book/{id}/find/{text}': {
    summary: 'The pages of a book that contain a text, at most 50.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId.extend({ text: searchText }),
    answer: reading.pagesFound,
  },
  'POST /book/{id}/download': {
    summary: 'Has a personal copy made, or answers where it is; at most ten a day.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: reading.download,
  },
  'GET /reading': {
    summary: 'The caller’s books and how far each is read, the last seen first.',
    access: 'signedIn',
    answer: z.array(reading.readingProgress),
  },
  'GET /marks/{id}': {
    summary: 'The caller’s own bookmarks and notes in a book.',
    access: 'learner',
    opens: 'book',
    by: 'id',
    params: byId,
    answer: z.array(reading.mark),
  },
  'PUT /mark/{id}': {
    summary: 'Stores a bookmark or note under an id that the device made; repeating it changes nothing.',
    access: 'signedIn',
    params: byId,
    body: reading.markBody,
    answer: modified,
  },
  'DELETE /mark/{id}': { summary: 'Deletes a bookmark or note.', access: 'signedIn', params: byId, answer: deleted },
  'GET /book/{id}/files': {
    summary: 'The files of a book with their state.',
    access: 'admin',
    params: byId,
    answer: reading.bookFilesAnswer,
  },
  'PUT /book/{id}/text': {
    summary: 'Stores the author’s text of every page, for screen readers and searching.',
    access: 'admin',
    params: byId,
    body: reading.bookTextBody,
    answer: modified,
  },

  // Writing lessons
  'GET /curriculum/{course}/draft': {
    summary: 'The curriculum as administrators are writing it, with the files it names.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: learning.draft,
  },
  'PUT /curriculum/{course}': {
    summary: 'Saves the whole draft. 409 changed_meanwhile if `revision` is outdated.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    body: learning.curriculumChange,
    answer: learning.draftSaved,
  },
  'POST /curriculum/{course}/publish': {
    summary:
      'Makes the draft visible. Lessons that somebody has started are withdrawn, never erased. 409 not_reviewed for a course that was never approved.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    body: z.object({ revision: z.number().int().min(0) }),
    answer: learning.draftSaved,
  },
  'PUT /curriculum/{course}/certificateRule': {
    summary: 'What the certificate of a course takes. It holds at once, for everybody who has none yet.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    body: classroom.ruleBody,
    answer: modified,
  },
  'GET /curriculum/{course}/preview': {
    summary: 'The curriculum as learners would see it once the draft is published.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: learning.curriculum,
  },
  'GET /curriculum/{course}/lesson/{id}': {
    summary: 'A lesson of the draft as learners would see it.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse.extend(byId.shape),
    answer: learning.lessonPreview,
  },
  'GET /curriculum/{course}/lesson/{id}/play': {
    summary: 'Where the files of a lesson of the draft are. 409 preparing until they are ready.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse.extend(byId.shape),
    answer: learning.play,
  },
  'GET /curriculum/{course}/folder': {
    summary: 'A course as a zip of its folder: Markdown files and their media. See docs/course-folder.md.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: 'zip',
  },
  'POST /courseFolder': {
    summary:
      'Adds or changes a course from a zip of its folder; lessons become the draft. 422 names files and lines, and nothing is written.',
    access: 'admin',
    sends: 'zip',
    answer: learning.folderImported,
  },
  'GET /files': {
    summary: 'Uploaded files, newest first, with their state, size and uses. ?q= finds words in the name.',
    access: 'admin',
    query: records.extend({ state: z.enum(FILE_STATES).optional(), kind: z.enum(FILE_KINDS).optional() }),
    answer: z.array(learning.listedFile),
    list: true,
  },
  'POST /file': {
    summary: 'Announces a file; its bytes then go to /uploads/{id} by the tus protocol.',
    access: 'teacher',
    body: learning.fileBody,
    answer: inserted,
  },
  'GET /file/{id}': {
    summary: 'One file with its state.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId,
    answer: learning.file,
  },
  'POST /file/{id}/retry': {
    summary: 'Prepares a failed file again.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'DELETE /file/{id}': {
    summary: 'Deletes a file. 409 in_use while a lesson or a draft names it.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId,
    answer: deleted,
  },
  'PUT /file/{id}/captions/{language}': {
    summary: 'Stores WebVTT captions; mistakes are answered with their line numbers.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId.extend({ language: z.enum(LANGUAGES) }),
    body: learning.captionsBody,
    answer: modified,
  },
  'DELETE /file/{id}/captions/{language}': {
    summary: 'Deletes captions.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId.extend({ language: z.enum(LANGUAGES) }),
    answer: deleted,
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

  // Learners of a course, and announcements to them
  'GET /course/{id}/learners': {
    summary: 'The learners of a course, newest first: first name, progress, quiz results and when they were last seen.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    query: paging,
    answer: z.array(courseLearners.courseLearner),
    list: true,
    compressed: true,
  },
  'GET /course/{id}/completion': {
    summary: 'How many people have bought a course, and begun and finished each lesson, as last added up.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: overview.completion,
  },
  'GET /course/{id}/progress': {
    summary: 'How many learners of a course began each lesson, have done it, or stopped there.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: courseLearners.courseProgress,
  },
  'GET /course/{id}/announcements': {
    summary: 'What was announced to the learners of a course, the draft of the next, and how many it would reach.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    answer: announcements.courseAnnouncements,
  },
  'PUT /course/{id}/announcement': {
    summary: 'Keeps a draft of the next announcement.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: announcements.announcementDraft,
    answer: modified,
  },
  'POST /course/{id}/announcements': {
    summary:
      'Sends an announcement to the learners of a course, also by mail to those who allow it. 409 announced_today after the first of a day.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: announcements.announcementBody,
    answer: inserted,
  },
  'GET /live/{id}/announcements': {
    summary: 'What was announced to the seats of a batch, the draft of the next, and how many it would reach.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: announcements.courseAnnouncements,
  },
  'PUT /live/{id}/announcement': {
    summary: 'Keeps a draft of the next announcement to the seats of a batch.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: announcements.announcementDraft,
    answer: modified,
  },
  'POST /live/{id}/announcements': {
    summary:
      'Sends an announcement to the seats of a batch, also by mail to those who allow it. 409 announced_today after the first of a day.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: announcements.announcementBody,
    answer: inserted,
  },
  'GET /announcements': {
    summary: 'Announcements of the last 30 days that the caller has not read, newest first.',
    access: 'signedIn',
    answer: z.array(announcements.announcement),
  },
  'GET /announcement/{id}': {
    summary: 'An announcement that the caller got; it counts as read.',
    access: 'signedIn',
    params: byId,
    answer: announcements.openedAnnouncement,
  },
  'PUT /announcement/{id}/mail': {
    summary: 'Whether the caller gets announcements of this course by mail.',
    access: 'signedIn',
    params: byId,
    body: z.object({ isMailWanted: z.boolean() }),
    answer: modified,
  },
  'GET /stopMails/{secret}': {
    summary:
      'The course whose mails a link stops, and whether they are wanted still. A POST to the link’s page stops them.',
    access: 'secret',
    by: 'secret',
    params: z.object({ secret: announcements.stopSecret }),
    answer: announcements.stoppableMails,
  },

  // Live classes
  'GET /live': {
    summary:
      'The timetable: batches with a class to come, the soonest first, each with its classes of about eight days from `from`, or from now.',
    access: 'open',
    fresh: true,
    query: z.object({
      programme: live.programme.optional(),
      subject: live.liveSubject.optional(),
      from: day.optional(),
    }),
    answer: z.array(live.listedBatch),
  },
  'GET /live/{id}': {
    summary: 'One batch with all its classes, and what the caller has of it.',
    access: 'optional',
    params: byId,
    answer: live.batch,
  },
  'GET /live/{session}/room': {
    summary: 'What the page of a class shows before, during and after it. 403 not_bought or refunded without a seat.',
    access: 'signedIn',
    params: bySession,
    answer: liveRoom.roomPage,
  },
  'GET /live/{session}/messages': {
    summary: 'What was written in a class, the oldest first; kept for 30 days.',
    access: 'signedIn',
    params: bySession,
    answer: z.array(liveRoom.keptMessage),
  },
  'GET /live/{session}/line': {
    summary: 'Bytes to measure the connection with, before joining.',
    access: 'signedIn',
    params: bySession,
    answer: 'file',
  },
  'GET /live/{session}/recordings': {
    summary: 'The recordings of a class, from their first piece on; with addresses to play once they are ready.',
    access: 'signedIn',
    params: bySession,
    answer: z.array(liveRoom.classRecording),
  },
  'POST /live/{session}/recording': {
    summary:
      'Begins a recording in the host’s browser; its pieces go to /uploads/{file}. 409 too_early or over outside of the class.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    answer: liveRoom.begunRecording,
  },
  'POST /live/{session}/recording/file': {
    summary:
      'Announces a recording that was made elsewhere; the file goes to /uploads/{file}. 409 too_early before the class begins, class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    body: liveRoom.recordedFile,
    answer: liveRoom.begunRecording,
  },
  'POST /live/{session}/recording/{id}/end': {
    summary:
      'Everything of a recording has arrived, and it is prepared. Without it, that happens after ten silent minutes.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession.extend({ id }),
    answer: modified,
  },
  'POST /live/{id}/wait': {
    summary: 'Waits for a seat of a full batch. 409 seats_free if there is one.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'DELETE /live/{id}/wait': {
    summary: 'Stops waiting, and gives up a seat that is kept for the caller.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'PUT /live/{id}': {
    summary: 'Changes the fields of a batch that are sent. 409 class_cancelled once it is cancelled.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    body: live.batchChange,
    answer: modified,
  },
  'POST /live/{id}/cancel': {
    summary:
      'Cancels a batch: nobody can buy it, everybody is told and gets the money back. 410 over once all its classes are.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'GET /live/{id}/roster': {
    summary: 'Who has a seat, by first name, and who was at which class.',
    access: 'teacher',
    owns: 'batch',
    by: 'id',
    params: byId,
    answer: live.roster,
  },
  'POST /live/{session}/move': {
    summary: 'Moves a class and tells everybody who has a seat. 410 over, 409 class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    body: live.sessionMove,
    answer: modified,
  },
  'POST /live/{session}/cancelClass': {
    summary: 'Cancels one class and tells everybody who has a seat. 410 over, 409 class_cancelled.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession,
    answer: modified,
  },
  'PUT /live/{session}/attendance/{user}': {
    summary: 'Says whether somebody was at a class, whatever was measured; null takes that back. 409 too_early.',
    access: 'teacher',
    owns: 'session',
    by: 'session',
    params: bySession.extend({ user: id }),
    body: live.attendanceChange,
    answer: modified,
  },
  'GET /live/{session}/join': {
    summary:
      'Where the class is held, from 10 minutes before it on, for its seats and hosts. 409 too_early with opensAt, or removed_from_class, 403 not_bought or refunded, 410 over or class_cancelled.',
    access: 'signedIn',
    params: bySession,
    answer: live.joinAnswer,
  },
  'POST /live/{session}/token': {
    summary: 'Admits the caller to our own room for ten minutes; checked as in GET /live/{session}/join.',
    access: 'signedIn',
    params: bySession,
    answer: live.roomToken,
  },
  'GET /mySeats': {
    summary: 'The batches that the caller has a seat of, newest first, with the next class.',
    access: 'signedIn',
    answer: z.array(live.ownSeat),
  },

  'GET /teach/rooms': {
    summary: 'What holds the classes; batches name an address only if that is `link`.',
    access: 'teacher',
    answer: live.roomKind,
  },
  'GET /teach/live': {
    summary: 'The caller’s own batches of live classes, newest first.',
    access: 'teacher',
    answer: z.array(live.hostedBatch),
  },
  'POST /teach/live': {
    summary:
      'Adds a batch with its classes, by a weekly pattern or single dates. A teacher is its tutor; an administrator names an instructor or a tutor.',
    access: 'teacher',
    body: live.batchBody,
    answer: inserted,
  },

  // Calendars of live classes; the files themselves are outside /api
  'GET /calendar': {
    summary: 'The secret address of the caller’s calendar, or null without one.',
    access: 'signedIn',
    answer: calendar.calendarFeed,
  },
  'POST /calendar': {
    summary: 'Makes a secret address for the caller’s calendar; an earlier one ends.',
    access: 'signedIn',
    answer: calendar.newCalendarFeed,
  },
  'DELETE /calendar': {
    summary: 'Ends the address of the caller’s calendar.',
    access: 'signedIn',
    answer: deleted,
  },
  'GET /classNews': {
    summary:
      'Seats kept for the caller, and classes of the caller that were moved or cancelled in the last 30 days and not seen yet.',
    access: 'signedIn',
    answer: z.array(calendar.classNews),
  },
  'PUT /classNews/{id}': {
    summary: 'The caller has seen that this class was moved or cancelled.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },

  // Guardians
  'GET /guardians': {
    summary: 'Who gets, or is asked to get, a mail about the caller every Friday.',
    access: 'signedIn',
    answer: z.array(guardians.guardian),
  },
  'POST /guardians': {
    summary:
      'Names a guardian, who is mailed a link to confirm. 409 guardian_known if this address was named before or has ended it, guardians_full after the second.',
    access: 'signedIn',
    body: guardians.guardianBody,
    answer: inserted,
  },
  'PUT /guardian/{id}': {
    summary: 'Agrees to a guardian who asked after paying; only then a link to confirm is mailed.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'DELETE /guardian/{id}': {
    summary: 'Ends the mails to a guardian of the caller at once.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'GET /guardianMail/{secret}': {
    summary: 'What a guardian’s link offers. A POST to the link’s page confirms it.',
    access: 'secret',
    by: 'secret',
    params: z.object({ secret: announcements.stopSecret }),
    answer: guardians.guardianPage,
  },

  // Notifications in browsers
  'GET /push': {
    summary: 'The key to subscribe with, and the browsers that the caller is notified in.',
    access: 'signedIn',
    answer: push.pushState,
  },
  'PUT /push': {
    summary: 'Notifies the caller in this browser, which nobody else is notified in any more.',
    access: 'signedIn',
    body: push.pushBody,
    answer: inserted,
  },
  'DELETE /push/{id}': {
    summary: 'Ends notifications in one browser of the caller.',
    access: 'signedIn',
    params: byId,
    answer: deleted,
  },
  'POST /push/renew': {
    summary: 'A browser’s push service gave it another address; the old one proves whose it is.',
    access: 'open',
    fresh: true,
    body: push.pushRenewal,
    answer: modified,
  },

  // Teaching
  'GET /teach': {
    summary:
      'The caller’s own courses, newest first, with their learners, what waits in them and this month’s earnings, the totals, and what has waited longest.',
    access: 'teacher',
    answer: teaching.teaching,
  },
  'POST /teach': {
    summary:
      'Adds a course of the caller’s own as a draft, for which a title is enough: nobody else finds or buys it before it is approved.',
    access: 'teacher',
    body: teaching.taughtDraft,
    answer: inserted,
  },
  'PUT /teach/{course}': {
    summary:
      'Changes the fields of a course of the caller’s own that are sent: of a draft, they may be empty. Otherwise as PUT /courseUpdate/{id}.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: z.object({ course: id }),
    ifMatch: true,
    body: teaching.taughtChange,
    answer: modified,
  },
  // Before the next one, which its path would also fit.
  'GET /teach/overview': {
    summary: 'The overview of the caller’s own courses. Whoever learns in two of them counts in both.',
    access: 'teacher',
    query: overview.overviewQuery,
    answer: overview.overview,
  },
  'GET /teach/{course}': {
    summary: 'A course as its teacher edits it, the state of its review, and what is missing before one.',
    access: 'teacher',
    owns: 'course',
    by: 'course',
    params: byCourse,
    answer: teaching.ownCourse,
  },
  'POST /course/{id}/review': {
    summary:
      'Asks for a review, or withdraws it. 409 incomplete if something is missing, nothing_to_review, in_review or not_in_review.',
    access: 'teacher',
    owns: 'course',
    by: 'id',
    params: byId,
    body: teaching.reviewRequest,
    answer: modified,
  },
  'GET /course/{id}/review': {
    summary: 'The review that waits for this course: what changed since it was last looked at.',
    access: 'admin',
    params: byId,
    answer: teaching.review,
  },
  'PUT /course/{id}/review': {
    summary:
      'Approves a course or a change of it, or sends it back with words. 409 changed_meanwhile if somebody else decided first, or the teacher withdrew it.',
    access: 'admin',
    params: byId,
    body: teaching.reviewDecision,
    answer: modified,
  },
  'GET /reviews': {
    summary: 'Courses and changes that wait for approval, oldest first.',
    access: 'admin',
    query: paging,
    answer: z.array(teaching.listedReview),
    list: true,
  },
  'GET /instructor/{id}/account': {
    summary: 'The account that teaches as an instructor, or the invitation to do so.',
    access: 'admin',
    params: byId,
    answer: teaching.instructorAccount,
  },
  'POST /instructor/{id}/invite': {
    summary:
      'Mails an invitation to teach as an instructor; earlier ones end. 409 taken if the instructor has an account.',
    access: 'admin',
    params: byId,
    body: teaching.accountBody,
    answer: modified,
  },
  'PUT /instructor/{id}/account': {
    summary: 'Lets an existing, confirmed account teach as an instructor. 409 taken, or unconfirmed.',
    access: 'admin',
    params: byId,
    body: teaching.accountBody,
    answer: modified,
  },
  'DELETE /instructor/{id}/account': {
    summary: 'Ends the account’s teaching at once, and open invitations.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },
  'GET /teachInvite/{secret}': {
    summary:
      'What an invitation offers, and why the caller cannot accept it. Whoever has its link may read what it offers.',
    access: 'optional',
    params: bySecret,
    answer: teaching.invitation,
  },
  'POST /teachInvite/{secret}': {
    summary:
      'Accepts an invitation with the caller’s confirmed account. 409 invite_ended, invite_used, invite_declined or wrong_account.',
    access: 'signedIn',
    params: bySecret,
    answer: modified,
  },
  'DELETE /teachInvite/{secret}': {
    summary: 'Declines an invitation, which administrators then see. 409 as for accepting it.',
    access: 'signedIn',
    params: bySecret,
    answer: deleted,
  },

  // Administration
  'GET /overview': {
    summary:
      'What was sold and learned from one day of Dhaka to another, by day, week or month, and in as much time before. Added up every minute.',
    access: 'admin',
    query: overview.overviewQuery,
    answer: overview.overview,
  },
  'GET /waiting': {
    summary: 'What waits for an administrator: how many of each kind, counted to 1000, and since when the oldest does.',
    access: 'admin',
    answer: z.array(z.object({ what: z.enum(WAITING), count: z.number().int(), since: z.string() })),
  },
  'GET /bin': {
    summary:
      'Courses, books, blogs and instructors deleted in the last 30 days, latest first. ?item= finds one by its id.',
    access: 'admin',
    query: records.extend({ kind: z.enum(CONTENT_KINDS).optional(), item: id.optional() }),
    answer: z.array(administration.binned),
    list: true,
  },
  'PUT /bin/{id}': {
    summary: 'Restores deleted content; {id} is the deletion’s `_id` or the content’s own `id`.',
    access: 'admin',
    params: byId,
    answer: modified,
  },
  'GET /audit': {
    summary:
      'What administrators did, newest first. ?q= finds words in names and emails; ?item= returns the entries of one item.',
    access: 'admin',
    query: records.extend({ what: z.enum(AUDIT_ACTIONS).optional(), item: id.optional() }),
    answer: z.array(administration.audited),
    list: true,
  },
  'GET /contactMessages': {
    summary: 'Messages of the contact form, newest first. ?q= finds words in name, email and subject.',
    access: 'admin',
    query: records.extend({ state: z.enum(MESSAGE_STATES).optional(), kind: z.enum(MESSAGE_KINDS).optional() }),
    answer: z.array(administration.contactMessage),
    list: true,
  },
  'PUT /contactMessage/{id}': {
    summary: 'Marks a message as answered, or as new again.',
    access: 'admin',
    params: byId,
    body: administration.contactMessageChange,
    answer: modified,
  },

  // Tables as CSV files; the files themselves are outside /api
  'POST /export/orders': {
    summary: 'A one-time address of the orders as a CSV file, with the filters of GET /orders.',
    access: 'admin',
    query: exports.exportFilters.orders,
    answer: exports.exportAddress,
  },
  'POST /export/payments': {
    summary: 'The same for the payments of the orders that the filters find.',
    access: 'admin',
    query: exports.exportFilters.payments,
    answer: exports.exportAddress,
  },
  'POST /export/users': {
    summary: 'The same for users, with the filters of GET /user.',
    access: 'admin',
    query: exports.exportFilters.users,
    answer: exports.exportAddress,
  },
  'POST /export/completions': {
    summary:
      'The same for how far each learner of a course is, or of all courses. A teacher gets the own courses, and first names alone.',
    access: 'teacher',
    query: exports.exportFilters.completions,
    answer: exports.exportAddress,
  },
  'POST /export/quizResults': {
    summary: 'The same for every attempt at a quiz that was handed in.',
    access: 'teacher',
    query: exports.exportFilters.quizResults,
    answer: exports.exportAddress,
  },
  'POST /export/earnings': {
    summary: 'The same for sales, refunds and corrections in the ledger of earnings. A teacher gets the own ones.',
    access: 'teacher',
    query: exports.exportFilters.earnings,
    answer: exports.exportAddress,
  },
  'POST /import/{kind}': {
    summary:
      'Imports the rows of a CSV file, all or none, and answers what is wrong with which line. Without ?key= it is a dry run that stores nothing. 409 accounts_elsewhere for people where a hosted identity service keeps them.',
    access: 'admin',
    sends: 'csv',
    params: z.object({ kind: imports.importKind }),
    query: imports.importQuery,
    answer: imports.importAnswer,
  },
  'GET /imports': {
    summary: 'Imports, newest first.',
    access: 'admin',
    query: paging,
    answer: z.array(imports.listedImport),
    list: true,
  },
  'DELETE /import/{id}': {
    summary:
      'Undoes an import of the last day: what it made goes, except what was changed, sold or used since. 409 undo_ended after that.',
    access: 'admin',
    params: byId,
    answer: imports.undoneImport,
  },

  // Files and messages
  'POST /media': {
    summary: 'Uploads a PNG or JPEG picture in the field image; deleted after 600 seconds unless it is used.',
    access: 'signedIn',
    sends: 'multipart',
    answer: z.object({
      success: z.literal(true),
      status: z.literal(200),
      data: z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number(), size: z.number() }),
    }),
  },
  'POST /contact': {
    summary: 'Stores a message and mails it to the support mailbox; answers with a small page.',
    access: 'open',
    sends: 'form',
    body: administration.contactBody,
    answer: 'html',
  },

  // The server itself
  'GET /health': {
    summary: 'Whether the process is running, and which version it is.',
    access: 'open',
    fresh: true,
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
  },
  'GET /ready': {
    summary: 'Whether the database can be reached and its migrations are done.',
    access: 'open',
    fresh: true,
    answer: z.object({ status: z.literal('ready') }),
  },
  'GET /openapi.json': {
    summary: 'This table as an OpenAPI document.',
    access: 'open',
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /docs': { summary: 'This table as a page to read.', access: 'open', answer: 'html' },
})

export type Calls = typeof calls
export type AnyCallName = keyof Calls
