// Columns that many tables have.
import { timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
