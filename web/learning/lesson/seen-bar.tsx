import { useCallback } from 'react'
import type { Range } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { clock } from '../clock.ts'
import { useSecond } from '../use-second.ts'
import type { Watch } from './watch.ts'

/** The seconds already watched, so that learners can see when a lesson counts as done. */
export function SeenBar({ watch, video }: { watch: Watch; video: HTMLVideoElement | null }) {
  useCall(
    useCallback(async () => {
      if (!currentSession()) return
      const { watched, since } = await api('GET /lesson/{id}/watched', { params: { id: watch.lesson } })
      watch.load(watched, since)
    }, [watch]),
  )
  useSecond(video)
  const length = video?.duration || 0
  // Rounded to whole seconds, because the last range may end after the video does.
  const ranges = watch.all().map(([from, to]): Range => [from, length ? Math.min(to, length) : to])
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
