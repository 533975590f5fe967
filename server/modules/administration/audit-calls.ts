// Reading the audit.
import { and, desc, eq, lt } from 'drizzle-orm'
import { createFindByWords } from '../../db/find-by-words.ts'
import { audit } from '../../db/schema.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isWhole, listPage } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'

export function auditCalls({ db }: Deps): Pick<Handlers, 'GET /audit'> {
  const find = createFindByWords(db, audit)
  return {
    async 'GET /audit'({ query, request }) {
      const found = await find(query.q, query, query.thing ? eq(audit.thingId, query.thing) : undefined)
      const rows = await db
        .select({
          _id: audit.id,
          at: audit.at,
          userId: audit.userId,
          email: audit.email,
          what: audit.what,
          kind: audit.kind,
          thing: audit.thingId,
          name: audit.name,
          difference: audit.difference,
        })
        .from(audit)
        .where(and(found.where, query.after ? lt(audit.id, query.after) : undefined))
        .orderBy(desc(audit.id))
        .limit(query.limit + 1)
      const answered = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await found.total()
      return listPage(answered, query, total, request)
    },
  }
}
