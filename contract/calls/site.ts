// Calls about the home page, notifications, contact, reviews of the site, and the server itself.
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
    summary: 'Adds a review in the caller’s name. Five a day at most.',
    access: 'signedIn',
    body: people.reviewBody,
    answer: inserted,
  },

  // Notifications
  'GET /ccis': {
    summary: 'Courses from the last 30 days that the caller hasn’t read.',
    access: 'optional',
    answer: catalogue.courseNotifications,
  },
  'GET /bookN': {
    summary: 'Books from the last 30 days that the caller hasn’t read.',
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
      'How many new courses and books the caller hasn’t read (see GET /ccis and GET /bookN), and how many personal notifications are new: answers, returned tasks, announcements and changed classes.',
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
    summary: 'A few new courses from different classes, then from other categories, each with its first free preview.',
    access: 'open',
    answer: z.array(home.preview),
  },
  'GET /today': {
    summary:
      'The caller’s home page: lessons and books to continue, what’s due, the next live classes, the newest courses for the chosen class, and a free preview if there is nothing to continue.',
    access: 'signedIn',
    answer: home.today,
  },
  'PUT /myClass': {
    summary: 'Sets the class or skill whose new courses `GET /today` shows. Null clears it.',
    access: 'signedIn',
    body: home.classChoice,
    answer: modified,
  },
  'GET /contactMessages': {
    summary: 'Messages from the contact form, newest first. ?q= searches names, emails and subjects.',
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
    summary: 'Stores a message and emails it to support. Returns a small HTML page.',
    access: 'open',
    sends: 'form',
    body: administration.contactBody,
    answer: 'html',
  },

  // The server itself
  'GET /health': {
    summary: 'Whether the process is running, and its version.',
    access: 'open',
    fresh: true,
    answer: z.object({ status: z.literal('ok'), version: z.string() }),
  },
  'GET /ready': {
    summary: 'Whether the database is reachable and its migrations are done.',
    access: 'open',
    fresh: true,
    answer: z.object({ status: z.literal('ready') }),
  },
  'GET /openapi.json': {
    summary: 'This table of calls as an OpenAPI document.',
    access: 'open',
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /docs': { summary: 'This table of calls as a readable page.', access: 'open', answer: 'html' },
})
