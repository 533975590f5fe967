// Imports, exports, the bin and the audit: the calls.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { id } from './fields.ts'
import { CONTENT_KINDS } from '../constants.ts'
import { AUDIT_ACTIONS, WAITING } from '../record-states.ts'
import { byId, paging, records, modified } from './shapes.ts'
import * as administration from './office/administration.ts'
import * as exports from './office/exports.ts'
import * as imports from './office/imports.ts'

export const officeCalls = callTable({
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
      'The same for the progress of the learners of one course, or of all courses. Teachers get only their own courses, with first names.',
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
    summary: 'The same for sales, refunds and corrections in the ledger of earnings. Teachers get only their own.',
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
})
