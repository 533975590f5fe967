// How much data a class uses, as measured by `npm run bench -- data`, packet headers included. Once someone has joined,
// the page shows the measured use of their own connection.

const MB = 1_000_000

/** Per hour, with the tutor's picture. */
export const VIDEO_BYTES = 170 * MB
/** Per hour, without any picture. */
export const SOUND_BYTES = 21 * MB
/** One picture of a shared screen. */
export const STILL_BYTES = 55_000

/** The current rate is shown once this much time has been measured. */
const MIN_MEASURED_MS = 30_000

type Sample = { at: number; bytes: number }

/** Bytes per hour at the rate of the last minutes. Undefined until there is enough data. */
export function hourlyRate(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < MIN_MEASURED_MS) return undefined
  return ((last.bytes - first.bytes) / (last.at - first.at)) * 3_600_000
}
