// Personal copies: requested by their buyer, made by a job, and kept for a week.
import { and, desc, eq, gt } from 'drizzle-orm'
import { PERSONAL_COPIES_A_DAY, PERSONAL_COPY_DAYS } from '#contract/constants.ts'
import { newId } from '../../../db/ids.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { orders, users } from '../../../db/schema.ts'
import { HttpError, unavailable } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { notBought } from '../../catalogue/content/buyer-access.ts'
import type { Deps } from '../../deps.ts'
import { openBook } from './open-book.ts'

const DAY_MS = 86_400_000
/** After a failure, requests within this time report it instead of starting again. */
const FAILED_MS = 60_000
/** A copy that isn't ready after this time has lost its job, for example because a backup was restored. */
const LOST_MS = 3_600_000

export function copyCalls(deps: Deps): Pick<Handlers, 'POST /book/{id}/download'> {
  const { db, reads, jobs, grants, now } = deps
  return {
    async 'POST /book/{id}/download'({ params: { id }, caller }) {
      const { userId } = caller!
      await openBook(reads, id)
      const copy = await db.transaction(async (tx) => {
        // Locked, so that two concurrent requests make one copy.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const paid = and(eq(orders.userId, userId), eq(orders.productId, id), eq(orders.state, 'paid'))
        const [order] = await tx.select({ id: orders.id }).from(orders).where(paid)
        // Administrators may open every book, but copies are only for buyers, because they contain the buyer's name.
        if (!order) throw notBought('not_bought')
        const since = (ms: number) => gt(personalCopies.createdAt, new Date(now().getTime() - ms))
        const [known] = await tx
          .select()
          .from(personalCopies)
          .where(and(eq(personalCopies.orderId, order.id), since(PERSONAL_COPY_DAYS * DAY_MS)))
          .orderBy(desc(personalCopies.id))
          .limit(1)
        const isWorking = known && !known.failedAt && known.createdAt.getTime() > now().getTime() - LOST_MS
        if (known?.readyAt || isWorking) return known
        if (known?.failedAt && known.failedAt.getTime() > now().getTime() - FAILED_MS) throw copyFailed()
        const today = await tx.$count(personalCopies, and(eq(personalCopies.userId, userId), since(DAY_MS)))
        if (today >= PERSONAL_COPIES_A_DAY) throw tooManyCopies()
        const [inserted] = await tx
          .insert(personalCopies)
          .values({ id: newId(), userId, bookId: id, orderId: order.id, createdAt: now() })
          .returning()
        await jobs.send(tx, 'personal-copy', { copyId: inserted!.id })
        return inserted!
      })
      if (!copy.readyAt) {
        jobs.wake()
        return { state: 'working' }
      }
      const { grant } = grants.issue({ scope: 'copy', itemId: copy.id, fileId: copy.id, userId })
      return { state: 'ready', url: `/content/${grant}/copy` }
    },
  }
}

const copyFailed = () => unavailable('copy_failed', 'We couldn’t make your copy. Try again in a minute.')

const tooManyCopies = () =>
  new HttpError(429, 'too_many_copies', `You can make ${PERSONAL_COPIES_A_DAY} copies a day. Come back tomorrow.`, {
    headers: { 'retry-after': String(DAY_MS / 1000) },
  })
