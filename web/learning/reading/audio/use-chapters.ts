// The chapters of an audiobook in a single <audio> element, which continues from one to the next.
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Range } from '#contract/calls/learning/learning.ts'
import { useSettings } from '../../../ui/device-settings.ts'
import { seek, setSpeed, start } from '../../play-controls.ts'
import { usePlaying } from '../../audio-controls/use-playing.ts'
import { placeReached, playedRanges, useReports, type Report } from '../../use-reports.ts'
import { useSession } from '../../../session/session.ts'
import type { OpenBook } from '../use-book.ts'

/** A book that was left this close to its end starts over. */
const END_SECONDS = 5

export function useChapters({ id, reading, isSample, renew, send }: OpenBook) {
  const { chapters } = reading
  const session = useSession()
  const starts = useMemo(() => startsOf(chapters.map(({ seconds = 0 }) => seconds)), [chapters])
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null)
  const [opened, setOpened] = useState<OpenedChapter>(() => ({ ...placeAt(starts, reading.position), plays: false }))
  const [isEnded, setIsEnded] = useState(false)
  const [isRenewed, setIsRenewed] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const isPlaying = usePlaying(audio)
  const { speed = 1 } = useSettings()
  const { at } = opened

  const from = starts[at] ?? 0
  const [begun] = useState(from + opened.second)
  const take = useCallback(() => audio && reportOf(id, audio, from, begun), [audio, id, from, begun])
  const report = useReports(isSample || !session ? null : take, audio, send)

  useEffect(() => {
    if (audio) setSpeed(audio, speed)
  }, [audio, speed])

  // The URL is new, for the next chapter or because it was renewed, so playback resumes at the right second.
  const url = chapters[at]?.url
  useEffect(() => {
    if (!audio || !url) return
    const toSecond = () => seek(audio, opened.second)
    audio.addEventListener('loadedmetadata', toSecond, { once: true })
    if (opened.plays) start(audio)
    return () => audio.removeEventListener('loadedmetadata', toSecond)
  }, [audio, url, opened])

  const open = (next: number, second = 0, plays = true): void => {
    // Reports first, because the played ranges are lost once the other file loads.
    report()
    setIsEnded(false)
    setOpened({ at: next, second, plays })
    if (next === at && audio?.readyState) seek(audio, second)
  }
  const hasNext = at + 1 < chapters.length

  return {
    chapters,
    at,
    audio,
    setAudio,
    url,
    open,
    next: hasNext ? () => open(at + 1) : undefined,
    previous: at > 0 ? () => open(at - 1) : undefined,
    isPlaying,
    isEnded,
    isFailed,
    /** The position shown until the chapter has loaded. */
    startSecond: opened.second,
    onPlaying: () => setIsRenewed(false),
    end(stops: boolean) {
      if (hasNext) return open(at + 1, 0, !stops)
      report()
      setIsEnded(true)
    },
    /** The URL may have expired, so it is renewed once before showing an error. */
    async onError() {
      const second = audio?.currentTime || opened.second
      const plays = isPlaying || opened.plays
      if (isRenewed || !(await renew())) return setIsFailed(true)
      setIsRenewed(true)
      setOpened({ at, second, plays })
    },
    async tryAgain() {
      if (!(await renew())) return
      setIsRenewed(false)
      setIsFailed(false)
    },
  }
}

/** The played part of the chapter, and the position in the book. */
function reportOf(item: string, audio: HTMLAudioElement, from: number, begun: number): Report | null {
  const watched = playedRanges(audio).map(([start, end]): Range => [from + start, from + end])
  if (!watched.length && placeReached(audio, from, begun) === null) return null
  return { item, position: from + Math.round(audio.currentTime), watched }
}

type OpenedChapter = {
  at: number
  second: number
  /** `plays` is whether it starts playing once it has loaded. */ plays: boolean
}

export type Chapters = ReturnType<typeof useChapters>

function startsOf(lengths: number[]): number[] {
  let sum = 0
  return lengths.map((length) => (sum += length) - length).concat(lengths.reduce((all, length) => all + length, 0))
}

/** The chapter, and the second within it. */
function placeAt(starts: number[], position: number): { at: number; second: number } {
  const end = starts.at(-1) ?? 0
  if (position >= end - END_SECONDS) return { at: 0, second: 0 }
  const at = Math.max(
    0,
    starts.slice(0, -1).findLastIndex((start) => start <= position),
  )
  return { at, second: position - (starts[at] ?? 0) }
}
