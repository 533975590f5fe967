import type { Mutant } from './mutant.ts'

export const notifications: Mutant[] = [
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: "return and(isNull(table.deletedAt), gt(table.createdAt, sql.placeholder('since')), notExists(readAlready))",
    replace: "return and(gt(table.createdAt, sql.placeholder('since')), notExists(readAlready))",
    tests: ['notifications'],
    breaks: 'deleted courses are announced',
  },
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: "gt(table.createdAt, sql.placeholder('since')), notExists(readAlready))",
    replace: "gt(table.createdAt, sql.placeholder('since')))",
    tests: ['notifications'],
    breaks: 'read notifications stay in the list',
  },
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: '((${ofDays}) + (${ofFirstDay}) - (${read}))::int',
    replace: '((${ofDays}) + (${ofFirstDay}))::int',
    tests: ['notifications'],
    breaks: 'read notifications are still counted',
  },
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: "const isNew = and(isNull(table.deletedAt), gt(table.createdAt, placeholder('since')))",
    replace: "const isNew = gt(table.createdAt, placeholder('since'))",
    tests: ['notifications'],
    breaks: 'the count is too low once a read item was deleted',
  },
  {
    file: 'contract/constants.ts',
    find: 'NOTIFICATIONS_LISTED = 50',
    replace: 'NOTIFICATIONS_LISTED = 51',
    tests: ['notifications'],
    breaks: 'more than fifty notifications are listed',
  },
  {
    file: 'contract/constants.ts',
    find: 'NOTIFICATION_DAYS = 30',
    replace: 'NOTIFICATION_DAYS = 60',
    tests: ['notifications'],
    breaks: 'notifications are up to two months old',
  },
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: '.where(live(table, productId))',
    replace: '.where(eq(table.id, productId))',
    tests: ['notifications'],
    breaks: 'deleted items can be marked as read',
  },
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: '.orderBy(desc(books.createdAt))',
    replace: '.orderBy(books.createdAt)',
    tests: ['notifications'],
    breaks: 'the oldest books are announced first',
  },
  {
    file: 'server/modules/notifications/notification-calls.ts',
    find: '.orderBy(desc(courses.createdAt))',
    replace: '.orderBy(courses.createdAt)',
    tests: ['notifications'],
    breaks: 'the oldest courses are announced first',
  },
]
