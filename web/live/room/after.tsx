// After the class: how long the person attended, the recording, and what comes next.
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { HueKey } from '#art/hues.ts'
import { paths } from '#contract/paths.ts'
import { minutes, size } from '../../files/amounts.ts'
import { StitchRow } from '../../ui/stitches.tsx'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { clockTime, weekdayTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { KeptChat } from './kept-chat.tsx'
import { RecordedClass } from './recorded-class.tsx'
import { UnsentRecording } from './recording/unsent-recording.tsx'
import './after.css'

type AfterProps = {
  session: string
  page: RoomPage
  /** The bytes used in this visit, or 0 if there was none. */
  bytes: number
  rejoin: () => void
}

export function After({ session, page, bytes, rejoin }: AfterProps) {
  const { batch, number, classes, state, mine, next, isHost } = page
  const isOver = state !== 'open'
  const place = { n: digits(number) }
  const left = Math.max(0, classes - mine.attended)
  return (
    <div className="wrap room-after" style={hueStyle(`class${batch.programme}` as HueKey)}>
      <h1 className="title">{isOver ? m.room_over_title(place) : m.room_left_title(place)}</h1>
      <p>
        <span lang={langOf(batch.title)}>{m.room_over_text({ title: batch.title, name: batch.tutor })}</span>{' '}
        {stay(page, bytes)} {isOver && isShort(page) && m.room_half()}
      </p>
      {!isHost && (isOver || number > 1) && (
        <p className="room-attended label row">
          <StitchRow
            marks={[
              ...Array.from({ length: mine.attended }, () => 'done' as const),
              ...Array.from({ length: left }, (_, index) => (index === 0 && next ? ('here' as const) : undefined)),
            ]}
            label={m.room_attended({ a: digits(mine.attended), b: digits(classes) })}
          />
          <span aria-hidden="true">{m.room_attended({ a: digits(mine.attended), b: digits(classes) })}</span>
        </p>
      )}
      <UnsentRecording />
      <section className="room-card surface">
        <h2>{m.room_next_title()}</h2>
        <ul className="room-nexts">
          {!isOver && (
            <li>
              <Icon name="video" />
              <div>
                <h3>{m.room_still_on()}</h3>
                <p>{m.room_still_on_text({ time: clockTime(endOf(page)) })}</p>
              </div>
              <button type="button" className="button button-primary" onClick={rejoin}>
                {m.room_join_again()}
              </button>
            </li>
          )}
          <RecordedClass session={session} isOver={isOver} />
          <KeptChat session={session} page={page} />
          <li>
            <Icon name="clock" />
            <div>
              <h3>{next ? m.room_next_class({ when: weekdayTime(next.startsAt) }) : m.room_last_class()}</h3>
              <p>
                {next
                  ? m.room_next_opens({
                      n: digits(next.number),
                      all: digits(classes),
                      time: clockTime(next.opensAt),
                    })
                  : m.room_last_class_text()}
              </p>
            </div>
          </li>
        </ul>
      </section>
      <p className="room-ways-on cluster">
        <PageLink className={isOver ? 'button button-primary' : 'button'} to={paths.liveBatch(batch._id)}>
          {m.room_to_batch()}
        </PageLink>
        <PageLink className="link" to={paths.contact}>
          {m.room_wrong()}
        </PageLink>
      </p>
    </div>
  )
}

const endOf = ({ startsAt, minutes }: RoomPage) => new Date(Date.parse(startsAt) + minutes * 60_000)

/** Whether the learner attended, but too briefly to count as present. */
const isShort = ({ mine: { seconds }, minutes, isHost }: RoomPage): boolean =>
  !isHost && seconds > 0 && seconds * 2 < minutes * 60

function stay({ mine: { seconds }, isHost }: RoomPage, bytes: number): string {
  if (!seconds) return isHost ? '' : m.room_were_not_here()
  const time = minutes(seconds)
  return bytes ? m.room_were_here_used({ time, size: size(bytes) }) : m.room_were_here({ time })
}
