// A person's ratings, for their export.
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { ratings } from '../../../db/schema-classroom.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const ratingLists = (db: Database, id: string) =>
  ({
    ratings: (after) =>
      db
        .select({
          key: ratings.productId,
          product: ratings.productId,
          stars: ratings.stars,
          text: ratings.text,
          createdAt: ratings.createdAt,
          hiddenAt: ratings.hiddenAt,
          hiddenReason: ratings.hiddenReason,
        })
        .from(ratings)
        .where(and(eq(ratings.userId, id), isNull(ratings.deletedAt), isAfter(ratings.productId, after)))
        .orderBy(asc(ratings.productId))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
