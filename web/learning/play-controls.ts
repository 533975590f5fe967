// How the controls of the player and the audiobook change the recording.
type Video = HTMLMediaElement | null

export function seek(video: Video, second: number): void {
  if (video) video.currentTime = second
}

export function skip(video: Video, seconds: number): void {
  if (video) seek(video, Math.min(Math.max(0, video.currentTime + seconds), video.duration || 0))
}

export function toggle(video: Video): void {
  if (video?.paused) start(video)
  else video?.pause()
}

/** A browser may refuse to play without a tap, but the recording has its own play button. */
export function start(video: HTMLMediaElement): void {
  video.play().catch(() => {})
}

/** Also sets the default, because another quality or chapter is a different file. */
export function setSpeed(video: HTMLMediaElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
