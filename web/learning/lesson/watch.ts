// What was played of a lesson: what the server knows, and what this page has played. The browser's own record
// (`played`) isn't used, because it can't be reset when Mark done is undone.
import { useEffect, useState } from 'react'
import type { Range } from '#contract/calls/learning/learning.ts'
import { joinRanges } from '../join-ranges.ts'
import { placeReached, playedRanges, type Report } from '../use-reports.ts'

export type Watch = ReturnType<typeof createWatch>

/** The server accepts no more ranges, and nobody seeks this often in one lesson. */
const MAX_RANGES = 200

function createWatch(lesson: string) {
  let stored: Range[] = []
  let own: Range[] = []
  /** Where the page placed the video. Undefined until it is known where the learner left off. */
  let begun: number | undefined
  /** The ranges that this page has played, in whole seconds. */
  const played = (): Range[] =>
    own
      .map(([from, to]): Range => [Math.round(from), Math.round(to)])
      .filter(([from, to]) => from < to)
      .slice(-MAX_RANGES)
  return {
    lesson,
    /** The undo of Mark done that precedes what was played. */
    since: undefined as string | undefined,
    /** Adds the server's answer. */
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
    /** Mark done was undone, so watching starts over. */
    restart(since: string) {
      stored = own = []
      this.since = since
    },
    /** What to report to the server. Includes a position that was only jumped to, with nothing played there. */
    report(video: HTMLMediaElement): Report | null {
      const watched = played()
      if (!watched.length && placeReached(video, 0, begun) === null) return null
      return { item: lesson, position: Math.round(video.currentTime), watched, since: this.since }
    },
    all: () => joinRanges([...stored, ...own]),
  }
}

/** Follows the video. Seeking doesn't count. */
export function useWatch(video: HTMLVideoElement | null, lesson: string): Watch {
  const [watch] = useState(() => createWatch(lesson))
  useEffect(() => {
    if (!video) return
    // The video may have played before the page's scripts loaded.
    for (const [from, to] of playedRanges(video)) watch.add(from, to)
    let last = video.paused ? null : video.currentTime
    const follow = () => {
      const now = video.seeking ? null : video.currentTime
      if (last !== null && now !== null && now > last) watch.add(last, now)
      last = now
    }
    const jump = () => (last = null)
    video.addEventListener('playing', follow)
    video.addEventListener('timeupdate', follow)
    video.addEventListener('seeking', jump)
    video.addEventListener('emptied', jump)
    return () => {
      video.removeEventListener('playing', follow)
      video.removeEventListener('timeupdate', follow)
      video.removeEventListener('seeking', jump)
      video.removeEventListener('emptied', jump)
    }
  }, [video, watch])
  return watch
}
