import { useId } from 'react'
import { LIVE_ZONE } from '#contract/constants.ts'
import type { Batch, LiveSession } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { clockIn, shortWeekdayIn } from '../../ui/zoned-times.ts'
import { nextClass } from '../next-class.ts'
import { isDhakaTime, placeOf } from '../zones.ts'

type ClassTableProps = { batch: Batch; now: number; zone: string }

/** All classes, in the visitor's time and in Dhaka time. */
export function ClassTable({ batch: { sessions, minutes }, now, zone }: ClassTableProps) {
  const id = useId()
  const next = nextClass(sessions, now)
  const isElsewhere = sessions.some(({ startsAt }) => !isDhakaTime(zone, startsAt))
  const held = sessions.filter(({ state }) => state !== 'cancelled').length
  // For a cancelled batch, the number of planned classes.
  const count = held || sessions.length
  return (
    <section className="batch-classes" aria-labelledby={id}>
      <h2 id={id}>{count === 1 ? m.live_table_one() : m.live_table({ n: digits(count) })}</h2>
      <div className="panel">
        <table className="ledger" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {m.live_table_number()}
              </th>
              <th role="columnheader" scope="col">
                {isElsewhere ? m.live_table_yours({ city: placeOf(zone) }) : m.live_table_dhaka()}
              </th>
              {isElsewhere && (
                <th role="columnheader" scope="col">
                  {m.live_table_dhaka()}
                </th>
              )}
              <th role="columnheader" scope="col">
                <span className="sr-only">{m.live_table_state()}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {sessions.map((session) => {
              const { _id, number, startsAt, state } = session
              return (
                <tr key={_id} role="row" data-cancelled={state === 'cancelled' || undefined}>
                  <td role="cell">{digits(number)}</td>
                  <th role="rowheader" scope="row">
                    <time dateTime={startsAt}>
                      {shortWeekdayIn(startsAt, zone)}, {clockIn(startsAt, zone)}
                    </time>
                  </th>
                  {isElsewhere && (
                    <td role="cell">
                      <small aria-hidden="true">{m.live_table_dhaka()}</small>
                      {clockIn(startsAt, LIVE_ZONE)}
                    </td>
                  )}
                  <td role="cell">
                    <ClassState session={session} isNext={session === next} now={now} zone={zone} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="batch-note muted">
        {m.live_minutes_each({ minutes: digits(minutes) })} {isElsewhere && m.live_summer_time()}
      </p>
    </section>
  )
}

type ClassStateProps = { session: LiveSession; isNext: boolean; now: number; zone: string }

function ClassState({ session, isNext, now, zone }: ClassStateProps) {
  const { state, startsAt, movedFrom, number, recording } = session
  const before = movedFrom && `${shortWeekdayIn(movedFrom, zone)}, ${clockIn(movedFrom, zone)}`
  return (
    <>
      {state === 'cancelled' && <span className="badge badge-open">{m.live_cancelled()}</span>}
      {state === 'over' && (!recording || recording.state === 'failed') && (
        <span className="batch-over">{m.live_over()}</span>
      )}
      {isNext && <span className="badge badge-good">{Date.parse(startsAt) <= now ? m.live_now() : m.live_next()}</span>}
      {before && state === 'planned' && (
        <span className="badge badge-gold" title={m.live_moved_from({ when: before })}>
          {m.live_moved()}
          <span className="sr-only">. {m.live_moved_from({ when: before })}</span>
        </span>
      )}
      {recording?.state === 'ready' && (
        <PageLink
          className="link"
          to={paths.liveRoom(session._id)}
          aria-label={m.live_recording_of({ n: digits(number) })}
        >
          {m.live_recording()}
        </PageLink>
      )}
      {(recording?.state === 'waiting' || recording?.state === 'arriving') && (
        <span className="batch-over">{m.live_recording_preparing()}</span>
      )}
    </>
  )
}
