// Tables that administrators and teachers can download as CSV files, each with the filters of the list next to it.
import { z } from 'zod'
import { month } from '../orders/earnings.ts'
import { id } from '../fields.ts'
import { orderFilters } from '../orders/orders.ts'
import { userFilters } from '../people/people.ts'

/** Without a course, the export covers all courses, or all of the teacher's. */
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

export const exportAddress = z.object({ /** The link works once, within five minutes. */ url: z.string() })
