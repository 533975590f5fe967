import { and, desc, eq, lt } from 'drizzle-orm'
import { countTo } from '../../../db/count-to.ts'
import { beganWithin } from '../../../db/ids.ts'
import { audit } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import type { Deps } from '../../deps.ts'

export function auditCalls({ db }: Deps): Pick<Handlers, 'GET /audit'> {
  return {
    async 'GET /audit'({ query, request }) {
      const where = and(
        hasWords(audit.words, query.q),
        query.item ? eq(audit.itemId, query.item) : undefined,
        query.what && eq(audit.what, query.what),
        beganWithin(audit.id, query),
      )
      const rows = await db
        .select({
          _id: audit.id,
          at: audit.at,
          userId: audit.userId,
          email: audit.email,
          what: audit.what,
          kind: audit.kind,
          item: audit.itemId,
          name: audit.name,
          difference: audit.difference,
        })
        .from(audit)
        .where(and(where, query.after ? lt(audit.id, query.after) : undefined))
        .orderBy(desc(audit.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, audit, where, query)
      return listPage(items, query, total, request)
    },
  }
}
