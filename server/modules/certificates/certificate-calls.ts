// Certificates: issued to their owners, shown to others only when shared, withdrawn by administrators.
import { and, desc, eq, sql } from 'drizzle-orm'
import { typedCode } from '#contract/certificates.ts'
import type { Certificate, OwnCertificate } from '#contract/classroom.ts'
import { certificates } from '../../db/schema-classroom.ts'
import { users } from '../../db/schema.ts'
import { notFound, unauthorized } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { recordAction } from '../administration/audit.ts'
import { one } from '../catalogue/content-rows.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../people/access-tokens.ts'
import { issueCertificate, type CertificateRow } from './issue-certificate.ts'

type CertificateCalls = Pick<
  Handlers,
  | 'GET /certificate/{code}'
  | 'GET /certificates'
  | 'POST /certificates/{course}'
  | 'PUT /certificate/{code}'
  | 'GET /certificateRecords'
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
  /** Repeated, it keeps the first day and reason. */
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

    'PUT /certificate/{code}/revoke': ({ params: { code }, body: { reason }, caller }) =>
      setRevoked(code, reason, caller),

    'PUT /certificate/{code}/restore': ({ params: { code }, caller }) => setRevoked(code, null, caller),
  }
}

const certificateAnswer = ({ code, name, title, issuedAt, revokedAt }: CertificateRow): Certificate => ({
  code,
  name,
  title,
  issuedAt: issuedAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
})
