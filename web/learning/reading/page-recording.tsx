import { useRef, useState } from 'react'
import type { BookChapter } from '#contract/calls/learning/reading.ts'
import { minutes, size } from '../../files/amounts.ts'
import { toggle, start } from '../play-controls.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'

type PageRecordingProps = { recording: BookChapter; renew: () => Promise<boolean> }

/** Plays on its page. Nothing loads before it is started. */
export function PageRecording({ recording: { title, url, seconds = 0, bytes = 0 }, renew }: PageRecordingProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const isRenewed = useRef(false)
  const onError = async () => {
    if (isRenewed.current) return
    isRenewed.current = true
    if ((await renew()) && audio.current) start(audio.current)
  }
  return (
    <div className="read-recording">
      <button
        type="button"
        className="button button-small"
        aria-label={isPlaying ? m.reader_pause({ title }) : m.reader_listen({ title })}
        onClick={() => toggle(audio.current)}
      >
        <Icon name={isPlaying ? 'pause' : 'headphones'} />
        <span lang={langOf(title)}>{title}</span>
        <small>
          {minutes(seconds)} · {size(bytes)}
        </small>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is read from the page */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onPlaying={() => (isRenewed.current = false)}
        onError={() => void onError()}
      />
    </div>
  )
}
