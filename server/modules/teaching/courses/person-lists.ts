// A teacher's uploads, review requests and invitations, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/database.ts'
import { files } from '../../../db/schema-learning.ts'
import { courseReviews, teachInvites } from '../../../db/schema-teaching.ts'
import { users } from '../../../db/schema.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'
import type { Person } from '../../people/accounts/person-data.ts'

export const teachingLists = (db: Database, { id, email }: Person) =>
  ({
    files: (after) =>
      db
        .select({ key: files.id, _id: files.id, name: files.name, kind: files.kind, createdAt: files.createdAt })
        .from(files)
        .where(and(eq(files.owner, id), isAfter(files.id, after)))
        .orderBy(asc(files.id))
        .limit(ROWS_AT_ONCE),
    courseReviews: (after) =>
      db
        .select({
          key: courseReviews.id,
          _id: courseReviews.id,
          course: courseReviews.courseId,
          askedAt: courseReviews.askedAt,
          decision: courseReviews.decision,
          note: courseReviews.note,
        })
        .from(courseReviews)
        .where(and(eq(courseReviews.askedBy, id), isAfter(courseReviews.id, after)))
        .orderBy(asc(courseReviews.id))
        .limit(ROWS_AT_ONCE),
    teachInvites: (after) =>
      db
        .select({
          key: teachInvites.id,
          _id: teachInvites.id,
          expiresAt: teachInvites.expiresAt,
          acceptedAt: teachInvites.acceptedAt,
          declinedAt: teachInvites.declinedAt,
        })
        .from(teachInvites)
        .where(and(eq(teachInvites.email, email), isAfter(teachInvites.id, after)))
        .orderBy(asc(teachInvites.id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>

/** Courses and files stay with the school, but invitations contain the email. */
export async function forgetInvites(tx: Transaction, userId: string): Promise<void> {
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (person) await tx.delete(teachInvites).where(eq(teachInvites.email, person.email))
}
