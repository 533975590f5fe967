import type { HueKey } from '#art/hues.ts'
import { LIVE_ZONE } from '#contract/constants.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { digits, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { clockIn, shortDayIn } from '../../ui/zoned-times.ts'
import { classCount, programmeName, liveSubjectName } from '../live-words.ts'
import { SeatDots, seatsWords } from '../seat-dots.tsx'
import { isDhakaTime } from '../zones.ts'
import type { ListedClass } from './timetable-days.ts'

type ClassCardProps = { listed: ListedClass; zone: string }

export function ClassCard({ listed: { batch, startsAt, minutes }, zone }: ClassCardProps) {
  const { _id, title, programme, subject, tutor, seatsLeft, classes, firstAt } = batch
  const isFull = seatsLeft === 0
  const isClosed = !batch.isJoinable
  return (
    <li
      className="live-class surface grid"
      style={hueStyle(`class${programme}` as HueKey)}
      data-full={isFull || isClosed || undefined}
    >
      <p className="live-class-time">
        <time className="numbers" dateTime={startsAt}>
          {clockIn(startsAt, zone)}
        </time>
        <small>{!isDhakaTime(zone, startsAt) && m.live_in_dhaka({ time: clockIn(startsAt, LIVE_ZONE) })}</small>
      </p>
      <div className="live-class-what stack">
        <h3 lang={langOf(title)}>{title}</h3>
        <p className="cluster">
          <span className="badge live-badge tint">{programmeName(programme)}</span>
          <small>
            {liveSubjectName(subject)} · <span lang={langOf(tutor)}>{tutor}</span>
          </small>
        </p>
        <small>
          {m.live_course_facts({
            classes: classCount(classes),
            day: shortDayIn(firstAt, zone),
            minutes: digits(minutes),
          })}
        </small>
      </div>
      <p className="live-class-seats stack">
        <SeatDots {...batch} />
        <small>{isClosed ? m.live_closed() : seatsWords(batch)}</small>
      </p>
      <p className="live-class-price">{price(batch.price)}</p>
      <PageLink
        className="button button-small"
        to={paths.liveBatch(_id)}
        aria-label={(isFull && !isClosed ? m.live_see_full_of : m.live_see_of)({ title })}
      >
        {isFull && !isClosed ? m.live_see_full() : m.live_see()}
      </PageLink>
    </li>
  )
}
