// Certificates: issued to their owners, shown to others only when shared, withdrawn by administrators.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { typedCode } from '#contract/certificates.ts'
import type { Certificate, OwnCertificate } from '#contract/classroom.ts'
import { certificates } from '../../db/schema-classroom.ts'
import { users } from '../../db/schema.ts'
import { notFound, unauthorized } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { recordAction } from '../administration/audit.ts'
import { one } from '../catalogue/content-rows.ts'
import type { Deps } from '../deps.ts'
import { issueCertificate, type CertificateRow } from './issue-certificate.ts'

type CertificateCalls = Pick<
  Handlers,
  | 'GET /certificate/{code}'
  | 'GET /certificates'
  | 'POST /certificates/{course}'
  | 'PUT /certificate/{code}'
  | 'GET /certificateRecords'
  | 'PUT /certificate/{code}/revoke'
>

export function certificateCalls({ db, grants, now }: Deps): CertificateCalls {
  const ownAnswer = (row: CertificateRow): OwnCertificate => ({
    ...certificateAnswer(row),
    course: row.courseId,
    language: row.language,
    isShared: row.isShared,
    grant: grants.issue({ scope: 'certificate', itemId: row.courseId, fileId: row.courseId, userId: row.userId }).grant,
  })
  return {
    async 'GET /certificate/{code}'({ params: { code } }) {
      const isShown = and(eq(certificates.code, code), eq(certificates.isShared, true))
      return certificateAnswer(one(await db.select().from(certificates).where(isShown)))
    },

    async 'GET /certificates'({ caller }) {
      const rows = await db
        .select()
        .from(certificates)
        .where(eq(certificates.userId, caller.userId))
        .orderBy(desc(certificates.issuedAt), desc(certificates.code))
      return rows.map(ownAnswer)
    },

    async 'POST /certificates/{course}'({ params: { course }, caller }) {
      if (!caller) throw unauthorized()
      return ownAnswer(await db.transaction((tx) => issueCertificate(tx, caller.userId, course, now())))
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

    async 'GET /certificateRecords'({ query: { q } }) {
      const rows = await db
        .select({ certificate: certificates, email: users.email })
        .from(certificates)
        .innerJoin(users, eq(users.id, certificates.userId))
        .where(q.includes('@') ? eq(users.email, q.toLowerCase()) : eq(certificates.code, typedCode(q)))
        .orderBy(desc(certificates.issuedAt), desc(certificates.code))
      return rows.map(({ certificate, email }) => ({
        ...certificateAnswer(certificate),
        email,
        isShared: certificate.isShared,
        revokeReason: certificate.revokeReason,
      }))
    },

    async 'PUT /certificate/{code}/revoke'({ params: { code }, body: { reason }, caller }) {
      await db.transaction(async (tx) => {
        const { courseId, title } = one(await tx.select().from(certificates).where(eq(certificates.code, code)))
        const revoked = await tx
          .update(certificates)
          .set({ revokedAt: now(), revokeReason: reason })
          .where(and(eq(certificates.code, code), isNull(certificates.revokedAt)))
          .returning({ one: sql`1` })
        // Repeated, it keeps the first day and reason.
        if (!revoked.length) return
        await recordAction(tx, caller, now(), {
          what: 'revoke',
          kind: 'certificate',
          itemId: courseId,
          name: title,
          difference: { [code]: [null, reason] },
        })
      })
      return { modifiedCount: 1 }
    },
  }
}

const certificateAnswer = ({ code, name, title, issuedAt, revokedAt }: CertificateRow): Certificate => ({
  code,
  name,
  title,
  issuedAt: issuedAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
})
