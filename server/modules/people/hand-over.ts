// An email that was registered but never confirmed goes to whoever proves that it is theirs.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { accessSessions, users } from '../../db/schema.ts'
import { releaseUploads } from '../media/uploads.ts'

type NewOwner = { issuer: string; subject: string }

/** Clears what the first person wrote in the profile and ends all their sessions. Orders stay with the email. */
export async function handOver(tx: Transaction, userId: string, owner: NewOwner, at: Date): Promise<void> {
  const isPerson = eq(users.id, userId)
  const [before] = await tx.select({ photoUrl: users.photoUrl }).from(users).where(isPerson)
  await tx
    .update(users)
    .set({ ...owner, emailVerified: true, photoUrl: '', education: '', location: '', phone: '', language: null })
    .where(isPerson)
  await tx.delete(accessSessions).where(eq(accessSessions.userId, userId))
  await releaseUploads(tx, at, [before?.photoUrl])
}
