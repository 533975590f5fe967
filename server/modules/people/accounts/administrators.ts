// The administrators, locked for the rest of the transaction, so that one always remains.
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema.ts'
import { conflict, forbidden } from '../../../http/errors.ts'

/**
 * Locks all administrators' rows in a fixed order and returns their ids. A concurrent deletion or demotion waits and
 * then sees who is left. Unconfirmed administrators have no rights and don't count.
 */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.emailVerified, true)))
    .orderBy(asc(users.id))
    .for('update')
  return admins.map(({ id }) => id)
}

/** The caller may have lost the rights since the call started. */
export function requireAdministrator(admins: string[], userId: string | null): void {
  if (!userId || !admins.includes(userId)) throw forbidden('Only administrators can do this.')
}

export function refuseLastAdministrator(admins: string[], userId: string): void {
  if (admins.length === 1 && admins[0] === userId) {
    throw conflict('last_admin', 'This is the only administrator. Make someone else an administrator first.')
  }
}
