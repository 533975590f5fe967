import { useCallback } from 'react'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { clock } from '../../learning/clock.ts'
import { joinRanges, playedRanges } from '../../learning/use-reports.ts'
import { useSecond } from '../../learning/use-second.ts'

const NOTHING = { watched: [] }

/** The seconds already seen, so that everybody can see when a lesson counts as done. */
export function SeenBar({ lessonId, film }: { lessonId: string; film: HTMLVideoElement | null }) {
  const { answer } = useCall(
    useCallback(
      async () => (currentSession() ? api('GET /lesson/{id}/watched', { params: { id: lessonId } }) : NOTHING),
      [lessonId],
    ),
  )
  useSecond(film)
  const length = film?.duration || 0
  const ranges = joinRanges([...(answer?.watched ?? []), ...(film ? playedRanges(film) : [])])
  const words = ranges.map(([from, to]) => m.learn_seen_range({ from: clock(from), to: clock(to) })).join(', ')
  const label = words ? m.learn_seen({ ranges: words }) : m.learn_seen_none()
  return (
    <span className="learn-seen" role="img" aria-label={label}>
      {length > 0 &&
        ranges.map(([from, to]) => (
          <i key={from} style={{ left: `${(from / length) * 100}%`, width: `${((to - from) / length) * 100}%` }} />
        ))}
    </span>
  )
}
