// Turning notifications on and off in one browser.
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PushBrowser } from '#contract/calls/people/push.ts'
import { newId } from '../../../db/ids.ts'
import { pushSubscriptions } from '../../../db/schema-push.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'

type PushCalls = Pick<Handlers, 'GET /push' | 'PUT /push' | 'DELETE /push/{id}' | 'POST /push/renew'>

/** How many browsers one person may have. The oldest is removed when another is added. */
const MAX_BROWSERS = 10

const { id, userId, endpoint, createdAt } = pushSubscriptions

export function pushCalls({ db, push, now }: Deps): PushCalls {
  const requireReachable = (browser: PushBrowser) => {
    if (!push.accepts(browser.endpoint)) throw invalid({ endpoint: 'not_an_address' })
  }

  return {
    async 'GET /push'({ caller }) {
      const rows = await db
        .select({ _id: id, endpoint, createdAt })
        .from(pushSubscriptions)
        .where(eq(userId, caller.userId))
        .orderBy(asc(id))
      const browsers = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
      return { publicKey: push.publicKey, browsers }
    },

    async 'PUT /push'({ body: { language, ...browser }, caller }) {
      requireReachable(browser)
      const row = { userId: caller.userId, ...columnsOf(browser), language, createdAt: now() }
      return db.transaction(async (tx) => {
        const [stored] = await tx
          .insert(pushSubscriptions)
          .values({ id: newId(), ...row })
          .onConflictDoUpdate({ target: endpoint, set: row })
          .returning({ id })
        const surplus = tx
          .select({ id })
          .from(pushSubscriptions)
          .where(eq(userId, caller.userId))
          .orderBy(desc(createdAt), desc(id))
          .offset(MAX_BROWSERS)
        await tx.delete(pushSubscriptions).where(inArray(id, surplus))
        return { insertedId: stored!.id }
      })
    },

    async 'DELETE /push/{id}'({ params, caller }) {
      const ended = await db
        .delete(pushSubscriptions)
        .where(and(eq(id, params.id), eq(userId, caller.userId)))
        .returning({ id })
      return { deletedCount: ended.length }
    },

    async 'POST /push/renew'({ body: { old, ...browser } }) {
      requireReachable(browser)
      const renewed = await db.transaction(async (tx) => {
        const [known] = await tx.select({ id }).from(pushSubscriptions).where(eq(endpoint, old)).for('update')
        if (!known) return false
        // The browser may have reported its new address before.
        if (old !== browser.endpoint) await tx.delete(pushSubscriptions).where(eq(endpoint, browser.endpoint))
        await tx.update(pushSubscriptions).set(columnsOf(browser)).where(eq(id, known.id))
        return true
      })
      if (!renewed) throw notFound()
      return { modifiedCount: 1 }
    },
  }
}

const columnsOf = ({ endpoint, keys: { p256dh, auth } }: PushBrowser) => ({ endpoint, p256dh, auth })
