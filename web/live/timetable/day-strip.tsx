import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { dayNameIn, shortDayIn } from '../../ui/zoned-times.ts'
import { classCount } from '../live-words.ts'
import { addDays, dateIn } from '../zones.ts'
import { WEEK, type TimetableDay } from './timetable-days.ts'
import { timetablePath, type TimetableView } from './timetable-path.ts'

export const dayId = (date: string): string => `day-${date}`

type DayStripProps = { days: TimetableDay[]; shown: TimetableView; now: number; zone: string }

/** Seven days, each linked to its classes below, and links to the weeks before and after. */
export function DayStrip({ days, shown, now, zone }: DayStripProps) {
  const { hash } = useLocation()
  const first = days[0]!.date
  const today = dateIn(now, zone)
  const current = days.find(({ date }) => hash === `#${dayId(date)}`)?.date ?? first
  const before = addDays(first, -WEEK)
  return (
    <nav className="live-days" aria-label={m.live_days()}>
      <ol className="stack">
        {days.map(({ date, classes }) => {
          const words = (
            <>
              <span>{dayNameIn(date, 'UTC')}</span>
              <b>{shortDayIn(date, 'UTC')}</b>
              <span>{classes.length ? classCount(classes.length) : m.live_no_classes()}</span>
            </>
          )
          return (
            <li key={date} data-current={date === current || undefined}>
              {classes.length ? (
                // Not the router's link, because the browser keeps the rest of the URL.
                <a href={`#${dayId(date)}`} aria-current={date === current ? 'date' : undefined}>
                  {words}
                </a>
              ) : (
                <span>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="live-weeks beside">
        {first > today && (
          <PageLink
            className="button button-small"
            to={timetablePath(shown, { from: before > today ? before : null })}
            preventScrollReset
          >
            <Icon name="arrow-left" />
            {m.live_week_before()}
          </PageLink>
        )}
        <PageLink
          className="button button-small"
          to={timetablePath(shown, { from: addDays(first, WEEK) })}
          preventScrollReset
        >
          {m.live_week_after()}
          <Icon name="arrow-right" />
        </PageLink>
      </p>
    </nav>
  )
}
