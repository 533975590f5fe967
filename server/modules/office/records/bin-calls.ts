// The bin: content deleted in the last 30 days, which can be restored.
import { and, desc, eq, lt, or } from 'drizzle-orm'
import { countTo } from '../../../db/count-to.ts'
import { beganWithin } from '../../../db/ids.ts'
import { bin } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { restore } from '../../catalogue/content/content-writes.ts'
import { refusePricedWithoutPayments } from '../../catalogue/content/prices.ts'
import type { Deps } from '../../deps.ts'

export function binCalls(deps: Deps): Pick<Handlers, 'GET /bin' | 'PUT /bin/{id}'> {
  const { db, content, now } = deps
  return {
    async 'GET /bin'({ query, request }) {
      const where = and(
        hasWords(bin.words, query.q),
        query.kind ? eq(bin.kind, query.kind) : undefined,
        query.item ? eq(bin.itemId, query.item) : undefined,
        beganWithin(bin.id, query),
      )
      const rows = await db
        .select({
          _id: bin.id,
          id: bin.itemId,
          kind: bin.kind,
          name: bin.name,
          deletedAt: bin.deletedAt,
          deletedBy: bin.deletedBy,
        })
        .from(bin)
        .where(and(where, query.after ? lt(bin.id, query.after) : undefined))
        .orderBy(desc(bin.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, bin, where, query)
      return listPage(items, query, total, request)
    },

    async 'PUT /bin/{id}'({ params, caller }) {
      await content.write(async (tx, version) => {
        const taken = one(
          await tx
            .delete(bin)
            .where(or(eq(bin.id, params.id), eq(bin.itemId, params.id)))
            .returning(),
        )
        await restore(tx, taken, version, caller, now())
        await refusePricedWithoutPayments(deps, tx, taken.itemId)
      })
      return { modifiedCount: 1 }
    },
  }
}
