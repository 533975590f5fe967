import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Today as TodayContent } from '#contract/calls/site/today.ts'
import { ApiError } from '#contract/client.ts'
import { sendPlaces } from '../../learning/place-queue.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { Desk } from './desk.tsx'
import { keepToday, useKeptToday } from './kept-today.ts'
import { MyClass } from './my-class.tsx'
import type { Slots } from './today-portal.tsx'
import './desk.css'
import './shelf.css'

async function loadToday(): Promise<TodayContent> {
  // The page that was just left may still be reporting its progress to the server.
  await sendPlaces()
  const today = await api('GET /today')
  keepToday(today)
  return today
}

/** The desk, which has the same height in all states, and further down the new courses in the person's class. */
export default function Today({ slots }: { slots: Slots }) {
  const { answer, problem, reload } = useCall(loadToday)
  const kept = useKeptToday()
  // Offline, the last known content is better than none.
  const today = answer ?? (problem instanceof ApiError ? null : kept)

  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  })

  const desk = (
    <section className="wrap desk" aria-label={m.today_desk()} aria-busy={!today && !problem}>
      {today ? (
        <Desk today={today} />
      ) : problem ? (
        <ProblemNote text={m.today_failed({ reason: explain(problem) })} tryAgain={reload} />
      ) : (
        <span className="bone" />
      )}
    </section>
  )
  return (
    <>
      {createPortal(desk, slots.desk)}
      {today && createPortal(<MyClass today={today} reload={reload} />, slots.shelf)}
    </>
  )
}
