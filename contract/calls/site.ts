// Home, notices, contact, reviews of the site, and the server itself: the calls.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { MESSAGE_KINDS, MESSAGE_STATES } from '../record-states.ts'
import { byId, paging, records, inserted, modified } from './shapes.ts'
import * as administration from './office/administration.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as people from './people/people.ts'
import * as home from './site/today.ts'

export const siteCalls = callTable({
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
