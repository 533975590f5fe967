// The list of past events, for shops that missed some.
import { ok, showList, type Answer } from './answers.ts'
import { groupOf, textOf, type Params } from './form.ts'
import type { Store } from './store.ts'

const DEFAULT_LIMIT = 10

/** Newest first, including events that were never sent. */
export function listEvents(store: Store, params: Params): Answer {
  const types = Object.values(groupOf(params, 'types'))
  const since = Number(textOf(groupOf(params, 'created'), 'gte') || 0) * 1000
  const limit = Number(textOf(params, 'limit') || DEFAULT_LIMIT)
  const found = [...store.events.values()]
    .filter(({ type, created }) => created >= since && (types.length === 0 || types.includes(type)))
    .toReversed()
  const start = found.findIndex(({ id }) => id === textOf(params, 'starting_after')) + 1
  const page = found.slice(start, start + limit).map(({ payload }) => JSON.parse(payload) as unknown)
  return ok(showList('/v1/events', page, found.length > start + limit))
}
