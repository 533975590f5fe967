// What the player's and the audio book's tools do with the recording.
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

/** A browser may refuse to play without a tap; the recording's own button is there. */
export function start(video: HTMLMediaElement): void {
  video.play().catch(() => {})
}

/** As the default, too: another quality or chapter is another file. */
export function setSpeed(video: HTMLMediaElement, speed: number): void {
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}
