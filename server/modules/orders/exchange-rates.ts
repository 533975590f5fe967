// Exchange rates in taka per dollar, set by administrators. Every version is kept, and a payment attempt keeps the one
// it started with.
import { desc, eq, lt, sql } from 'drizzle-orm'
import { countTo } from '../../db/count-to.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { users } from '../../db/schema.ts'
import { exchangeRates } from '../../db/schema-payments.ts'
import { conflict } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isWhole, listPage } from '../../http/paging.ts'
import { recordAction } from '../../db/audit.ts'
import type { Deps } from '../deps.ts'

type Rate = typeof exchangeRates.$inferSelect

export async function rateInForce(db: Database | Transaction): Promise<Rate | undefined> {
  const [newest] = await db.select().from(exchangeRates).orderBy(desc(exchangeRates.version)).limit(1)
  return newest
}

type RateCalls = Pick<Handlers, 'GET /exchangeRates' | 'POST /exchangeRates'>

export function exchangeRateCalls({ db, now }: Deps): RateCalls {
  return {
    async 'GET /exchangeRates'({ query, request }) {
      const rows = await db
        .select({
          _id: exchangeRates.id,
          version: exchangeRates.version,
          rate: exchangeRates.taka,
          by: sql<string>`coalesce(${users.email}, '')`,
          at: exchangeRates.setAt,
        })
        .from(exchangeRates)
        .leftJoin(users, eq(users.id, exchangeRates.setBy))
        .where(query.after ? lt(exchangeRates.id, query.after) : undefined)
        .orderBy(desc(exchangeRates.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, exchangeRates, undefined)
      return listPage(items, query, total, request)
    },

    async 'POST /exchangeRates'({ body: { rate: taka, revision }, caller }) {
      const id = newId()
      const at = now()
      await db.transaction(async (tx) => {
        const before = await rateInForce(tx)
        const seen = before?.version ?? 0
        if (revision !== undefined && revision !== seen) throw changedMeanwhile()
        const version = seen + 1
        const [added] = await tx
          .insert(exchangeRates)
          .values({ id, version, taka, setBy: caller.userId, setAt: at })
          .onConflictDoNothing()
          .returning()
        if (!added) throw changedMeanwhile()
        await recordAction(tx, caller, at, {
          what: 'change',
          kind: 'rate',
          itemId: id,
          name: `Exchange rate ${version}`,
          difference: { rate: [before?.taka ?? null, taka] },
        })
      })
      return { insertedId: id }
    },
  }
}

const changedMeanwhile = () =>
  conflict('changed_meanwhile', 'Someone else has changed the rate since you opened this. Check it before you save.')
