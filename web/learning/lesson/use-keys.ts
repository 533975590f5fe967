// The player's keys, active while the focus isn't in a field. They can be turned off in the list that ? opens.
import { useEffect } from 'react'
import type { Language } from '#contract/constants.ts'
import { captionsLanguage } from './captions.ts'
import { changeSettings, useSettings, SPEEDS } from '../../ui/device-settings.ts'
import { skip, toggle } from '../play-controls.ts'
import { changeVolume, toggleFullScreen, toggleSound } from './video-controls.ts'

type KeysOptions = { video: HTMLVideoElement | null; openNext: () => void; listKeys: () => void }

/** Fields use every key, while buttons, menus and tabs use some of them. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog, [popover]'
const CONTROLS = 'button, a, summary, [role=tab]'
const VOLUME_STEP = 0.1

export function useKeys({ video, openNext, listKeys }: KeysOptions): void {
  const { hasKeys = true, captions, speed = 1 } = useSettings()

  useEffect(() => {
    const faster = (step: number) => {
      const next = SPEEDS[SPEEDS.indexOf(speed) + step]
      if (next) changeSettings({ speed: next })
    }
    const actions: Record<string, () => void> = {
      ' ': () => toggle(video),
      k: () => toggle(video),
      j: () => skip(video, -10),
      l: () => skip(video, 10),
      ArrowLeft: () => skip(video, -10),
      ArrowRight: () => skip(video, 10),
      ArrowUp: () => changeVolume(video, VOLUME_STEP),
      ArrowDown: () => changeVolume(video, -VOLUME_STEP),
      c: () => toggleCaptions(video, captions === 'off'),
      m: () => toggleSound(video),
      f: () => void toggleFullScreen(video),
      n: openNext,
      '<': () => faster(-1),
      '>': () => faster(1),
      '?': listKeys,
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(FIELDS)) return
      const key = keyOf(event)
      if (!hasKeys && key !== '?') return
      const isControl = target.closest(CONTROLS) && (key === ' ' || key.startsWith('Arrow'))
      const action = actions[key]
      // Without a video, arrow keys and Space scroll the text.
      if (!action || isControl || (!video && key !== 'n' && key !== '?')) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}

/** A Bengali layout has other letters on the same keys. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return code.startsWith('Key') && key !== '<' && key !== '>' ? code.slice(3).toLowerCase() : key
}

function toggleCaptions(video: HTMLVideoElement | null, isOff: boolean): void {
  if (!video?.textTracks.length) return
  const languages = Array.from(video.textTracks, ({ language }) => language as Language)
  changeSettings({ captions: isOff ? captionsLanguage(languages, undefined)! : 'off' })
}
