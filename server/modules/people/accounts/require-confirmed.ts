import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema.ts'
import { conflict } from '../../../http/errors.ts'

/** Whether the person has confirmed their email by now, also while this session is older. */
export const isConfirmed = async (db: Database | Transaction, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.emailVerified, true)))) > 0

/** Before our mail goes to somebody else's address: otherwise anybody could send it to strangers. */
export async function requireConfirmed(db: Database | Transaction, userId: string): Promise<void> {
  if (!(await isConfirmed(db, userId))) throw unconfirmed()
}

export const unconfirmed = () => conflict('confirm_first', 'Please confirm your email first. We sent you a link.')
