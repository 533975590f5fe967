import type { OwnSeat } from '#contract/calls/live/live.ts'
import { StitchRow } from '../../ui/stitches.tsx'
import { classCount, classTime, runningWords } from '../../live/live-words.ts'
import { useZone } from '../../live/zones.ts'
import { m } from '../../paraglide/messages.js'
import { isPast } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'

/** The classes a person attended, and when the next one starts. */
export function SeatProgress({ seat: { attended, classes, firstAt, next } }: { seat: OwnSeat }) {
  const zone = useZone()
  const label = isPast(firstAt)
    ? m.collection_attended({ done: digits(attended), all: digits(classes) })
    : classCount(classes)
  const marks = Array.from({ length: classes }, (_, index) => (index < attended ? ('done' as const) : undefined))
  return (
    <p className="collection-progress row small">
      <StitchRow marks={marks} label={label} />
      <span>
        {next ? (
          <time dateTime={next.startsAt}>
            {isPast(next.startsAt)
              ? runningWords(next.number, classes)
              : m.live_collection_next({ when: classTime(next.startsAt, zone) })}
          </time>
        ) : (
          m.live_card_over()
        )}
      </span>
    </p>
  )
}
