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

/** Not before they are loaded and in their place: they would be seen to move. */
export function showCaptions({ textTracks }: HTMLVideoElement, language: Language | 'off'): void {
  for (const track of textTracks) {
    track.mode = track.language !== language ? 'disabled' : track.cues?.length ? 'showing' : 'hidden'
  }
}

const PHONE = '(width <= 720px)'
/** Lines of text that are as high as the browser's controls. */
const CONTROL_LINES = 3

/** On phones the browser's controls would lie over captions that have no place of their own. */
export function liftCaptions({ textTracks }: HTMLVideoElement): void {
  if (!matchMedia(PHONE).matches) return
  for (const { cues } of textTracks) {
    for (const cue of (cues ?? []) as Iterable<VTTCue>) {
      if (cue.line === 'auto') cue.line = -CONTROL_LINES - cue.text.split('\n').length
    }
  }
}
