import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { ratings } from '../../db/schema-classroom.ts'

/** Whether a person's leaving changes what others see. */
export const hasRatings = async (db: Database | Transaction, userId: string): Promise<boolean> =>
  (await db.$count(ratings, eq(ratings.userId, userId))) > 0
