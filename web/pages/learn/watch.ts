// What was played of a lesson: what the server knows, and what this page has played. Not the browser's own record
// (`played`), which cannot begin anew when Mark done is undone.
import { useEffect, useState } from 'react'
import type { Range } from '#contract/learning.ts'

export type Watch = ReturnType<typeof createWatch>

/** The server takes no more; nobody jumps about so much in one lesson. */
const MAX_RANGES = 200

function createWatch(lesson: string) {
  let stored: Range[] = []
  let own: Range[] = []
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
    /** What this page has played, in whole seconds. */
    played: (): Range[] =>
      own
        .map(([from, to]): Range => [Math.round(from), Math.round(to)])
        .filter(([from, to]) => from < to)
        .slice(-MAX_RANGES),
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

function joinRanges(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
