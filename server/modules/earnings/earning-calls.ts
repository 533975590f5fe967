// A teacher's own statement, its entries for the CSV file, and where the money goes.
import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { walletNumber } from '#contract/phone.ts'
import { countTo } from '../../db/count-to.ts'
import { earnings, payoutDetails } from '../../db/schema-earnings.ts'
import { orders } from '../../db/schema.ts'
import { invalid } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { isWhole, listPage } from '../../http/paging.ts'
import type { Deps } from '../deps.ts'
import { monthAfter, monthOf, startOfMonth } from '../dhaka.ts'
import { ownInstructor } from './own-instructor.ts'
import { detailsChangedMail } from './payout-mails.ts'
import { statementOf } from './statement.ts'

type EarningCalls = Pick<Handlers, 'GET /earnings' | 'GET /earnings/entries' | 'PUT /payoutDetails'>

const ACCOUNT = /^\d{6,20}$/

export function earningCalls({ db, outbox, settings, now }: Deps): EarningCalls {
  return {
    async 'GET /earnings'({ query, caller }) {
      return statementOf(db, await ownInstructor(db, caller), query.month ?? monthOf(now()), now())
    },

    async 'GET /earnings/entries'({ query, caller, request }) {
      const where = and(
        eq(earnings.instructorId, await ownInstructor(db, caller)),
        gte(earnings.at, startOfMonth(query.month)),
        lt(earnings.at, startOfMonth(monthAfter(query.month))),
        isNotNull(earnings.orderId),
      )
      const rows = await db
        .select({
          _id: earnings.id,
          at: earnings.at,
          kind: earnings.kind,
          title: orders.productName,
          receipt: sql<number>`${orders.receiptNumber}::float8`,
          chargedCents: earnings.chargedCents,
          returnedCents: earnings.returnedCents,
          sharePercent: sql<number>`${earnings.sharePercent}`,
          cents: earnings.cents,
        })
        .from(earnings)
        .innerJoin(orders, eq(orders.id, earnings.orderId))
        .where(and(where, query.after ? lt(earnings.id, query.after) : undefined))
        .orderBy(desc(earnings.id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, earnings, where)
      return listPage(items, query, total, request)
    },

    async 'PUT /payoutDetails'({ body: { method, name, number: typed, bank, branch }, caller }) {
      const isBank = method === 'bank'
      const number = isBank ? typed.replaceAll(/[\s-]/g, '') : walletNumber(typed)
      if (number === null) throw invalid({ number: 'bad_phone' })
      if (isBank && !ACCOUNT.test(number)) throw invalid({ number: 'bad_account' })
      if (isBank && !bank) throw invalid({ bank: 'required' })
      const details = { method, name, number, bank: isBank ? bank : '', branch: isBank ? branch : '', changedAt: now() }
      const instructorId = await ownInstructor(db, caller)
      await db.transaction(async (tx) => {
        await tx
          .insert(payoutDetails)
          .values({ instructorId, ...details })
          .onConflictDoUpdate({ target: payoutDetails.instructorId, set: details })
        await outbox.queue(tx, detailsChangedMail(number, { to: caller.email, language: caller.language }, settings))
      })
      return { modifiedCount: 1 }
    },
  }
}
