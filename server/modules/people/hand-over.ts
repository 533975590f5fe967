// An address that somebody registered without confirming it goes to whoever proves that it is theirs.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { accessSessions, users } from '../../db/schema.ts'

type NewOwner = { issuer: string; subject: string; photoUrl: string }

/** What the first one wrote into the profile goes, and every session of theirs ends. Orders stay with the address. */
export async function handOver(tx: Transaction, userId: string, owner: NewOwner): Promise<void> {
  await tx
    .update(users)
    .set({ ...owner, emailVerified: true, education: '', location: '', phone: '' })
    .where(eq(users.id, userId))
  await tx.delete(accessSessions).where(eq(accessSessions.userId, userId))
}
