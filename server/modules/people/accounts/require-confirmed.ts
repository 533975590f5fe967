import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema.ts'
import { conflict } from '../../../http/errors.ts'

/** Whether the person has confirmed their email by now, even if this session is older. */
export const isConfirmed = async (db: Database | Transaction, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), eq(users.emailVerified, true)))) > 0

/** Checked before we email someone else's address, because otherwise anyone could make us email strangers. */
export async function requireConfirmed(db: Database | Transaction, userId: string): Promise<void> {
  if (!(await isConfirmed(db, userId))) throw unconfirmed()
}

export const unconfirmed = () => conflict('confirm_first', 'Please confirm your email first. We sent you a link.')
