// Tells the server what was played or read: every 15 s, on pause, and when the page, the lesson or the session is left.
import { useCallback, useEffect, useRef } from 'react'
import { PROGRESS_INTERVAL_MS } from '#contract/constants.ts'
import type { PlaceUpdate, Range } from '#contract/calls/learning/learning.ts'
import { beforeSignOut } from '../session/session.ts'
import { keepPlace } from './place-queue.ts'

export type Report = Omit<PlaceUpdate, 'seenAt'>

/**
 * `take` says where the learner is, or null if there is nothing to tell; without it nothing is counted. Answers with a
 * function that reports at once, e.g. before another chapter is loaded.
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
 * Where a recording is, also if nothing was played there; null where the page put it. Until a file is loaded, its time
 * says nothing.
 */
export function placeReached(video: HTMLMediaElement, from: number, begun: number | undefined): number | null {
  const position = Math.round(from + video.currentTime)
  return video.readyState > 0 && begun !== undefined && position !== Math.round(begun) ? position : null
}

/** The server takes no more; nobody jumps about so much between two reports. */
const MAX_RANGES = 200

/** The browser's own record of what was played since the video was loaded: seeking adds nothing to it. */
export function playedRanges({ played }: HTMLMediaElement): Range[] {
  return Array.from({ length: played.length }, (_, at): Range => [
    Math.round(played.start(at)),
    Math.round(played.end(at)),
  ])
    .filter(([from, to]) => from < to)
    .slice(-MAX_RANGES)
}
