// The <video> element. It isn't created by React, because open-early.js may already have started loading the video.
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { takeVideo } from './early-lesson.ts'

type VideoAttributes = {
  src: string
  poster: string | undefined
  preload: 'none' | 'metadata'
  label: string
  /** Whether to show the browser's own controls. */
  hasControls: boolean
}

type VideoElementProps = VideoAttributes & {
  lessonId: string
  setVideo: (video: HTMLVideoElement | null) => void
  onLoaded: (video: HTMLVideoElement) => void
  onPlaying: () => void
  onError: () => void
  /** The captions. */
  children: ReactNode
}

export function VideoElement({ lessonId, setVideo, children, ...props }: VideoElementProps) {
  const { src, poster, preload, label, hasControls, ...on } = props
  const [video] = useState(() => takeVideo(lessonId))
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(on)
  useLayoutEffect(() => {
    latest.current = on
  })

  useLayoutEffect(
    () => show(video, { src, poster, preload, label, hasControls }),
    [video, src, poster, preload, label, hasControls],
  )

  useLayoutEffect(() => {
    place.current!.append(video)
    setVideo(video)
    return () => {
      video.remove()
      setVideo(null)
    }
  }, [video, setVideo])

  useEffect(() => {
    const onLoaded = () => latest.current.onLoaded(video)
    const onPlaying = () => latest.current.onPlaying()
    const onError = () => latest.current.onError()
    video.addEventListener('loadedmetadata', onLoaded)
    video.addEventListener('playing', onPlaying)
    video.addEventListener('error', onError)
    // Handles events from before the page's scripts loaded.
    if (video.readyState > 0) onLoaded()
    if (!video.paused) onPlaying()
    if (video.error) onError()
    return () => {
      video.removeEventListener('loadedmetadata', onLoaded)
      video.removeEventListener('playing', onPlaying)
      video.removeEventListener('error', onError)
    }
  }, [video])

  return <div ref={place}>{createPortal(children, video)}</div>
}

function show(video: HTMLVideoElement, { src, poster, preload, label, hasControls }: VideoAttributes): void {
  video.controls = hasControls
  video.preload = preload
  video.poster = poster ?? ''
  video.setAttribute('aria-label', label)
  // Setting src again reloads, even with the same URL.
  if (video.getAttribute('src') !== src) video.src = src
}
