// A learner's own year: what they learned on which day. Nobody else can see it.
import { and, asc, eq, gt, or, gte } from 'drizzle-orm'
import { activity } from '../../../db/schema-overview.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { dayAfter, dayOf } from '../../dhaka.ts'

const DAYS = 365

export function activityCalls({ db, now }: Deps): Pick<Handlers, 'GET /myActivity'> {
  return {
    async 'GET /myActivity'({ caller }) {
      const to = dayOf(now())
      const from = dayAfter(to, 1 - DAYS)
      const rows = await db
        .select({ day: activity.day, seconds: activity.seconds, lessons: activity.lessons })
        .from(activity)
        .where(
          and(
            eq(activity.userId, caller.userId),
            gte(activity.day, from),
            or(gt(activity.seconds, 0), gt(activity.lessons, 0)),
          ),
        )
        .orderBy(asc(activity.day))
      const days = rows.map(({ day, seconds, lessons }) => ({ day, minutes: Math.ceil(seconds / 60), lessons }))
      return { from, to, days }
    },
  }
}
