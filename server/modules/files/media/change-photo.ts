// A new profile photo: replaces the old one in the profile and in the person's reviews.
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { reviews, users } from '../../../db/schema.ts'
import { keepPhoto, releaseUploads } from './uploads.ts'

export type NewPhoto = { userId: string; photoURL: string; publicUrl: string; at: Date }

export async function changePhoto(tx: Transaction, { userId, photoURL, publicUrl, at }: NewPhoto): Promise<void> {
  const photoUrl = await keepPhoto(tx, publicUrl, at, photoURL, userId)
  const before = await tx.select({ photoUrl: users.photoUrl }).from(users).where(eq(users.id, userId)).for('update')
  await tx.update(users).set({ photoUrl }).where(eq(users.id, userId))
  await tx.update(reviews).set({ image: photoUrl }).where(eq(reviews.userId, userId))
  await releaseUploads(
    tx,
    at,
    before.map((person) => person.photoUrl),
  )
}
