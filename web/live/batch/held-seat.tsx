import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { clockTime } from '../../ui/local-times.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Countdown } from '../countdown.tsx'

type HeldSeatProps = { order: string; until: string; reload: () => void }

/** An unpaid order holds its seat for a while. */
export function HeldSeat({ order, until, reload }: HeldSeatProps) {
  useEffect(() => {
    // Reloads a second later, when the server has released it as well.
    const timer = setTimeout(reload, Math.max(0, Date.parse(until) - Date.now()) + 1000)
    return () => clearTimeout(timer)
  }, [until, reload])
  return (
    <>
      <h2>{m.live_card_held()}</h2>
      <p className="seat-note">{m.live_held_left()}</p>
      <Countdown to={until} />
      <p className="seat-note">{m.live_held_until({ time: clockTime(until) })}</p>
      <p className="seat-note">{m.live_held_text()}</p>
      <PageLink className="button button-primary button-large button-wide" to={paths.payment(order)}>
        {m.live_pay()}
      </PageLink>
    </>
  )
}
