// Converts times of day in a zone to instants and back. A class keeps its local time when the clocks change. A zone is
// an IANA name.

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A day, such as 2026-11-17, and a time of day, such as 18:00. */
export type WallTime = { day: string; at: string }

// Cached, because creating a formatter takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock in the zone shows, as ISO 8601 writes it. */
export function wallTime(time: string | number | Date, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  return format.format(new Date(time)).replace(' ', 'T')
}

/** How many minutes a zone is ahead of UTC at an instant. */
export function offsetOf(zone: string, time: string | number | Date): number {
  const shown = Date.parse(`${wallTime(time, zone)}Z`)
  return Math.round((shown - new Date(time).getTime()) / MINUTE_MS)
}

/**
 * The instant at which clocks in the zone show this time. A time that they skip is moved later by the length of the
 * gap. If they show a time twice, the first instant counts.
 */
export function instantOf({ day, at }: WallTime, zone: string): Date {
  const shown = Date.parse(`${day}T${at}:00Z`)
  // No zone changes its clocks twice within two days.
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetOf(zone, near) * MINUTE_MS)
  const first = [before!, after!].find((instant) => instant + offsetOf(zone, instant) * MINUTE_MS === shown)
  return new Date(first ?? before!)
}
