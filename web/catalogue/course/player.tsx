import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Video } from './video-source.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/'

/** The button that started the video is gone, so the player gets the focus. */
const focus = (element: HTMLElement | null) => element?.focus()

export function Player({ video }: { video: Video }) {
  const [isBroken, setIsBroken] = useState(false)
  if ('youTube' in video) {
    return (
      <iframe
        ref={focus}
        src={`${YOUTUBE}${video.youTube}?autoplay=1`}
        title={m.product_video()}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so it cannot remove its own sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (isBroken) {
    return (
      <p className="course-video-broken stack" role="alert">
        {m.product_video_failed()}
        <a href={video.file} target="_blank" rel="noreferrer">
          {m.product_video_open()}
        </a>
      </p>
    )
  }
  return (
    <video
      ref={focus}
      src={video.file}
      aria-label={m.product_video()}
      controls
      autoPlay
      playsInline
      onError={() => setIsBroken(true)}
    />
  )
}
