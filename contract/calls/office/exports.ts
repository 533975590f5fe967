// Tables that administrators and teachers take away as CSV files, each with the filters of the list it stands beside.
import { z } from 'zod'
import { PAYMENT_METHODS } from '../../constants.ts'
import { month } from '../orders/earnings.ts'
import { id, instant, searchText } from '../fields.ts'
import { ORDER_FILTERS, ROLES } from '../../record-states.ts'

/** `q` finds rows that contain every word; the rows began from `since` to before `before`. */
export const recordFilters = z.object({
  q: searchText.default(''),
  since: instant.optional(),
  before: instant.optional(),
})
export const orderFilters = recordFilters.extend({
  order: id.optional(),
  state: z.enum(ORDER_FILTERS).optional(),
  method: z.enum(PAYMENT_METHODS).optional(),
})
export type OrderFilters = z.output<typeof orderFilters>
export const userFilters = recordFilters.extend({ role: z.enum(ROLES).optional() })
export type UserFilters = z.output<typeof userFilters>
/** Without a course, all of them, or all of the teacher's own. */
const ofCourse = z.object({ course: id.optional() })

export const exportFilters = {
  orders: orderFilters,
  payments: orderFilters,
  users: userFilters,
  completions: ofCourse,
  quizResults: ofCourse,
  earnings: z.object({ month: month.optional(), whose: z.enum(['own', 'all']).default('all') }),
}
export type ExportTable = keyof typeof exportFilters
export type ExportFilters<Table extends ExportTable = ExportTable> = z.output<(typeof exportFilters)[Table]>
export const EXPORT_TABLES = Object.keys(exportFilters) as [ExportTable, ...ExportTable[]]

export const exportAddress = z.object({ /** Answers the file once, within five minutes. */ url: z.string() })
