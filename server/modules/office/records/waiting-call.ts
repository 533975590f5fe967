// Work that is waiting for administrators, across all modules, with one bounded query for each kind.
import { sql, type SQL } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/constants.ts'
import { WAITING, type Waiting } from '#contract/record-states.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { ofPublished } from '../../learning/discussions/waiting-discussion.ts'
import { isContent } from '../../files/uploads/file-rows.ts'
import { troubledOrders } from '../../orders/orders/order-rows.ts'

type Waited = { count: number; since: Date | string | null }

const discussion = (state: 'reported' | 'unanswered') => sql`with ${ofPublished(state)} select at from listed`
const newMessages = (about: SQL) =>
  sql`select created_at as at from contact_messages where state = 'new' and order_id is ${about}`

/** Each query selects since when each item has been waiting. */
const queriesAt = (now: Date): Record<Waiting, SQL> => ({
  orders: troubledOrders(now),
  heldPayments: sql`select begun_at as at from payment_attempts where state = 'held' and accepted_at is null`,
  failedReversals: sql`select created_at as at from reversals where done_at is null and problem is not null`,
  disputes: sql`select created_at as at from disputes where state = 'needs_response'`,
  refundRequests: newMessages(sql`not null`),
  refunds: sql`select created_at as at from refunds where state = 'pending'`,
  reports: discussion('reported'),
  questions: discussion('unanswered'),
  tasks: sql`select handed_in_at as at from hand_ins join lessons on lessons.id = lesson_id and lessons.kind = 'task'
    where state = 'handed_in'`,
  files: sql`select changed_at as at from files where state = 'failed' and ${isContent}`,
  reviews: sql`select asked_at as at from course_reviews where decision is null`,
  batches: sql`select review_asked_at as at from live_batches
    where review_asked_at is not null and review_note is null and cancelled_at is null and deleted_at is null`,
  messages: newMessages(sql`null`),
})

export function waitingCall({ db, now }: Deps): Pick<Handlers, 'GET /waiting'> {
  return {
    async 'GET /waiting'() {
      const queries = queriesAt(now())
      const found = await Promise.all(
        WAITING.map(async (what) => {
          const { rows } = await db.execute<Waited>(sql`
            select count(*)::int as count, min(at) as since
            from (select at from (${queries[what]}) as waiting order by at limit ${MAX_COUNTED}) as oldest`)
          const { count, since } = rows[0]!
          return since === null ? [] : [{ what, count, since: new Date(since).toISOString() }]
        }),
      )
      return found.flat()
    },
  }
}
