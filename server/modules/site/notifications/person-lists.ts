// A person's read notifications, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { notificationReads } from '../../../db/schema.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const notificationLists = (db: Database, id: string) =>
  ({
    readNotifications: (after) =>
      db
        .select({
          key: notificationReads.productId,
          id: notificationReads.productId,
          readAt: notificationReads.readAt,
        })
        .from(notificationReads)
        .where(and(eq(notificationReads.userId, id), isAfter(notificationReads.productId, after)))
        .orderBy(asc(notificationReads.productId))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
