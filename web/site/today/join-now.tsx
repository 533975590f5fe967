import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { OwnSeat } from '#contract/calls/live/live.ts'
import { JoinButton } from '../../live/join-button.tsx'
import { useNextSeat } from '../../live/use-next-seat.ts'
import { m } from '../../paraglide/messages.js'
import { JOIN_SLOT } from '../frame/join-slot.ts'
import './join-now.css'

/** Pages on which nothing should lead away. Quizzes and tasks have no top bar. */
const LEFT_ALONE = /^\/(payment|live\/room|login|register)\b/

/** Shown in the top bar while a class is on, as far as this device knows from the last visit to the home page. */
export default function JoinNow({ seats }: { seats: OwnSeat[] }) {
  const { pathname } = useLocation()
  const { seat, isOpen } = useNextSeat(seats)
  const slot = document.getElementById(JOIN_SLOT)
  if (!slot || !seat || !isOpen || LEFT_ALONE.test(pathname)) return null
  return createPortal(
    <JoinButton
      key={seat.next._id}
      session={seat.next._id}
      className="button button-small join-now"
      label={m.live_join()}
      name={m.today_join_of({ name: seat.title })}
    />,
    slot,
  )
}
