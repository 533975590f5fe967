// Progress reports. They are merged, so that late, repeated and reordered reports from several devices give one result.
import { and, eq, sql } from 'drizzle-orm'
import type { PlaceUpdate, Range } from '#contract/calls/learning/learning.ts'
import { places } from '../../../db/schema-learning.ts'
import { invalid } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { LearnerAccess } from '../../../http/caller.ts'
import { learnerValues } from './learner-access.ts'
import { mergeUpdates } from './merge-updates.ts'
import { createPlaceStore } from './store-places.ts'

/** Phone clocks are often off by minutes, rarely by more. */
const CLOCK_SKEW_MS = 24 * 3_600_000

type PlaceCalls = Pick<Handlers, 'PUT /places' | 'GET /lesson/{id}/watched'>

export function placeCalls({ db, now }: Deps, access: LearnerAccess): PlaceCalls {
  const store = createPlaceStore(db, now)
  return {
    async 'GET /lesson/{id}/watched'({ params, caller }) {
      if (!caller) return { watched: [], since: null }
      const ranges = sql<
        Range[]
      >`(select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by part), '[]')
        from unnest(${places.watched}) part)`
      const [place] = await db
        .select({ watched: ranges, since: places.watchedSince })
        .from(places)
        .where(and(eq(places.userId, caller.userId), eq(places.itemId, params.id)))
      return { watched: place?.watched ?? [], since: place?.since?.toISOString() ?? null }
    },

    async 'PUT /places'({ body, caller }) {
      requirePlausibleTimes(body, now())
      const reports = mergeUpdates(body, now())
      const request = { ...learnerValues(caller), userId: caller.userId, reports }
      const stored = await store(request)
      if (stored.length === reports.length) return { places: stored }
      const items = reports.map(({ item }) => item)
      // Throws the reason for refusing, unless the item was bought in the meantime.
      await access('item', items, caller)
      return { places: await store(request) }
    },
  }
}

function requirePlausibleTimes(updates: PlaceUpdate[], at: Date): void {
  const latest = at.getTime() + CLOCK_SKEW_MS
  const index = updates.findIndex(
    ({ seenAt, since = seenAt }) => Date.parse(seenAt) > latest || Date.parse(since) > latest,
  )
  if (index >= 0) throw invalid({ [`${index}.seenAt`]: 'invalid' })
}
