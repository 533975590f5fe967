// Formats durations.

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The median and the maximum. */
export function spread(times: number[]): string {
  if (!times.length) return 'never'
  const sorted = times.toSorted((a, b) => a - b)
  return `${seconds(sorted[Math.floor(sorted.length / 2)]!)} in the middle, ${seconds(sorted.at(-1)!)} at most`
}
