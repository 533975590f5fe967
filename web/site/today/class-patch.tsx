import { paths } from '#contract/paths.ts'
import { JoinButton } from '../../live/join-button.tsx'
import { classTime, runningWords } from '../../live/live-words.ts'
import type { NextSeat } from '../../live/use-next-seat.ts'
import { useZone } from '../../live/zones.ts'
import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { isPast } from '../../ui/local-times.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** The next live class. While its room is open, it is one tap away. */
export function ClassPatch({
  seat: { _id, title, tutor, classes, next },
  isOpen,
}: {
  seat: NextSeat
  isOpen: boolean
}) {
  const zone = useZone()
  const isRunning = isPast(next.startsAt)
  const when = classTime(next.startsAt, zone)
  return (
    <>
      <p className="desk-label">{isOpen ? (isRunning ? m.today_class_on() : m.today_class_soon()) : m.live_desk()}</p>
      <h2>
        <PageLink to={paths.liveBatch(_id)} lang={langOf(title)}>
          {title}
        </PageLink>
      </h2>
      <p className="desk-facts">
        <time dateTime={next.startsAt}>{isRunning ? runningWords(next.number, classes) : when}</time>
        <span lang={langOf(tutor)}>{tutor}</span>
      </p>
      {isOpen ? (
        <JoinButton session={next._id} className="button button-primary" label={m.today_join()} />
      ) : (
        <PageLink className="button" to={paths.liveBatch(_id)} aria-label={m.today_times_of({ name: title })}>
          {m.today_times()}
        </PageLink>
      )}
    </>
  )
}
