// Removes an administrator's rights. Each call reads the role from the database, so they end immediately.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import { lockAdministrators, refuseLastAdministrator, requireAdministrator } from './administrators.ts'

/** Returns false if nobody has the email. */
export async function demote(tx: Transaction, email: string, actor: Actor, at: Date): Promise<boolean> {
  const admins = await lockAdministrators(tx)
  requireAdministrator(admins, actor.userId)
  const [person] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!person) return false
  if (person.role !== 'admin') return true
  refuseLastAdministrator(admins, person.id)
  await tx.update(users).set({ role: 'user' }).where(eq(users.id, person.id))
  const difference = { role: ['admin', 'user'] as [string, string] }
  await recordAction(tx, actor, at, { what: 'demote', kind: 'user', itemId: person.id, name: email, difference })
  return true
}
