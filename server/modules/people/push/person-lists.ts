// The browsers that notify a person, for their export. The address and keys are left out, because having them allows
// sending messages to the person.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { pushSubscriptions } from '../../../db/schema-push.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

const { id, userId, endpoint, language, createdAt } = pushSubscriptions

export const pushLists = (db: Database, person: string) =>
  ({
    notifiedBrowsers: async (after) => {
      const rows = await db
        .select({ key: id, endpoint, language, createdAt })
        .from(pushSubscriptions)
        .where(and(eq(userId, person), isAfter(id, after)))
        .orderBy(asc(id))
        .limit(ROWS_AT_ONCE)
      return rows.map(({ endpoint, ...row }) => ({ ...row, service: new URL(endpoint).host }))
    },
  }) satisfies Record<string, ReadPage>
