// The contact form's messages as administrators see them.
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { countTo } from '../../../db/count-to.ts'
import { beganWithin } from '../../../db/ids.ts'
import { contactMessages } from '../../../db/schema.ts'
import { hasWords } from '../../../db/words.ts'
import { one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { isWhole, listPage } from '../../../http/paging.ts'
import { recordAction } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'

type MessageCalls = Pick<Handlers, 'GET /contactMessages' | 'PUT /contactMessage/{id}'>

const { id, name, lastName, email, subject, message, orderId: order, state, createdAt, words } = contactMessages

const OF_KIND = { refund: isNotNull(order), other: isNull(order) }

export function messageCalls({ db, now }: Deps): MessageCalls {
  return {
    async 'GET /contactMessages'({ query, request }) {
      const where = and(
        hasWords(words, query.q),
        query.state && eq(state, query.state),
        query.kind && OF_KIND[query.kind],
        beganWithin(id, query),
      )
      const rows = await db
        .select({ _id: id, name, lastName, email, subject, message, order, state, at: createdAt })
        .from(contactMessages)
        .where(and(where, query.after ? lt(id, query.after) : undefined))
        .orderBy(desc(id))
        .limit(query.limit + 1)
      const items = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
      const total = isWhole(rows, query) ? rows.length : await countTo(db, contactMessages, where, query)
      return listPage(items, query, total, request)
    },

    async 'PUT /contactMessage/{id}'({ params, body, caller }) {
      await db.transaction(async (tx) => {
        const before = one(await tx.select().from(contactMessages).where(eq(id, params.id)).for('update'))
        if (before.state === body.state) return
        await tx.update(contactMessages).set({ state: body.state }).where(eq(id, params.id))
        await recordAction(tx, caller, now(), {
          what: body.state === 'answered' ? 'answer' : 'reopen',
          kind: 'message',
          itemId: params.id,
          name: before.subject,
          difference: { state: [before.state, body.state] },
        })
      })
      return { modifiedCount: 1 }
    },
  }
}
