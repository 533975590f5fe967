// A person's reviews, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { reviews } from '../../../db/schema.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const reviewLists = (db: Database, id: string) =>
  ({
    reviews: (after) =>
      db
        .select({
          key: reviews.id,
          _id: reviews.id,
          name: reviews.name,
          comment: reviews.comment,
          ratting: reviews.ratting,
          image: reviews.image,
          createdAt: reviews.createdAt,
        })
        .from(reviews)
        .where(and(eq(reviews.userId, id), isAfter(reviews.id, after)))
        .orderBy(asc(reviews.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
