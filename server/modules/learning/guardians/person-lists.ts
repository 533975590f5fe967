// The guardians who get emails about a person, for the person's export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { guardians } from '../../../db/schema-guardians.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

const { id, learnerId, email, language, askedBy, createdAt, agreedAt, confirmedAt, endedAt } = guardians

export const guardianLists = (db: Database, person: string) =>
  ({
    guardians: (after) =>
      db
        .select({ key: id, email, language, askedBy, createdAt, agreedAt, confirmedAt, endedAt })
        .from(guardians)
        .where(and(eq(learnerId, person), isAfter(id, after)))
        .orderBy(asc(id))
        .limit(ROWS_AT_ONCE),
  }) satisfies Record<string, ReadPage>
