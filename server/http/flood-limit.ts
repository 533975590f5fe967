// How much one network address may ask for beyond what comes from memory. Each process counts for itself: a flood is to be
// stopped before it costs a way to the database. What guards accounts is in rate-limit.ts.
const WINDOW_MS = 10_000

/** Counts one request, and answers how many seconds to wait if it is one too many. */
export type FloodLimit = (address: string) => number | undefined

export function createFloodLimit(most: number, now: () => Date): FloodLimit {
  // All begin anew at the same moment, so that nothing is kept of anybody.
  const counts = new Map<string, number>()
  let endsAt = 0
  return (address) => {
    const at = now().getTime()
    if (at >= endsAt) {
      counts.clear()
      endsAt = at + WINDOW_MS
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > most ? Math.ceil((endsAt - at) / 1000) : undefined
  }
}
