// A person's days of learning, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { activity } from '../../../db/schema-overview.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const activityLists = (db: Database, id: string) =>
  ({
    activity: (after) =>
      db
        .select({ key: activity.day, day: activity.day, seconds: activity.seconds, lessons: activity.lessons })
        .from(activity)
        .where(and(eq(activity.userId, id), isAfter(activity.day, after)))
        .orderBy(asc(activity.day))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
