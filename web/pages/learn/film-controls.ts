// What the tools and keys do with the film.
import type { Language } from '#contract/constants.ts'

type Film = HTMLVideoElement | null

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

/** A browser may refuse to play without a tap; the film's own button is there. */
export function start(film: HTMLVideoElement): void {
  film.play().catch(() => {})
}

/** As the default, too: another quality is another file. */
export function setSpeed(film: HTMLVideoElement, speed: number): void {
  film.defaultPlaybackRate = speed
  film.playbackRate = speed
}

export function changeVolume(film: Film, step: number): void {
  if (film) film.volume = Math.min(1, Math.max(0, film.volume + step))
}

export function toggleSound(film: Film): void {
  if (film) film.muted = !film.muted
}

export async function toggleFullScreen(film: Film): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await film?.requestFullscreen?.()
}

export function showCaptions({ textTracks }: HTMLVideoElement, language: Language | 'off'): void {
  for (const track of textTracks) track.mode = track.language === language ? 'showing' : 'disabled'
}
