// Days and months in Dhaka, which has no daylight saving time.
const DAY_MS = 86_400_000
const DHAKA_MS = 6 * 3_600_000

const inDhaka = (moment: Date): string => new Date(moment.getTime() + DHAKA_MS).toISOString()

/** Formats as 2026-11-30. */
export const dayOf = (moment: Date): string => inDhaka(moment).slice(0, 10)

/** The day this many days later, or earlier if negative. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Formats as 2026-11. */
export const monthOf = (moment: Date): string => inDhaka(moment).slice(0, 7)

/** The month this many months later, or earlier if negative. */
export function monthAfter(month: string, months = 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

export const startOfMonth = (month: string): Date => new Date(Date.parse(`${month}-01T00:00:00Z`) - DHAKA_MS)

/** The number of whole days since 1970. */
export const dayNumber = (moment: Date): number => Math.floor((moment.getTime() + DHAKA_MS) / DAY_MS)
