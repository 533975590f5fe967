// Who the administrators are, held for the rest of the transaction: there is always one left.
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { conflict, forbidden } from '../../http/errors.ts'

/**
 * Locks the rows of all administrators in one order and returns their ids: whoever deletes or demotes one at the same
 * moment waits, and then no longer finds those that are gone. An unconfirmed one has no rights and does not count.
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

/** The caller may have lost the rights since the call began. */
export function requireAdministrator(admins: string[], userId: string | null): void {
  if (!userId || !admins.includes(userId)) throw forbidden('Only administrators may do this.')
}

export function refuseLastAdministrator(admins: string[], userId: string): void {
  if (admins.length === 1 && admins[0] === userId) {
    throw conflict('last_admin', 'This is the only administrator. Please make somebody else one first.')
  }
}
