import { useCallback, useEffect, useRef } from 'react'
import type { Play } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { ProblemNote } from '../../ui/notes.tsx'
import { clock } from '../clock.ts'
import { captionsLanguage } from './captions.ts'
import { useSettings } from '../../ui/device-settings.ts'
import { seek } from '../play-controls.ts'
import { parseCaptions, type Line } from './parse-captions.ts'
import { useSecond } from '../use-second.ts'

/** After manual scrolling, the current line isn't scrolled into view for a while. */
const QUIET_MS = 5000

type TranscriptProps = { captions: Play['captions'] | undefined; video: HTMLVideoElement | null; words: string }

/** The transcript, line by line. A line plays the video from its second. */
export function Transcript({ captions, video, words }: TranscriptProps) {
  const { captions: wanted } = useSettings()
  const languages = captions?.map(({ lang }) => lang) ?? []
  const language = captionsLanguage(languages, wanted)
  const url = captions?.find(({ lang }) => lang === language)?.url
  const { answer, isLoading, problem, reload } = useCall(useCallback(async () => (url ? readLines(url) : []), [url]))
  const second = useSecond(video)
  const wanting = words.trim().toLowerCase()
  const lines = answer?.filter(({ text }) => text.toLowerCase().includes(wanting))
  const current = video && lines?.findLast(({ from }) => from <= second + 0.5)
  const list = useFollow(current?.from)

  if (problem !== null) {
    return <ProblemNote text={m.learn_transcript_failed({ reason: explain(problem) })} tryAgain={reload} />
  }
  if (!captions || !lines || (isLoading && !lines.length)) {
    return (
      <div className="learn-bones" role="status" aria-label={m.learn_transcript_loading()}>
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
      </div>
    )
  }
  if (!answer?.length) return <p className="learn-none">{m.learn_transcript_none()}</p>
  if (!lines.length) return <p className="learn-none">{m.learn_transcript_nothing({ words })}</p>
  return (
    <ol className="learn-lines" ref={list} lang={language}>
      {lines.map((line) => (
        <li key={`${line.from} ${line.text}`}>
          <button type="button" aria-current={line === current || undefined} onClick={() => seek(video, line.from)}>
            <time className="numbers">{clock(line.from)}</time>
            <span>{line.text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

async function readLines(url: string): Promise<Line[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`captions: ${answer.status}`)
  return parseCaptions(await answer.text())
}

/** Keeps the current line in view, unless the learner is looking at other lines. */
function useFollow(current: number | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const scrolledAt = useRef(-QUIET_MS)
  useEffect(() => {
    const onScroll = () => (scrolledAt.current = performance.now())
    window.addEventListener('wheel', onScroll, { passive: true })
    window.addEventListener('touchmove', onScroll, { passive: true })
    return () => {
      window.removeEventListener('wheel', onScroll)
      window.removeEventListener('touchmove', onScroll)
    }
  }, [])
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')
    const isQuiet = performance.now() - scrolledAt.current > QUIET_MS
    // Only the list scrolls, never the page, so that the video stays in place.
    if (current && line && isQuiet) list.current!.scrollTop = line.offsetTop - list.current!.clientHeight / 2
  }, [current])
  return list
}
