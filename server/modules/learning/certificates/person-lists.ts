// A person's certificates, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { certificates } from '../../../db/schema-classroom.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const certificateLists = (db: Database, id: string) =>
  ({
    certificates: (after) =>
      db
        .select({
          key: certificates.code,
          code: certificates.code,
          course: certificates.courseId,
          name: certificates.name,
          title: certificates.title,
          isShared: certificates.isShared,
          issuedAt: certificates.issuedAt,
          reissuedAt: certificates.reissuedAt,
          revokedAt: certificates.revokedAt,
          revokeReason: certificates.revokeReason,
        })
        .from(certificates)
        .where(and(eq(certificates.userId, id), isAfter(certificates.code, after)))
        .orderBy(asc(certificates.code))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
