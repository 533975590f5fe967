import { LIVE_ZONE } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { clockIn, shortWeekdayIn } from '../../ui/zoned-times.ts'
import { classCount } from '../live-words.ts'
import { isDhakaTime } from '../zones.ts'

/** The planned classes, in the batch's time and in Dhaka time. */
export function PlannedClasses({ moments, zone }: { moments: string[]; zone: string }) {
  if (!moments.length) return null
  return (
    <section className="hosting-planned" aria-label={m.hosting_planned()}>
      <h2>{m.hosting_planned_count({ classes: classCount(moments.length) })}</h2>
      <ol className="stack numbers">
        {moments.map((moment) => (
          <li key={moment}>
            <time dateTime={moment}>
              {shortWeekdayIn(moment, zone)}, {clockIn(moment, zone)}
            </time>
            {!isDhakaTime(zone, moment) && <small>{m.live_in_dhaka({ time: clockIn(moment, LIVE_ZONE) })}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
