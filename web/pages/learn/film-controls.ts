// What only films have: volume, full screen and captions.
import type { Language } from '#contract/constants.ts'

type Film = HTMLVideoElement | null

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
