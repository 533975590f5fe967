import { useEffect, useState } from 'react'
import type { OwnSeat } from '#contract/calls/live/live.ts'
import { endOf, nextSeats, opensAt } from './next-class.ts'

/** The longest delay a timer takes. */
const MAX_DELAY_MS = 2 ** 31 - 1

export type NextSeat = ReturnType<typeof nextSeats>[number]

/** The soonest class, and whether its room is open. Renders again when a room opens and when a class ends. */
export function useNextSeat(seats: OwnSeat[]): { seat: NextSeat | undefined; isOpen: boolean } {
  const [now, setNow] = useState(Date.now)
  const [seat] = nextSeats(seats, now)
  const isOpen = seat !== undefined && opensAt(seat.next) <= now
  const changesAt = seat && (isOpen ? endOf(seat.next) : opensAt(seat.next))
  useEffect(() => {
    if (changesAt === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(changesAt - Date.now(), MAX_DELAY_MS))
    return () => clearTimeout(timer)
  }, [changesAt, now])
  return { seat, isOpen }
}
