import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiError } from '#contract/client.ts'
import { sendPlaces } from '../../learning/place-queue.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { Desk } from './desk.tsx'
import { keepToday, keptToday, type MyDay } from './kept-today.ts'
import { FirstCard } from './first-card.tsx'
import type { Slots } from './today-portal.tsx'
import './today.css'

async function loadToday(): Promise<MyDay> {
  // The page that was just left may still be reporting its progress to the server.
  await sendPlaces()
  const [answer, seats] = await Promise.all([api('GET /today'), api('GET /mySeats').catch(() => [])])
  const today = { ...answer, seats }
  keepToday(today)
  return today
}

/** The Continue card, whose states all have the same height, and further down the rest of the person's home content. */
export default function Today({ slots }: { slots: Slots }) {
  const { answer, problem, reload } = useCall(loadToday)
  const [kept] = useState(keptToday)
  // Offline, the last known content is better than none.
  const today = answer ?? (problem instanceof ApiError ? null : kept)

  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  })

  const first = (
    <section className="wrap today" aria-label={m.today_title()} aria-busy={!today && !problem}>
      {today ? (
        <FirstCard today={today} />
      ) : problem ? (
        <ProblemNote text={m.today_failed({ reason: explain(problem) })} tryAgain={reload} />
      ) : (
        <span className="bone" />
      )}
    </section>
  )
  return (
    <>
      {createPortal(first, slots.today)}
      {today && createPortal(<Desk today={today} reload={reload} />, slots.desk)}
    </>
  )
}
