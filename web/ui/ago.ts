import { perLanguage } from './per-language.ts'

const inWords = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** How long ago, in the largest fitting unit: 3 days ago, yesterday, this minute. */
export function ago(time: string): string {
  const passed = Math.max(0, Date.now() - Date.parse(time))
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? UNITS[2]
  return inWords().format(-Math.floor(passed / length), unit)
}
