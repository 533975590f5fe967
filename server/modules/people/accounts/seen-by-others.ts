// Whether pages cached for others show anything of a person.
import { eq } from 'drizzle-orm'
import type { Reads } from '../../../db/database.ts'
import { ratings } from '../../../db/schema-classroom.ts'
import { reviews } from '../../../db/schema.ts'

/** Reviews show their author's name and photo. */
export async function hasReviews(reads: Reads, userId: string): Promise<boolean> {
  const found = await reads.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, userId)).limit(1)
  return found.length > 0
}

/** Ratings show their author's first name. */
export async function hasRatings(reads: Reads, userId: string): Promise<boolean> {
  const found = await reads.select({ id: ratings.productId }).from(ratings).where(eq(ratings.userId, userId)).limit(1)
  return found.length > 0
}
