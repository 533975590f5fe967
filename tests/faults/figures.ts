// Durations in few words.

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The median and the longest. */
export function spread(times: number[]): string {
  if (!times.length) return 'never'
  const sorted = times.toSorted((a, b) => a - b)
  return `${seconds(sorted[Math.floor(sorted.length / 2)]!)} in the middle, ${seconds(sorted.at(-1)!)} at most`
}
