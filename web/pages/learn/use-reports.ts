// Tells the server what was played: every 15 s, on pause, and when the page or the lesson is left.
import { useEffect } from 'react'
import { PROGRESS_INTERVAL_MS } from '#contract/constants.ts'
import type { Range } from '#contract/learning.ts'
import { keepPlace } from './place-queue.ts'

export function useReports(film: HTMLVideoElement | null, lesson: string, isCounted: boolean, send: () => void): void {
  useEffect(() => {
    if (!film || !isCounted) return
    let reported = ''
    const report = () => {
      const watched = playedRanges(film)
      const position = Math.round(film.currentTime)
      const state = JSON.stringify([position, watched])
      if (!watched.length || state === reported) return
      reported = state
      keepPlace({ thing: lesson, position, watched })
      send()
    }
    const beat = setInterval(() => film.paused || report(), PROGRESS_INTERVAL_MS)
    const reportIfHidden = () => document.hidden && report()
    film.addEventListener('pause', report)
    document.addEventListener('visibilitychange', reportIfHidden)
    window.addEventListener('pagehide', report)
    return () => {
      clearInterval(beat)
      film.removeEventListener('pause', report)
      document.removeEventListener('visibilitychange', reportIfHidden)
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [film, lesson, isCounted, send])
}

/** The server takes no more; nobody jumps about so much between two reports. */
const MAX_RANGES = 200

/** The browser's own record of what was played since the film was loaded: seeking adds nothing to it. */
export function playedRanges({ played }: HTMLVideoElement): Range[] {
  return Array.from({ length: played.length }, (_, at): Range => [
    Math.round(played.start(at)),
    Math.round(played.end(at)),
  ])
    .filter(([from, to]) => from < to)
    .slice(-MAX_RANGES)
}

export function joinRanges(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
