// Promotes a person to administrator. Rights depend on the email, so they only apply once it is confirmed: see
// access-tokens.ts.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { users } from '../../../db/schema.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'

export type Promotion = 'promoted' | 'already' | 'waiting' | 'unknown'

export async function promote(tx: Transaction, email: string, actor: Actor, at: Date): Promise<Promotion> {
  const [person] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  if (!person) return 'unknown'
  const wasAdmin = person.role === 'admin'
  if (!wasAdmin) {
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
    const difference = { role: ['user', 'admin'] as [string, string] }
    await recordAction(tx, actor, at, { what: 'promote', kind: 'user', itemId: person.id, name: email, difference })
  }
  if (!person.emailVerified) return 'waiting'
  return wasAdmin ? 'already' : 'promoted'
}
