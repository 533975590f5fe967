// Times of day in a zone, as instants. A class stays at its hour when the clocks change.

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export type WallTime = { day: string; at: string }

/**
 * The instant when clocks of the zone show this time. One that they skip is as much later as they skip; of one that they show twice,
 * it is the first.
 */
export function instantOf({ day, at }: WallTime, zone: string): Date {
  const shown = Date.parse(`${day}T${at}:00Z`)
  // No zone changes its clocks twice within two days.
  const before = shown - offsetAt(shown - DAY_MS, zone)
  const after = shown - offsetAt(shown + DAY_MS, zone)
  const shows = (instant: number) => instant + offsetAt(instant, zone) === shown
  const first = [before, after].filter(shows).toSorted((one, other) => one - other)[0]
  return new Date(first ?? before)
}

export type Pattern = { from: string; weekdays: number[]; at: string; count: number }

/** The first so many days from a day on that are one of these weekdays, 1 for Monday. */
export function timesOf({ from, weekdays, at, count }: Pattern): WallTime[] {
  const times: WallTime[] = []
  for (let day = Date.parse(from); times.length < count; day += DAY_MS) {
    const weekday = new Date(day).getUTCDay() || 7
    if (weekdays.includes(weekday)) times.push({ day: new Date(day).toISOString().slice(0, 10), at })
  }
  return times
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year, month, day, hour, minute } = parts as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(zone, format)
  return format
}
