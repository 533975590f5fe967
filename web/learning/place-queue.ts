// What was played, kept on the device until the server has it. Each report is a key of its own that is never changed,
// so several tabs cannot overwrite one another; sending one twice is harmless, because the server merges.
import { ApiError, createApi } from '#contract/client.ts'
import { MAX_PLACES_AT_ONCE } from '#contract/constants.ts'
import type { Place, PlaceUpdate } from '#contract/learning.ts'
import { currentSession } from '../session/session.ts'

/** Drafts are removed when somebody signs out. */
const PREFIX = 'draft:place:'
/** Browsers refuse a larger body of a request that outlives its page. */
const MAX_KEEPALIVE = 60_000
/** The lesson is gone, closed or the report is nonsense: sending it again would not help. */
const HOPELESS = new Set([403, 404, 422])

type Kept = { owner: string; update: PlaceUpdate }

const api = createApi(
  (path, init) => fetch(path, { ...init, keepalive: (init.body?.length ?? 0) < MAX_KEEPALIVE }),
  () => currentSession()?.token ?? null,
)

export function keepPlace(update: PlaceUpdate): void {
  const owner = currentSession()?.email
  if (!owner) return
  const kept: Kept = { owner, update }
  try {
    localStorage.setItem(PREFIX + crypto.randomUUID(), JSON.stringify(kept))
  } catch {
    // The storage is full: a later report covers most of it.
  }
}

/** The signed-in person's unsent reports, oldest first. */
export function keptPlaces(): PlaceUpdate[] {
  return kept().map(({ update }) => update)
}

/** Sends everything and answers with the merged places; keeps what could not be sent. Starts at once: the page may go. */
export const sendPlaces = (): Promise<Place[]> => sendAll().catch(() => [])

async function sendAll(): Promise<Place[]> {
  const places: Place[] = []
  for (let batch = nextBatch(); batch.length; batch = nextBatch()) {
    places.push(...(await sendBatch(batch)))
    for (const { key } of batch) localStorage.removeItem(key)
  }
  return places
}

const nextBatch = () => kept().slice(0, MAX_PLACES_AT_ONCE)

async function sendBatch(batch: (Kept & { key: string })[]): Promise<Place[]> {
  try {
    return (await api('PUT /places', { body: batch.map(({ update }) => update) })).places
  } catch (error) {
    if (!(error instanceof ApiError && HOPELESS.has(error.status))) throw error
    // One lesson that was withdrawn must not hold back the others.
    if (batch.length === 1) return []
    const answers: Place[] = []
    for (const one of batch) answers.push(...(await sendBatch([one])))
    return answers
  }
}

function kept(): (Kept & { key: string })[] {
  const owner = currentSession()?.email
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Kept) }))
    .filter((each) => each.owner === owner && each.update)
    .toSorted((one, other) => one.update.seenAt.localeCompare(other.update.seenAt))
}
