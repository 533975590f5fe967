import type { MyActivity } from '#contract/calls/teaching/overview.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { useCall } from '../../../session/use-call.ts'
import { LoadingNote } from '../../../ui/loading-note.tsx'
import { ProblemNote } from '../../../ui/notes.tsx'
import { count, dayAndMonth, monthAndYear } from '../../../ui/numbers.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { monthLabelsOf, monthsOf, stitchesOf, totalsOf } from './year.ts'
import './activity.css'

const CELL = 12
/** The space for the names of the months. */
const HEAD = 14
/** A whole year would be too small to see on a phone. */
const WEEKS_ON_PHONES = 17
const load = () => api('GET /myActivity')

/** The learner's year, with a stitch for each day. Nobody else can see it. */
export function Activity() {
  const { answer, problem, reload } = useCall(load)
  return (
    <section className="panel activity stack" aria-labelledby="activity-title">
      <h2 id="activity-title">{m.activity_title()}</h2>
      {problem !== null && <ProblemNote text={m.activity_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!answer && problem === null && (
        <>
          <LoadingNote />
          <span className="bone" aria-hidden="true" />
        </>
      )}
      {answer && <Year activity={answer} />}
    </section>
  )
}

function Year({ activity }: { activity: MyActivity }) {
  const { minutes, lessons } = totalsOf(activity.days)
  const days = activity.days.length
  const sentence = days
    ? m.activity_sentence({ days: dayCount(days), minutes: minuteCount(minutes), lessons: lessonCount(lessons) })
    : m.activity_empty()
  return (
    <>
      <p>
        {sentence} {m.activity_private()}
      </p>
      <Cloth activity={activity} label={sentence} />
      {days > 0 && <Months activity={activity} />}
    </>
  )
}

const dayCount = (all: number) => (all === 1 ? m.activity_days_one() : m.activity_days_n({ n: count(all) }))
const lessonCount = (all: number) => (all === 1 ? m.activity_lessons_one() : m.activity_lessons_n({ n: count(all) }))
const minuteCount = (all: number) => (all === 1 ? m.activity_minutes_one() : m.activity_minutes_n({ n: count(all) }))

function Cloth({ activity, label }: { activity: MyActivity; label: string }) {
  const isPhone = useMedia('(width <= 720px)')
  const year = stitchesOf(activity)
  const weeks = year.at(-1)!.column + 1
  const first = isPhone ? Math.max(0, weeks - WEEKS_ON_PHONES) : 0
  const stitches = year.filter(({ column }) => column >= first)
  const box = [first * CELL, -HEAD, (weeks - first) * CELL, 7 * CELL + HEAD]
  return (
    <svg className="activity-year" viewBox={box.join(' ')} role="img" aria-label={label}>
      {monthLabelsOf(stitches).map(({ column, name }) => (
        <text key={column} x={column * CELL + 1} y={-4} fontSize={isPhone ? 8 : 9}>
          {name}
        </text>
      ))}
      {stitches.map(({ day, column, row, strength, learned }) => (
        <rect
          key={day}
          x={column * CELL + 1}
          y={row * CELL + 4}
          width={CELL - 3}
          height={4}
          rx={2}
          data-strength={strength || undefined}
          data-today={day === activity.to || undefined}
        >
          {learned && (
            <title>
              {m.activity_day({
                day: dayAndMonth(day),
                minutes: minuteCount(learned.minutes),
                lessons: lessonCount(learned.lessons),
              })}
            </title>
          )}
        </rect>
      ))}
    </svg>
  )
}

function Months({ activity }: { activity: MyActivity }) {
  return (
    <details>
      <summary className="label">{m.activity_by_month()}</summary>
      <table className="numbers">
        <thead>
          <tr>
            {[m.activity_month(), m.activity_days(), m.activity_minutes(), m.activity_lessons()].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthsOf(activity).map(({ month, days, minutes, lessons }) => (
            <tr key={month}>
              <th scope="row">{monthAndYear(month)}</th>
              <td>{count(days)}</td>
              <td>{count(minutes)}</td>
              <td>{count(lessons)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
