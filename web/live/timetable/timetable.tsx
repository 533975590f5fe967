import { openPage } from '../../catalogue/parts/page-data.server.ts'
import { m } from '../../paraglide/messages.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { EmptyNote } from '../../ui/notes.tsx'
import { weekdayIn } from '../../ui/zoned-times.ts'
import { dateIn, useZone } from '../zones.ts'
import { ZoneNote } from '../zone-note.tsx'
import { ClassCard } from './class-card.tsx'
import { load } from './content.server.ts'
import { DayStrip, dayId } from './day-strip.tsx'
import { ProgrammeChips, SubjectChoice } from './live-filters.tsx'
import { daysOf, nextAfter, type TimetableDay } from './timetable-days.ts'
import { TIMETABLE_QUERY, timetablePath, type TimetableView } from './timetable-path.ts'
import type { Route } from './+types/timetable'
import '../live.css'
import './timetable.css'

export const handle = { query: TIMETABLE_QUERY, isFresh: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return openPage(context, (api) => load(api, request))
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.live_title(), description: m.live_lead() })

export default function Timetable({ loaderData: { now, batches, shown } }: Route.ComponentProps) {
  const zone = useZone()
  const days = daysOf({ batches, from: shown.from, now }, zone)
  return (
    <div className="wrap live-page">
      <header className="page-head">
        <h1>{m.live_title()}</h1>
        <p>{m.live_lead()}</p>
      </header>
      <ProgrammeChips shown={shown} />
      <div className="live-filters ends">
        <SubjectChoice shown={shown} />
        <ZoneNote key={zone} zone={zone} at={now} />
      </div>
      {/* Another zone mounts a new element, so that nothing moves from the day in Dhaka to the visitor's. */}
      <div key={zone}>
        <DayStrip days={days} shown={shown} now={now} zone={zone} />
        {days.map(({ date, classes }) => (
          <Day key={date} date={date} classes={classes} isToday={date === dateIn(now, zone)} zone={zone} />
        ))}
        {days.every(({ classes }) => classes.length === 0) && (
          <NoClasses shown={shown} next={nextAfter(batches, days, zone)} zone={zone} />
        )}
      </div>
    </div>
  )
}

type DayProps = TimetableDay & { isToday: boolean; zone: string }

function Day({ date, classes, isToday, zone }: DayProps) {
  if (!classes.length) return null
  const day = weekdayIn(date, 'UTC')
  return (
    <section className="live-day" aria-labelledby={dayId(date)}>
      <h2 id={dayId(date)}>{isToday ? m.live_today({ day }) : day}</h2>
      <ul>
        {classes.map((listed) => (
          <ClassCard key={listed.id} listed={listed} zone={zone} />
        ))}
      </ul>
    </section>
  )
}

type NoClassesProps = { shown: TimetableView; next: string | null; zone: string }

/** Links to the next class, or to the classes without the filters. */
function NoClasses({ shown, next, zone }: NoClassesProps) {
  if (next) {
    const action = {
      to: timetablePath(shown, { from: dateIn(next, zone) }),
      label: m.live_empty_next({ day: weekdayIn(next, zone) }),
    }
    return <EmptyNote patch="sun" title={m.live_empty_title()} text={m.live_empty_later()} action={action} />
  }
  if (shown.programme || shown.subject) {
    const action = { to: timetablePath(shown, { programme: null, subject: null }), label: m.live_empty_all() }
    return <EmptyNote patch="sun" title={m.live_empty_title()} text={m.live_empty_filtered()} action={action} />
  }
  return <EmptyNote patch="sun" title={m.live_empty_title()} text={m.live_empty_text()} />
}
