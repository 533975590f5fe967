import type { CSSProperties } from 'react'
import { m } from '../paraglide/messages.js'
import { digits } from '../ui/numbers.ts'

type Seats = { seats: number; seatsLeft: number }

/** A dot for each seat: taken ones are filled, free ones are outlined. */
export function SeatDots({ seats, seatsLeft }: Seats) {
  return (
    <span className="live-dots" style={dotColumns(seats)} aria-hidden="true">
      {Array.from({ length: seats }, (_, index) => (
        <i key={index} data-open={index >= seats - seatsLeft || undefined} />
      ))}
    </span>
  )
}

/** Many dots are arranged in two rows. */
export const dotColumns = (count: number): CSSProperties =>
  ({ '--columns': count > 6 ? Math.ceil(count / 2) : count }) as CSSProperties

export function seatsWords({ seats, seatsLeft }: Seats): string {
  if (seatsLeft === 0) return m.live_full()
  const words = { a: digits(seatsLeft), b: digits(seats) }
  return seatsLeft === 1 ? m.live_seat_left(words) : m.live_seats_left(words)
}
