// An email that was registered but never confirmed goes to the first person who proves it is theirs.
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { ratings } from '../../../db/schema-classroom.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { contentVersion, orders, reviews, users } from '../../../db/schema.ts'
import { releaseUploads, uploadsOf } from '../../files/media/uploads.ts'
import { discardCopies } from '../../files/uploads/discard-copies.ts'

type NewOwner = { issuer: string; subject: string }

/**
 * The owner becomes a new person and takes over the orders, which belong to the email. The first person is deleted with
 * everything they wrote and did, so that their sessions and grants stop working.
 */
export async function handOver(tx: Transaction, userId: string, owner: NewOwner, at: Date): Promise<string> {
  const [before] = await tx.select().from(users).where(eq(users.id, userId))
  const { email, name, role } = before!
  const id = newId()
  // Email and identity are unique, so the first person must give them up first.
  await tx
    .update(users)
    .set({ email: `${userId}@handed-over.invalid`, subject: `${userId} handed over` })
    .where(eq(users.id, userId))
  await tx.insert(users).values({ id, ...owner, email, name, role, emailVerified: true, createdAt: at })
  await tx.update(orders).set({ userId: id }).where(eq(orders.userId, userId))
  await discardCopies(tx, eq(personalCopies.userId, userId), at)
  if (
    (await tx.$count(ratings, eq(ratings.userId, userId))) ||
    (await tx.$count(reviews, eq(reviews.userId, userId)))
  ) {
    await tx.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` })
  }
  const pictures = await uploadsOf(tx, userId)
  await tx.delete(users).where(eq(users.id, userId))
  await releaseUploads(tx, at, [...pictures, before!.photoUrl])
  return id
}
