import { useEffect, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Today as TodayAnswer } from '#contract/today.ts'
import { sendPlaces } from '../place-queue.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { FieldError } from '../../ui/field.tsx'
import { keepToday, keptToday } from './kept-today.ts'
import { LessonCard } from './lesson-card.tsx'
import { MyClass } from './my-class.tsx'
import './today.css'

async function loadToday(): Promise<TodayAnswer> {
  // The page that was left just now may still be telling the server how far it was.
  await sendPlaces()
  const today = await api('GET /today')
  keepToday(today)
  return today
}

/** The lesson to continue with, and what is new in the person's class. All states have the same height. */
export default function Today() {
  const { answer, problem, reload } = useCall(loadToday)
  const [kept] = useState(keptToday)
  // Offline, the last known strip is better than none.
  const today = answer ?? (problem instanceof ApiError ? null : kept)

  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  })

  return (
    <section className="wrap today" aria-label={m.today_title()} aria-busy={!today && !problem}>
      {today ? (
        <>
          <LessonCard today={today} />
          <MyClass today={today} reload={reload} />
        </>
      ) : problem ? (
        <div className="today-problem" role="alert">
          <FieldError text={m.today_failed({ reason: explain(problem) })} />
          <button type="button" className="button" onClick={reload}>
            {m.problem_try_again()}
          </button>
        </div>
      ) : (
        <>
          <span className="bone" />
          <span className="bone" />
        </>
      )}
    </section>
  )
}
