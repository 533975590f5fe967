// Limits how many uncached requests one network address may make. Counted per process, so that a flood is stopped
// before it costs a database query; the limits that protect accounts are in rate-limit.ts.
const WINDOW_MS = 10_000

/** Counts one request and returns the seconds to wait if it is over the limit. */
export type FloodLimit = (address: string) => number | undefined

export function createFloodLimit(max: number, now: () => Date): FloodLimit {
  // All windows start together, so one map is enough, and nothing about an address is kept beyond its window.
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
    return count > max ? Math.ceil((endsAt - at) / 1000) : undefined
  }
}
