// The visitor's time zone and Dhaka's. Times cross the wire in UTC. A zone is an IANA name.
import { useSyncExternalStore } from 'react'
import { LIVE_ZONE } from '#contract/constants.ts'
import { offsetOf, wallTime } from '#contract/live/zoned-times.ts'
import { getLocale } from '../paraglide/runtime.js'
import { neverChanges } from '../ui/use-hydrated.ts'

const DAY = 86_400_000
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone || LIVE_ZONE

/** The visitor's zone. The server renders one page for everyone, with times in Dhaka. */
export const useZone = (): string => useSyncExternalStore(neverChanges, ownZone, () => LIVE_ZONE)

/** The calendar day of a time, such as 2026-11-17. */
export const dateIn = (time: string | number | Date, zone: string): string => wallTime(time, zone).slice(0, 10)

/** The time of day in the format of a time field, such as 18:00. */
export const clockValue = (time: string | number | Date, zone: string): string => wallTime(time, zone).slice(11)

/** For example, 2026-11-17 plus 1 is 2026-11-18. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** Whether a clock there shows the same time as in Dhaka. */
export const isDhakaTime = (zone: string, time: string | number): boolean =>
  zone === LIVE_ZONE || offsetOf(zone, time) === offsetOf(LIVE_ZONE, time)

/** Such as Dubai. In Bengali, the name that browsers have, which may be the country's. */
export function placeOf(zone: string): string {
  if (getLocale() === 'bn') {
    const parts = new Intl.DateTimeFormat('bn', { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const place = /^([\u0980-\u09FF].*) সম\S+$/.exec(name)?.[1]
    if (place) return place
  }
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
