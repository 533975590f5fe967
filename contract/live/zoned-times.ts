// Times of day in a zone, as instants. A class stays at its hour when the clocks change. A zone is an IANA name.

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A day, 2026-11-17, and a time of day, 18:00. */
export type WallTime = { day: string; at: string }

// Cached, because creating a formatter takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock of the zone shows, as ISO 8601 writes it. */
export function wallTime(time: string | number | Date, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  return format.format(new Date(time)).replace(' ', 'T')
}

/** How many minutes a zone is ahead of UTC at a time. */
export function offsetOf(zone: string, time: string | number | Date): number {
  const shown = Date.parse(`${wallTime(time, zone)}Z`)
  return Math.round((shown - new Date(time).getTime()) / MINUTE_MS)
}

/**
 * The instant when clocks of the zone show this time. One that they skip is as much later as they skip; of one that they
 * show twice, it is the first.
 */
export function instantOf({ day, at }: WallTime, zone: string): Date {
  const shown = Date.parse(`${day}T${at}:00Z`)
  // No zone changes its clocks twice within two days.
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetOf(zone, near) * MINUTE_MS)
  const first = [before!, after!].find((instant) => instant + offsetOf(zone, instant) * MINUTE_MS === shown)
  return new Date(first ?? before!)
}
