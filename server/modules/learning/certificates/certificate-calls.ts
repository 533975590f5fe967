// Certificates: issued to their owners, shown to others only when shared, withdrawn by administrators.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { CheckedCertificate, OwnCertificate } from '#contract/calls/learning/classroom.ts'
import { certificates } from '../../../db/schema-classroom.ts'
import { courses, users } from '../../../db/schema.ts'
import { notFound, one, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../../http/caller.ts'
import { certificateAnswer, issueCertificate, reissueCertificate, type CertificateRow } from './issue-certificate.ts'
import { missingLessons } from './missing-lessons.ts'

type CertificateCalls = Pick<
  Handlers,
  | 'GET /certificate/{code}'
  | 'GET /certificates'
  | 'GET /certificates/{course}'
  | 'POST /certificates/{course}'
  | 'PUT /certificate/{code}'
  | 'PUT /certificate/{code}/reissue'
  | 'PUT /certificate/{code}/revoke'
  | 'PUT /certificate/{code}/restore'
>

export function certificateCalls({ db, grants, now }: Deps): CertificateCalls {
  const ownAnswer = (row: CertificateRow): OwnCertificate => ({
    ...certificateAnswer(row),
    course: row.courseId,
    language: row.language,
    isShared: row.isShared,
    grant: grants.issue({ scope: 'certificate', itemId: row.courseId, fileId: row.courseId, userId: row.userId }).grant,
  })
  /** Revoking is idempotent: the first day and reason are kept. */
  const setRevoked = async (code: string, reason: string | null, caller: Caller) => {
    await db.transaction(async (tx) => {
      const found = await tx.select().from(certificates).where(eq(certificates.code, code)).for('update')
      const { courseId, title, revokeReason } = one(found)
      if ((revokeReason === null) === (reason === null)) return
      await tx
        .update(certificates)
        .set({ revokedAt: reason === null ? null : now(), revokeReason: reason })
        .where(eq(certificates.code, code))
      await recordAction(tx, caller, now(), {
        what: reason === null ? 'restore' : 'revoke',
        kind: 'certificate',
        itemId: courseId,
        name: title,
        difference: { [code]: [revokeReason, reason] },
      })
    })
    return { modifiedCount: 1 }
  }

  return {
    async 'GET /certificate/{code}'({ params: { code } }) {
      return checkedAnswer(one(await db.select().from(certificates).where(eq(certificates.code, code))))
    },

    async 'GET /certificates'({ caller }) {
      const rows = await db
        .select()
        .from(certificates)
        .where(eq(certificates.userId, caller.userId))
        .orderBy(desc(certificates.issuedAt), desc(certificates.code))
      return rows.map(ownAnswer)
    },

    async 'GET /certificates/{course}'({ params: { course: courseId }, caller }) {
      if (!caller) throw unauthorized()
      const { userId } = caller
      const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
      if (!person) throw unauthorized()
      const [known] = await db
        .select()
        .from(certificates)
        .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
      const { rule } = one(
        await db.select({ rule: courses.certificateRule }).from(courses).where(eq(courses.id, courseId)),
      )
      // Once a certificate is issued, no requirements are missing.
      const left = known
        ? { lessons: known.lessons, missing: [] }
        : await missingLessons(db, { userId, courseId, rule })
      return { certificate: known ? ownAnswer(known) : null, name: person.name, rule, ...left }
    },

    async 'POST /certificates/{course}'({ params: { course: courseId }, body: { name }, caller }) {
      if (!caller) throw unauthorized()
      const { userId } = caller
      return ownAnswer(await db.transaction((tx) => issueCertificate(tx, { userId, courseId, name }, now())))
    },

    async 'PUT /certificate/{code}/reissue'({ params: { code }, body: { name }, caller: { userId } }) {
      return ownAnswer(await db.transaction((tx) => reissueCertificate(tx, { userId, code, name }, now())))
    },

    async 'PUT /certificate/{code}'({ params: { code }, body: { isShared }, caller }) {
      const changed = await db
        .update(certificates)
        .set({ isShared })
        .where(and(eq(certificates.code, code), eq(certificates.userId, caller.userId)))
        .returning({ one: sql`1` })
      if (!changed.length) throw notFound()
      return { modifiedCount: 1 }
    },

    'PUT /certificate/{code}/revoke': ({ params: { code }, body: { reason }, caller }) =>
      setRevoked(code, reason, caller),

    'PUT /certificate/{code}/restore': ({ params: { code }, caller }) => setRevoked(code, null, caller),
  }
}

function checkedAnswer(row: CertificateRow): CheckedCertificate {
  if (row.isShared) return { ...certificateAnswer(row), isShared: true }
  return { code: row.code, isShared: false, isRevoked: row.revokedAt !== null }
}
