// What was played of a lesson: what the server knows, and what this page has played. Not the browser's own record
// (`played`), which cannot begin anew when Mark done is undone.
import { useEffect, useState } from 'react'
import type { Range } from '#contract/learning.ts'
import { joinRanges } from '../../learning/join-ranges.ts'
import type { Report } from '../../learning/use-reports.ts'

export type Watch = ReturnType<typeof createWatch>

/** The server takes no more; nobody jumps about so much in one lesson. */
const MAX_RANGES = 200

function createWatch(lesson: string) {
  let stored: Range[] = []
  let own: Range[] = []
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
    /** Mark done was undone, so the lesson is watched anew. */
    restart(since: string) {
      stored = own = []
      this.since = since
    },
    /** What to tell the server, if anything was played. */
    report(film: HTMLMediaElement): Report | null {
      const watched = played()
      if (!watched.length) return null
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
    let last: number | null = null
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
