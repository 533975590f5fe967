import { useEffect, useState } from 'react'
import type { OwnSeat } from '#contract/calls/live/live.ts'
import { endOf, nextSeats, opensAt } from './next-class.ts'

/** A page that stays open for longer asks again anyway, and timers have a limit. */
const DAY_MS = 86_400_000

export type NextSeat = ReturnType<typeof nextSeats>[number]

/** The soonest class, and whether its room is open. Renders again when a room opens and when a class ends. */
export function useNextSeat(seats: OwnSeat[]): { seat: NextSeat | undefined; isOpen: boolean } {
  const [now, setNow] = useState(Date.now)
  const [seat] = nextSeats(seats, now)
  const isOpen = seat !== undefined && opensAt(seat.next) <= now
  const changesAt = seat && (isOpen ? endOf(seat.next) : opensAt(seat.next))
  useEffect(() => {
    if (changesAt === undefined || changesAt > Date.now() + DAY_MS) return
    const timer = setTimeout(() => setNow(Date.now()), changesAt - Date.now() + 100)
    return () => clearTimeout(timer)
  }, [changesAt])
  return { seat, isOpen }
}
