// The visitor's clock and Dhaka's. Times cross the wire in UTC; a zone is an IANA name.
import { useSyncExternalStore } from 'react'
import { LIVE_ZONE } from '#contract/constants.ts'
import { getLocale } from '../paraglide/runtime.js'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const neverChanges = () => () => {}
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || LIVE_ZONE

/** The visitor's zone. The server renders one page for everybody, with the times of Dhaka. */
export const useZone = (): string => useSyncExternalStore(neverChanges, ownZone, () => LIVE_ZONE)

// Cached, because creating a formatter takes far longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** What a clock of the zone shows, as ISO 8601 writes it. */
function wallTime(time: string | number | Date, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, format)
  return format.format(new Date(time)).replace(' ', 'T')
}

/** The calendar day of a time: 2026-11-17. */
export const dateIn = (time: string | number | Date, zone: string): string => wallTime(time, zone).slice(0, 10)

/** The time of day, as a time field takes it: 18:00. */
export const clockValue = (time: string | number | Date, zone: string): string => wallTime(time, zone).slice(11)

/** 2026-11-17 and 1 make 2026-11-18. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** How many minutes a zone is ahead of UTC at a time. */
export function offsetOf(zone: string, time: string | number | Date): number {
  const shown = Date.parse(`${wallTime(time, zone)}Z`)
  return Math.round((shown - new Date(time).getTime()) / MINUTE)
}

/** Whether a clock there shows the same as one in Dhaka. */
export const isDhakaTime = (zone: string, time: string | number): boolean =>
  zone === LIVE_ZONE || offsetOf(zone, time) === offsetOf(LIVE_ZONE, time)

/** Dubai; in Bengali the name that browsers know, which may be that of the country. */
export function placeOf(zone: string): string {
  if (getLocale() === 'bn') {
    const parts = new Intl.DateTimeFormat('bn', { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const place = /^([\u0980-\u09FF].*) সম\S+$/.exec(name)?.[1]
    if (place) return place
  }
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** The moment at which a clock of the zone shows this. What a changing clock skips is an hour later, what it repeats the first. */
export function momentIn(zone: string, date: string, clock: string): string {
  const wall = Date.parse(`${date}T${clock}:00Z`)
  const [first, ...others] = [wall - DAY, wall + DAY].map((near) => wall - offsetOf(zone, near) * MINUTE)
  const shown = [first!, ...others].find((moment) => moment + offsetOf(zone, moment) * MINUTE === wall)
  return new Date(shown ?? first!).toISOString()
}
