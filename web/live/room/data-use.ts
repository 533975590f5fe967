// What a class costs in data, as `npm run bench -- data` measured it, headers of packets included. Once somebody is in it,
// the page shows what it takes on their line.

const MB = 1_000_000

/** Per hour, with the tutor's picture. */
export const VIDEO_BYTES = 170 * MB
/** Per hour, without any picture. */
export const SOUND_BYTES = 21 * MB
/** One picture of a shared screen. */
export const STILL_BYTES = 55_000

/** The current rate is told once this much time has been measured. */
const MIN_MEASURED_MS = 30_000

type Sample = { at: number; bytes: number }

/** Bytes per hour at the rate of the last minutes; undefined until there is enough to tell. */
export function hourlyRate(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < MIN_MEASURED_MS) return undefined
  return ((last.bytes - first.bytes) / (last.at - first.at)) * 3_600_000
}
