// Features that only videos have: volume, full screen and captions.
import type { Language } from '#contract/constants.ts'

type Video = HTMLVideoElement | null

export function changeVolume(video: Video, step: number): void {
  if (video) video.volume = Math.min(1, Math.max(0, video.volume + step))
}

export function toggleSound(video: Video): void {
  if (video) video.muted = !video.muted
}

export async function toggleFullScreen(video: Video): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await video?.requestFullscreen?.()
}

/** Waits until they are loaded and in place, because otherwise people would see them move. */
export function showCaptions({ textTracks }: HTMLVideoElement, language: Language | 'off'): void {
  for (const track of textTracks) {
    track.mode = track.language !== language ? 'disabled' : track.cues?.length ? 'showing' : 'hidden'
  }
}

const PHONE = '(width <= 720px)'
/** The number of text lines that are as high as the browser's controls. */
const CONTROL_LINES = 3

/** On phones, the browser's controls would cover captions that have no position of their own. Recordings have none. */
export function liftCaptions({ textTracks, controls }: HTMLVideoElement): void {
  if (!controls || !matchMedia(PHONE).matches) return
  for (const { cues } of textTracks) {
    for (const cue of (cues ?? []) as Iterable<VTTCue>) {
      if (cue.line === 'auto') cue.line = -CONTROL_LINES - cue.text.split('\n').length
    }
  }
}
