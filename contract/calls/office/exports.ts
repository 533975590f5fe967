// Tables that administrators and teachers take away as CSV files, each with the filters of the list it stands beside.
import { z } from 'zod'
import { month } from '../orders/earnings.ts'
import { id } from '../fields.ts'
import { orderFilters } from '../orders/orders.ts'
import { userFilters } from '../people/people.ts'

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
