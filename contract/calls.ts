// The table of all calls: what the product's server answers under /api. Validation, authorisation, the OpenAPI
// document and the typed client all come from here. A name is the method and the path, so that the browser's
// client needs nothing but the name.
import { z } from 'zod'
import type { Call, CallName } from './call.ts'
import { CONTENT_KINDS, COURSE_KEYS, MESSAGE_STATES, PAGE_LIMIT, MAX_PAGE_LIMIT, SUBJECTS } from './constants.ts'
import * as entity from './entities.ts'
import { dollars, email, id, searchText, text, wholeNumber } from './fields.ts'

const byId = z.object({ id })
const byEmail = z.object({ email })
const ofEmail = z.object({ email: email.optional() })
const paging = z.object({ limit: wholeNumber(1, MAX_PAGE_LIMIT).default(PAGE_LIMIT), after: id.optional() })
/** `q`: those that have every word of it, the last of which may be a beginning. */
const searching = paging.extend({ q: searchText.default('') })

const inserted = z.object({ insertedId: id })
const modified = z.object({ modifiedCount: z.number().int() })
const deleted = z.object({ deletedCount: z.number().int() })

const table = <Table extends Record<CallName, Call>>(rows: Table) => rows

export const calls = table({
  // Signing in and people
  'PUT /user/{email}': {
    does: 'After any sign-in: exchanges the identity service’s ID token for an access token.',
    access: 'idToken',
    params: byEmail,
    body: entity.exchangeBody,
    answer: z.object({ token: z.string() }),
  },
  'POST /signOut': {
    does: 'Ends the session of the access token it is called with.',
    access: 'signedIn',
    answer: z.object({ signedOut: z.literal(true) }),
  },
  'GET /admin/{email}': {
    does: 'Whether the person is an administrator.',
    access: 'self',
    params: byEmail,
    answer: z.object({ admin: z.boolean() }),
  },
  'GET /user': {
    does: 'All users, newest first; with ?q= those with all its words, or the beginning of the last, in name and email.',
    access: 'admin',
    query: searching,
    answer: z.array(entity.listedUser),
    list: true,
  },
  'PUT /user/admin/{email}': {
    does: 'Makes a user an administrator; the rights wait for a confirmed email.',
    access: 'admin',
    params: byEmail,
    answer: modified,
  },
  'DELETE /user/{id}': {
    does: 'Deletes a user, the sign-in account and all tokens; paid orders stay as records without the name.',
    access: 'admin',
    params: byId,
    answer: deleted,
  },
  'GET /user/{email}': {
    does: 'A person’s profile.',
    access: 'self',
    params: byEmail,
    answer: entity.profile,
  },
  'PUT /users/{email}': {
    does: 'Changes a profile; name and email stay as they are.',
    access: 'self',
    params: byEmail,
    body: entity.profileChange,
    answer: modified,
  },

  // Blogs
  'GET /blogs': {
    does: 'Blogs, newest first.',
    access: 'open',
    query: paging,
    answer: z.array(entity.blog),
    list: true,
  },
  'GET /blogs/{id}': { does: 'One blog.', access: 'open', params: byId, answer: entity.blog },
  'GET /blog/{id}': { does: 'One blog.', access: 'open', params: byId, answer: entity.blog },
  'POST /addBlog': { does: 'Adds a blog.', access: 'admin', body: entity.blogBody, answer: inserted },
  'PUT /blogUpdate/{id}': {
    does: 'Changes a blog; what is not sent stays. 409 changed_meanwhile when `revision` is not the present one.',
    access: 'admin',
    params: byId,
    body: entity.blogChange,
    answer: modified,
  },
  'DELETE /blogDelete/{id}': { does: 'Deletes a blog.', access: 'admin', params: byId, answer: deleted },

  // Books
  'GET /books': {
    does: 'Books, newest first.',
    access: 'open',
    query: paging,
    answer: z.array(entity.book),
    list: true,
  },
  'GET /books/{id}': { does: 'One book.', access: 'open', params: byId, answer: entity.book },
  'GET /book/{id}': {
    does: 'One book; a deleted one for those who paid for it and for administrators.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: entity.book,
  },
  'POST /addBook': { does: 'Adds a book.', access: 'admin', body: entity.bookBody, answer: inserted },
  'PUT /bookUpdate/{id}': {
    does: 'Changes a book; what is not sent stays. 409 changed_meanwhile when `revision` is not the present one.',
    access: 'admin',
    params: byId,
    body: entity.bookChange,
    answer: modified,
  },
  'DELETE /bookDelete/{id}': { does: 'Deletes a book.', access: 'admin', params: byId, answer: deleted },

  // Reviews
  'GET /addreview': {
    does: 'Reviews, newest first.',
    access: 'open',
    query: paging,
    answer: z.array(entity.review),
    list: true,
  },
  'POST /addreview': {
    does: 'Adds a review in the name of the caller; at most five a day.',
    access: 'signedIn',
    body: entity.reviewBody,
    answer: inserted,
  },

  // Courses
  'GET /courses/{key}': {
    does: 'Courses of a class or category, newest first.',
    access: 'open',
    params: z.object({ key: z.enum(COURSE_KEYS) }),
    query: paging,
    answer: z.array(entity.course),
    list: true,
  },
  'GET /course/{id}': {
    does: 'One course; a deleted one for those who paid for it and for administrators.',
    access: 'optional',
    sharedByVisitors: true,
    params: byId,
    answer: entity.course,
  },
  'POST /addCourse': { does: 'Adds a course.', access: 'admin', body: entity.courseBody, answer: inserted },
  'PUT /courseUpdate/{id}': {
    does: 'Changes a course; what is not sent stays, and so does its type. 409 changed_meanwhile as for blogs.',
    access: 'admin',
    params: byId,
    body: entity.courseChange,
    answer: modified,
  },
  'DELETE /course/{id}': { does: 'Deletes a course.', access: 'admin', params: byId, answer: deleted },
  'GET /searchCourse': {
    does: 'Courses whose title contains the text, best first; X-Total-Count tells how many there are.',
    access: 'open',
    query: searching,
    answer: z.array(entity.course),
    list: true,
  },
  'GET /suggest': {
    does: 'Titles to offer while someone types, with help for typing errors.',
    access: 'open',
    query: z.object({ q: searchText.default('') }),
    answer: z.array(entity.suggestion),
  },

  // Instructors
  'GET /instructors/{Subject}': {
    does: 'Instructors of a subject.',
    access: 'open',
    params: z.object({ Subject: z.enum(SUBJECTS) }),
    query: paging,
    answer: z.array(entity.instructor),
    list: true,
  },
  'GET /instructor/{id}': { does: 'One instructor.', access: 'open', params: byId, answer: entity.instructor },
  'POST /addInstructor': {
    does: 'Adds an instructor.',
    access: 'admin',
    body: entity.instructorBody,
    answer: inserted,
  },
  'PUT /updateInstructor/{id}': {
    does: 'Changes an instructor; what is not sent stays. 409 changed_meanwhile when `revision` is not the present one.',
    access: 'admin',
    params: byId,
    body: entity.instructorChange,
    answer: modified,
  },
  'DELETE /instructor/{id}': { does: 'Deletes an instructor.', access: 'admin', params: byId, answer: deleted },

  // Notifications
  'GET /ccis': {
    does: 'New courses of the last 30 days that the caller has not read.',
    access: 'optional',
    answer: entity.courseNotifications,
  },
  'GET /bookN': {
    does: 'New books of the last 30 days that the caller has not read.',
    access: 'optional',
    answer: entity.bookNotifications,
  },
  'PUT /cci/{id}': {
    does: 'Marks a course as read for the caller.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },
  'PUT /bookN/{id}': {
    does: 'Marks a book as read for the caller.',
    access: 'signedIn',
    params: byId,
    answer: modified,
  },

  // Orders and payment
  'GET /order': {
    does: 'A person’s orders, newest first.',
    access: 'self',
    query: paging.extend(ofEmail.shape),
    answer: z.array(entity.order),
    list: true,
  },
  'GET /paidOrder': {
    does: 'A person’s paid orders, newest first; ?product= only the one for that product.',
    access: 'self',
    query: paging.extend({ ...ofEmail.shape, product: id.optional() }),
    answer: z.array(entity.order),
    list: true,
  },
  'POST /order': {
    does: 'Orders a product at the price the server knows; a second order for it answers the first one’s id.',
    access: 'signedIn',
    body: entity.orderBody,
    answer: inserted,
  },
  'DELETE /order/{id}': { does: 'Deletes an unpaid order.', access: 'signedIn', params: byId, answer: deleted },
  'GET /payment/{id}': {
    does: 'The order to be paid; another person’s is not found.',
    access: 'signedIn',
    params: byId,
    answer: entity.order,
  },
  'POST /create-payment-intent': {
    does: 'Prepares the card payment of an order; the amount is the order’s, less with the course’s promo code.',
    access: 'signedIn',
    body: z.object({
      price: dollars(0).optional(),
      orderId: id.optional(),
      promoCode: z.string().trim().max(40).optional(),
    }),
    answer: entity.payment,
  },
  'PATCH /enrollCourse/{id}': {
    does: 'Asks the card provider whether the order was paid, and settles it; 409 payment_processing or payment_not_done.',
    access: 'signedIn',
    params: byId,
    body: z.object({ transactionId: text(200).optional() }),
    answer: modified,
  },
  'GET /receipt/{id}': {
    does: 'The receipt of a paid order; another person’s is not found.',
    access: 'signedIn',
    params: byId,
    answer: entity.receipt,
  },
  'GET /orderHistory': {
    does: 'Everything that happened to orders, newest first; to one, such as GET /orders finds, with ?order=.',
    access: 'admin',
    query: paging.extend({ order: id.optional() }),
    answer: z.array(entity.orderEvent),
    list: true,
  },
  'POST /payments/webhook': {
    does: 'The card provider’s signed events.',
    access: 'provider',
    sends: 'raw',
    answer: z.object({ received: z.literal(true) }),
  },

  'GET /orders': {
    does: 'All orders, newest first; with ?q= those with all its words, or the beginning of the last, in product’s name and buyer’s email.',
    access: 'admin',
    query: searching,
    answer: z.array(entity.listedOrder),
    list: true,
  },

  // Administration
  'GET /bin': {
    does: 'Deleted courses, books, blogs and instructors of the last 30 days, the last deleted first; ?thing= finds one.',
    access: 'admin',
    query: searching.extend({ kind: z.enum(CONTENT_KINDS).optional(), thing: id.optional() }),
    answer: z.array(entity.binned),
    list: true,
  },
  'PUT /bin/{id}': {
    does: 'Restores what was deleted: {id} is the deletion’s `_id` or the thing’s own `id`.',
    access: 'admin',
    params: byId,
    answer: modified,
  },
  'GET /audit': {
    does: 'What administrators did, newest first; ?q= finds words of names and emails, ?thing= tells of one thing.',
    access: 'admin',
    query: searching.extend({ thing: id.optional() }),
    answer: z.array(entity.audited),
    list: true,
  },
  'GET /contactMessages': {
    does: 'Messages of the contact form, newest first; ?q= finds words of name, email and subject.',
    access: 'admin',
    query: searching.extend({ state: z.enum(MESSAGE_STATES).optional() }),
    answer: z.array(entity.contactMessage),
    list: true,
  },
  'PUT /contactMessage/{id}': {
    does: 'Marks a message as answered, or as new again.',
    access: 'admin',
    params: byId,
    body: entity.contactMessageChange,
    answer: modified,
  },

  // Files and messages
  'POST /media': {
    does: 'Takes a png or jpeg picture in the field image; kept for 600 seconds unless it is used.',
    access: 'signedIn',
    sends: 'multipart',
    answer: z.object({
      success: z.literal(true),
      status: z.literal(200),
      data: z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number(), size: z.number() }),
    }),
  },
  'POST /contact': {
    does: 'Keeps a message and mails it to the support mailbox; answers a small page.',
    access: 'open',
    sends: 'form',
    body: entity.contactBody,
    answer: 'html',
  },

  // The server itself
  'GET /health': {
    does: 'Whether the process lives.',
    access: 'open',
    fresh: true,
    answer: z.object({ status: z.literal('ok') }),
  },
  'GET /ready': {
    does: 'Whether the database can be reached and its migrations are done.',
    access: 'open',
    fresh: true,
    answer: z.object({ status: z.literal('ready') }),
  },
  'GET /openapi.json': {
    does: 'This table as an OpenAPI document.',
    access: 'open',
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /docs': { does: 'This table as a page to read.', access: 'open', answer: 'html' },
})

export type Calls = typeof calls
export type AnyCallName = keyof Calls
