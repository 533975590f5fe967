// What was played or read, kept until the server has it. The server merges reports, so their order doesn't matter.
import { MAX_PLACES_AT_ONCE } from '#contract/constants.ts'
import type { Place, PlaceUpdate } from '#contract/calls/learning/learning.ts'
import { createUnsentStore, isFinal, lastingApi } from './unsent.ts'

const store = createUnsentStore<{ update: PlaceUpdate }>('place')

export const keepPlace = (update: PlaceUpdate): void => store.keep(crypto.randomUUID(), { update })

/** The signed-in person's unsent reports, oldest first. */
export const keptPlaces = (): PlaceUpdate[] => inOrder().map(({ update }) => update)

const inOrder = () => store.kept().toSorted((one, other) => one.update.seenAt.localeCompare(other.update.seenAt))

/**
 * Sends everything and returns the merged places, keeping what couldn't be sent. Starts immediately, because the page
 * may be closing.
 */
export const sendPlaces = (): Promise<Place[]> => sendAll().catch(() => [])

async function sendAll(): Promise<Place[]> {
  const places: Place[] = []
  for (let batch = nextBatch(); batch.length; batch = nextBatch()) {
    places.push(...(await sendBatch(batch.map(({ update }) => update))))
    store.forget(batch)
  }
  return places
}

const nextBatch = () => inOrder().slice(0, MAX_PLACES_AT_ONCE)

async function sendBatch(updates: PlaceUpdate[]): Promise<Place[]> {
  try {
    return (await lastingApi('PUT /places', { body: updates })).places
  } catch (error) {
    if (!isFinal(error)) throw error
    // One withdrawn lesson must not hold back the others.
    if (updates.length === 1) return []
    const answers: Place[] = []
    for (const update of updates) answers.push(...(await sendBatch([update])))
    return answers
  }
}
