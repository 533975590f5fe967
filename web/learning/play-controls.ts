// What the player's and the audio book's tools do with the recording.
type Film = HTMLMediaElement | null

export function seek(film: Film, second: number): void {
  if (film) film.currentTime = second
}

export function skip(film: Film, seconds: number): void {
  if (film) seek(film, Math.min(Math.max(0, film.currentTime + seconds), film.duration || 0))
}

export function toggle(film: Film): void {
  if (film?.paused) start(film)
  else film?.pause()
}

/** A browser may refuse to play without a tap; the recording's own button is there. */
export function start(film: HTMLMediaElement): void {
  film.play().catch(() => {})
}

/** As the default, too: another quality or chapter is another file. */
export function setSpeed(film: HTMLMediaElement, speed: number): void {
  film.defaultPlaybackRate = speed
  film.playbackRate = speed
}
