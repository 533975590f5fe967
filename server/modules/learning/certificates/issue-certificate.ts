// Issues the certificate of a finished course, with the course as it is on that day.
import { printedName } from '#contract/first-name.ts'
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { certificates } from '../../../db/schema-classroom.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { courses, users } from '../../../db/schema.ts'
import { conflict, one, unauthorized } from '../../../http/errors.ts'
import { visibleLessons } from '../lessons/lesson-rows.ts'
import { missingLessons } from './missing-lessons.ts'

// Codes are 80 random bits in Crockford's base 32, whose letters and digits are hard to confuse.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIGN_COUNT = 16

export type CertificateRow = typeof certificates.$inferSelect

/** The fields that everyone who may see the certificate sees. */
export const certificateAnswer = ({ code, name, title, issuedAt, reissuedAt, revokedAt }: CertificateRow) => ({
  code,
  name: printedName(name),
  title,
  issuedAt: issuedAt.toISOString(),
  reissuedAt: reissuedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})

type Issued = { userId: string; courseId: string; name: string }

/** Returns an existing certificate, if any: lessons added later don't take it away. */
export async function issueCertificate(
  tx: Transaction,
  { userId, courseId, name }: Issued,
  now: Date,
): Promise<CertificateRow> {
  const own = and(eq(certificates.userId, userId), eq(certificates.courseId, courseId))
  const [known] = await tx.select().from(certificates).where(own)
  if (known) return known
  const course = one(await tx.select().from(courses).where(eq(courses.id, courseId)))
  const { lessons: count, missing } = await missingLessons(tx, { userId, courseId, rule: course.certificateRule })
  if (!count || missing.length) throw conflict('unfinished', 'Finish all lessons and pass the quizzes first.')
  await requireOwnName(tx, userId, name)
  const listed = await visibleLessons(tx, eq(lessons.courseId, courseId))
  const [issued] = await tx
    .insert(certificates)
    .values({
      code: newCertificateCode(),
      userId,
      courseId,
      name,
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
  // A concurrent request just issued it.
  return issued ?? one(await tx.select().from(certificates).where(own))
}

/** Reissues the certificate under another name with the same code. The original date is kept next to the new one. */
export async function reissueCertificate(
  tx: Transaction,
  { userId, code, name }: { userId: string; code: string; name: string },
  now: Date,
): Promise<CertificateRow> {
  const own = and(eq(certificates.code, code), eq(certificates.userId, userId))
  const known = one(await tx.select().from(certificates).where(own).for('update'))
  if (known.revokedAt) throw conflict('withdrawn', 'This certificate has been withdrawn.')
  await requireOwnName(tx, userId, name)
  if (known.name === name) return known
  return one(await tx.update(certificates).set({ name, reissuedAt: now }).where(own).returning())
}

/** If the name was changed in another tab, it is shown first, because the learner hasn't confirmed it yet. */
async function requireOwnName(tx: Transaction, userId: string, name: string): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!person) throw unauthorized()
  if (person.name !== name) throw conflict('other_name', 'That’s not the name on your account. Check it and try again.')
}

/** Each character uses the low five bits of a byte, which are as random as the whole byte. */
export const newCertificateCode = (): string =>
  Array.from(randomBytes(SIGN_COUNT), (byte) => SIGNS[byte % SIGNS.length]).join('')
