// A new profile photo: shown in the profile and beside the person's reviews, and the old one goes.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { reviews, users } from '../../db/schema.ts'
import { keepPhoto, releaseUploads } from './uploads.ts'

export type NewPhoto = { userId: string; photoURL: string; publicUrl: string; at: Date }

/** Answers the photo's address as it is stored. */
export async function changePhoto(tx: Transaction, { userId, photoURL, publicUrl, at }: NewPhoto): Promise<string> {
  const photoUrl = await keepPhoto(tx, publicUrl, at, photoURL, userId)
  const before = await tx.select({ photoUrl: users.photoUrl }).from(users).where(eq(users.id, userId)).for('update')
  await tx.update(users).set({ photoUrl }).where(eq(users.id, userId))
  await tx.update(reviews).set({ image: photoUrl }).where(eq(reviews.userId, userId))
  await releaseUploads(
    tx,
    at,
    before.map((person) => person.photoUrl),
  )
  return photoUrl
}
