// Porua's areas, from the ground up. Each has the same name in contract, server/modules, web, web/messages and
// tests/server, and imports only from itself and the ones above it in this list. Lint, docs/architecture.md and
// tests/server/areas.test.ts follow this list.
export const AREAS = {
  files: 'uploads and pictures; Markdown, formulas and questions, and how they are rendered',
  catalogue: 'courses, books, blogs and instructors: lists, pages, search, ratings, the forms that write them',
  people: 'accounts, sign-in, profiles, roles, notifications in browsers',
  orders: 'orders, payment, pay links, coupons, refunds, seats, earnings and payouts, terms',
  learning: 'lessons, quizzes, tasks, the reader, certificates, discussions, saving on a device, guardians',
  live: 'batches of live classes, their calendar, rooms and recordings',
  teaching: 'teachers’ courses and their review, the curriculum, announcements, the overview',
  office: 'administrators’ tools: imports, exports, the bin, the audit',
  site: 'home and the desk, the frame of every page, notices, contact, search engines',
}

export type Area = keyof typeof AREAS

export const areaNames = Object.keys(AREAS) as Area[]

/** The folders of `web` that don't belong to an area, from the ground up. Every area may use them. */
export const WEB_GROUND = ['ui', 'session', 'identity', 'layout', 'admin-controls', 'table', 'forms', 'seo']
