// What was played of a lesson: what the server knows, and what this page has played. Not the browser's own record
// (`played`), which cannot begin anew when Mark done is undone.
import { useEffect, useState } from 'react'
import type { Range } from '#contract/learning.ts'
import { joinRanges } from '../join-ranges.ts'
import { placeReached, playedRanges, type Report } from '../use-reports.ts'

export type Watch = ReturnType<typeof createWatch>

/** The server takes no more; nobody jumps about so much in one lesson. */
const MAX_RANGES = 200

function createWatch(lesson: string) {
  let stored: Range[] = []
  let own: Range[] = []
  /** Where the page put the film; undefined until it is known where the learner left off. */
  let begun: number | undefined
  /** What this page has played, in whole seconds. */
  const played = (): Range[] =>
    own
      .map(([from, to]): Range => [Math.round(from), Math.round(to)])
      .filter(([from, to]) => from < to)
      .slice(-MAX_RANGES)
  return {
    lesson,
    /** The undo of Mark done that this was played after. */
    since: undefined as string | undefined,
    /** The server's answer. */
    load(watched: Range[], since: string | null) {
      stored = watched
      this.since = since ?? undefined
    },
    add(from: number, to: number) {
      own = joinRanges([...own, [from, to]])
    },
    begin(second: number) {
      begun = second
    },
    /** Mark done was undone, so the lesson is watched anew. */
    restart(since: string) {
      stored = own = []
      this.since = since
    },
    /** What to tell the server: also a place that was only gone to, with nothing played there. */
    report(film: HTMLMediaElement): Report | null {
      const watched = played()
      if (!watched.length && placeReached(film, 0, begun) === null) return null
      return { thing: lesson, position: Math.round(film.currentTime), watched, since: this.since }
    },
    all: () => joinRanges([...stored, ...own]),
  }
}

/** Follows the film; seeking counts nothing. */
export function useWatch(film: HTMLVideoElement | null, lesson: string): Watch {
  const [watch] = useState(() => createWatch(lesson))
  useEffect(() => {
    if (!film) return
    // It may have played before the page's scripts were there.
    for (const [from, to] of playedRanges(film)) watch.add(from, to)
    let last = film.paused ? null : film.currentTime
    const follow = () => {
      const now = film.seeking ? null : film.currentTime
      if (last !== null && now !== null && now > last) watch.add(last, now)
      last = now
    }
    const jump = () => (last = null)
    film.addEventListener('playing', follow)
    film.addEventListener('timeupdate', follow)
    film.addEventListener('seeking', jump)
    film.addEventListener('emptied', jump)
    return () => {
      film.removeEventListener('playing', follow)
      film.removeEventListener('timeupdate', follow)
      film.removeEventListener('seeking', jump)
      film.removeEventListener('emptied', jump)
    }
  }, [film, watch])
  return watch
}
