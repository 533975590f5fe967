// A person's announcements, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { announcementReceipts, mutedCourses } from '../../../db/schema-announcements.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

const { announcementId, userId, at, readAt } = announcementReceipts

export const announcementLists = (db: Database, id: string) =>
  ({
    announcements: (after) =>
      db
        .select({ key: announcementId, _id: announcementId, at, readAt })
        .from(announcementReceipts)
        .where(and(eq(userId, id), isAfter(announcementId, after)))
        .orderBy(asc(announcementId))
        .limit(ROWS_AT_ONCE),
    coursesWithoutMail: (after) =>
      db
        .select({ key: mutedCourses.productId, course: mutedCourses.productId })
        .from(mutedCourses)
        .where(and(eq(mutedCourses.userId, id), isAfter(mutedCourses.productId, after)))
        .orderBy(asc(mutedCourses.productId))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
