// Calls about imports, exports, the bin and the audit.
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
    summary: 'Work waiting for administrators: the count of each kind, up to 1000, and the age of the oldest item.',
    access: 'admin',
    answer: z.array(z.object({ what: z.enum(WAITING), count: z.number().int(), since: z.string() })),
  },
  'GET /bin': {
    summary:
      'Courses, books, blogs and instructors deleted in the last 30 days, latest first. ?item= returns one by its id.',
    access: 'admin',
    query: records.extend({ kind: z.enum(CONTENT_KINDS).optional(), item: id.optional() }),
    answer: z.array(administration.binned),
    list: true,
  },
  'PUT /bin/{id}': {
    summary: 'Restores deleted content. {id} is the deletion’s `_id` or the content’s own `id`.',
    access: 'admin',
    params: byId,
    answer: modified,
  },
  'GET /audit': {
    summary:
      'Administrators’ actions, newest first. ?q= searches names and emails; ?item= returns the entries of one item.',
    access: 'admin',
    query: records.extend({ what: z.enum(AUDIT_ACTIONS).optional(), item: id.optional() }),
    answer: z.array(administration.audited),
    list: true,
  },

  // Tables as CSV files. The files themselves are served outside /api.
  'POST /export/orders': {
    summary: 'Creates a one-time link to the orders as a CSV file, with the filters of GET /orders.',
    access: 'admin',
    query: exports.exportFilters.orders,
    answer: exports.exportAddress,
  },
  'POST /export/payments': {
    summary: 'Creates a one-time link to a CSV file of the payments of the orders that match the filters.',
    access: 'admin',
    query: exports.exportFilters.payments,
    answer: exports.exportAddress,
  },
  'POST /export/users': {
    summary: 'Creates a one-time link to the users as a CSV file, with the filters of GET /user.',
    access: 'admin',
    query: exports.exportFilters.users,
    answer: exports.exportAddress,
  },
  'POST /export/completions': {
    summary:
      'Creates a one-time link to a CSV file of learners’ progress in one course, or in all. Teachers get only their own courses, with first names.',
    access: 'teacher',
    query: exports.exportFilters.completions,
    answer: exports.exportAddress,
  },
  'POST /export/quizResults': {
    summary: 'Creates a one-time link to a CSV file of all submitted quiz attempts.',
    access: 'teacher',
    query: exports.exportFilters.quizResults,
    answer: exports.exportAddress,
  },
  'POST /export/earnings': {
    summary:
      'Creates a one-time link to a CSV file of the sales, refunds and corrections in the earnings ledger. Teachers get only their own.',
    access: 'teacher',
    query: exports.exportFilters.earnings,
    answer: exports.exportAddress,
  },
  'POST /import/{kind}': {
    summary:
      'Imports all rows of a CSV file, or none, and reports errors by line. Without ?key= it’s a dry run that stores nothing. 409 accounts_elsewhere for people if a hosted identity service keeps the accounts.',
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
      'Undoes an import from the last day by deleting the rows it created, except those changed, sold or used since. 409 undo_ended after a day.',
    access: 'admin',
    params: byId,
    answer: imports.undoneImport,
  },
})
