import type { ReactNode } from 'react'
import { Controls } from '../audio-controls/controls.tsx'
import { usePlaying } from '../audio-controls/use-playing.ts'
import { useSleepTimer } from '../audio-controls/use-sleep-timer.ts'

type RecordingProps = {
  video: HTMLVideoElement | null
  seconds: number
  startAt: number
  begin: (second: number) => void
}

/** An audio lesson has the same controls as an audiobook. */
export default function Recording({ video, seconds, startAt, begin }: RecordingProps): ReactNode {
  const isPlaying = usePlaying(video)
  const timer = useSleepTimer(video)
  return (
    <Controls audio={video} isPlaying={isPlaying} length={seconds} startSecond={startAt} begin={begin} timer={timer} />
  )
}
