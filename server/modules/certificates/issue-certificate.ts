// Issues the certificate of a finished course: the course as it is on that day.
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { certificates } from '../../db/schema-classroom.ts'
import { lessons, places } from '../../db/schema-learning.ts'
import { courses, users } from '../../db/schema.ts'
import { conflict, unauthorized } from '../../http/errors.ts'
import { one } from '../catalogue/content-rows.ts'
import { visibleLessons } from '../learning/lesson-rows.ts'
import { newCertificateCode } from './certificate-code.ts'

export type CertificateRow = typeof certificates.$inferSelect

/** The one that was issued before, if there is one: a later lesson takes nothing away. */
export async function issueCertificate(
  tx: Transaction,
  userId: string,
  courseId: string,
  now: Date,
): Promise<CertificateRow> {
  const own = and(eq(certificates.userId, userId), eq(certificates.courseId, courseId))
  const [known] = await tx.select().from(certificates).where(own)
  if (known) return known
  const course = one(await tx.select().from(courses).where(eq(courses.id, courseId)))
  const listed = await visibleLessons(tx, eq(lessons.courseId, courseId))
  await requireFinished(
    tx,
    userId,
    listed.map(({ _id }) => _id),
  )
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!person) throw unauthorized()
  const [issued] = await tx
    .insert(certificates)
    .values({
      code: newCertificateCode(),
      userId,
      courseId,
      name: person.name,
      title: course.title,
      language: course.language,
      category: course.category,
      instructor: course.instructorName,
      sections: [...new Map(listed.map(({ sectionId, section }) => [sectionId, section])).values()],
      lessons: listed.length,
      issuedAt: now,
    })
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })
    .returning()
  // Another request has issued it at this very moment.
  return issued ?? one(await tx.select().from(certificates).where(own))
}

/** A quiz is done once it is passed. */
async function requireFinished(tx: Transaction, userId: string, lessonIds: string[]): Promise<void> {
  const isDone = and(eq(places.userId, userId), inArray(places.itemId, lessonIds), isNotNull(places.doneAt))
  const done = lessonIds.length ? await tx.$count(places, isDone) : 0
  if (!lessonIds.length || done < lessonIds.length) {
    throw conflict('unfinished', 'Finish all lessons and pass the quizzes first.')
  }
}
