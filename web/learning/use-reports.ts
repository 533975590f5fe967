// Reports to the server what was played or read: every 15 s, on pause, and when the page, the lesson or the session
// ends.
import { useCallback, useEffect, useRef } from 'react'
import { PROGRESS_INTERVAL_MS } from '#contract/constants.ts'
import type { PlaceUpdate, Range } from '#contract/calls/learning/learning.ts'
import { beforeSignOut } from '../session/session.ts'
import { keepPlace } from './place-queue.ts'

export type Report = Omit<PlaceUpdate, 'seenAt'>

/**
 * `take` returns the learner's position, or null if there is nothing to report. Without it, nothing is counted. Returns
 * a function that reports immediately, e.g. before another chapter is loaded.
 */
export function useReports(
  take: (() => Report | null) | null,
  video: HTMLMediaElement | null,
  send: () => Promise<void>,
) {
  const now = useRef(() => {})
  useEffect(() => {
    if (!take) return
    let reported = ''
    const keepNew = (): boolean => {
      const place = take()
      const state = JSON.stringify(place)
      if (!place || state === reported) return false
      reported = state
      keepPlace({ ...place, seenAt: new Date().toISOString() })
      return true
    }
    const report = () => {
      if (keepNew()) void send()
    }
    now.current = report
    const beat = setInterval(report, PROGRESS_INTERVAL_MS)
    const forget = beforeSignOut(() => {
      keepNew()
      return send()
    })
    const reportIfHidden = () => document.hidden && report()
    video?.addEventListener('pause', report)
    document.addEventListener('visibilitychange', reportIfHidden)
    window.addEventListener('pagehide', report)
    return () => {
      clearInterval(beat)
      forget()
      video?.removeEventListener('pause', report)
      document.removeEventListener('visibilitychange', reportIfHidden)
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [take, video, send])
  return useCallback(() => now.current(), [])
}

/**
 * The position in a recording, even if nothing was played there. Null where the page placed it. Until a file has
 * loaded, its time means nothing.
 */
export function placeReached(video: HTMLMediaElement, from: number, begun: number | undefined): number | null {
  const position = Math.round(from + video.currentTime)
  return video.readyState > 0 && begun !== undefined && position !== Math.round(begun) ? position : null
}

/** The server accepts no more ranges, and nobody jumps around this much between two reports. */
const MAX_RANGES = 200

/** The browser's own record of what was played since the video loaded. Seeking adds nothing to it. */
export function playedRanges({ played }: HTMLMediaElement): Range[] {
  return Array.from({ length: played.length }, (_, at): Range => [
    Math.round(played.start(at)),
    Math.round(played.end(at)),
  ])
    .filter(([from, to]) => from < to)
    .slice(-MAX_RANGES)
}
