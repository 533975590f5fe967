// A person's messages to support, for their export.
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { contactMessages } from '../../../db/schema.ts'
import { isAfter, ROWS_AT_ONCE, type ReadPage } from '../../export-page.ts'

export const messageLists = (db: Database, { email, emailVerified }: { email: string; emailVerified: boolean }) =>
  ({
    async messages(after) {
      // Anyone can register an email, but only its confirmed owner may read messages from it.
      if (!emailVerified) return []
      return db
        .select({
          key: contactMessages.id,
          _id: contactMessages.id,
          name: contactMessages.name,
          lastName: contactMessages.lastName,
          subject: contactMessages.subject,
          message: contactMessages.message,
          at: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(and(eq(contactMessages.email, email), isAfter(contactMessages.id, after)))
        .orderBy(asc(contactMessages.id))
        .limit(ROWS_AT_ONCE)
    },
  }) satisfies Record<string, ReadPage>
