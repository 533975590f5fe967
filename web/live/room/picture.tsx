import { useEffect, useRef } from 'react'

type PictureProps = { track: MediaStreamTrack; isMirrored?: boolean; label?: string | undefined }

/** A video without sound, which is played elsewhere. */
export function Picture({ track, isMirrored = false, label }: PictureProps) {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = element.current
    if (!video) return
    video.srcObject = new MediaStream([track])
    return () => {
      video.srcObject = null
    }
  }, [track])
  return (
    <video
      ref={element}
      autoPlay
      playsInline
      muted
      disablePictureInPicture
      data-mirrored={isMirrored || undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
