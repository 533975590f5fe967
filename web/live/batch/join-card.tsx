import { Suspense } from 'react'
import { LIVE_ZONE } from '#contract/constants.ts'
import type { Batch, LiveSession } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { size } from '../../files/amounts.ts'
import { StitchRow } from '../../ui/stitches.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { digits } from '../../ui/numbers.ts'
import { clockIn } from '../../ui/zoned-times.ts'
import { AddToCalendar } from '../../people/calendar/add-to-calendar.tsx'
import { nextClass, opensAt } from '../next-class.ts'
import { Countdown } from '../countdown.tsx'
import { classCount, classTime, programmeName, runningWords } from '../live-words.ts'
import { SOUND_BYTES, VIDEO_BYTES } from '../room/data-use.ts'
import { useJoin } from '../use-join.ts'
import { useNow } from '../use-now.ts'
import { isDhakaTime } from '../zones.ts'

const PushOffer = lazyPart(() => import('../../people/push/push-offer.tsx'))

type JoinCardProps = { batch: Batch; zone: string }

/** For people with a seat: when the next class starts, and the join button. */
export function JoinCard({ batch, zone }: JoinCardProps) {
  const now = useNow()
  const next = nextClass(batch.sessions, now)
  const held = batch.sessions.filter(({ state }) => state !== 'cancelled')
  const attended = batch.mine?.attended ?? 0
  const hasBegun = Date.parse(batch.firstAt) <= now
  const label = hasBegun
    ? m.collection_attended({ done: digits(attended), all: digits(held.length) })
    : classCount(held.length)
  return (
    <>
      <div className="seat-head spread">
        <span className="badge badge-good">
          <Icon name="check" />
          {m.orders_paid()}
        </span>
        <span className="badge live-badge tint">{programmeName(batch.programme)}</span>
      </div>
      {next ? <NextClass session={next} classes={batch.classes} now={now} zone={zone} /> : <p>{m.live_no_more()}</p>}
      <p className="seat-progress muted stack">
        <StitchRow marks={held.map((_, index) => (index < attended ? 'done' : undefined))} label={label} />
        <span aria-hidden="true">{label}</span>
      </p>
      {next && (
        <>
          <AddToCalendar batch={batch._id} className="button button-wide" />
          <Suspense>
            <PushOffer question={m.push_class()} />
          </Suspense>
        </>
      )}
    </>
  )
}

type NextClassProps = { session: LiveSession; classes: number; now: number; zone: string }

function NextClass({ session, classes, now, zone }: NextClassProps) {
  const { _id, startsAt, number } = session
  const { isBusy, problem, join } = useJoin(_id, zone)
  const opens = opensAt(session)
  const isRunning = Date.parse(startsAt) <= now
  const when = classTime(startsAt, zone, now)
  return (
    <>
      <p className="seat-note">{isRunning ? runningWords(number, classes) : m.live_begins_in({ n: digits(number) })}</p>
      {!isRunning && <Countdown to={startsAt} />}
      <p className="seat-note">
        <time dateTime={startsAt}>
          {isDhakaTime(zone, startsAt) ? when : m.live_when_dhaka({ when, time: clockIn(startsAt, LIVE_ZONE) })}
        </time>
      </p>
      {now >= opens ? (
        <button
          type="button"
          className="button button-primary button-large button-wide"
          disabled={isBusy}
          onClick={() => void join()}
        >
          {isBusy ? <span className="spinner" /> : <Icon name="video" />}
          {m.live_join()}
        </button>
      ) : (
        <button type="button" className="button button-large button-wide" disabled>
          <Icon name="video" />
          {m.live_join_opens({ time: clockIn(new Date(opens), zone) })}
        </button>
      )}
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <p className="seat-note">{m.live_join_data({ video: size(VIDEO_BYTES), sound: size(SOUND_BYTES) })}</p>
    </>
  )
}
