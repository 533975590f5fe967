// Which captions are shown: the ones chosen on this device, or by default those in the page's language.
import { useEffect } from 'react'
import type { Language } from '#contract/constants.ts'
import type { Play } from '#contract/calls/learning/learning.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { liftCaptions, showCaptions } from './video-controls.ts'
import { changeSettings, useSettings } from '../../ui/device-settings.ts'

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', bn: 'বাংলা' }

export type Captions = { languages: Language[]; shown: Language | 'off'; show: (language: Language | 'off') => void }

/** The language of the captions. Undefined if there are none. */
export function captionsLanguage(languages: Language[], wanted: Language | 'off' | undefined): Language | undefined {
  return languages.find((each) => each === wanted) ?? languages.find((each) => each === getLocale()) ?? languages[0]
}

export function useCaptions(play: Play, video: HTMLVideoElement | null): Captions {
  const { captions: wanted } = useSettings()
  const languages = play.captions.map(({ lang }) => lang)
  const shown = wanted === 'off' ? 'off' : (captionsLanguage(languages, wanted) ?? 'off')

  useEffect(() => {
    if (!video) return
    const tracks = video.textTracks
    const apply = () => {
      liftCaptions(video)
      showCaptions(video, shown)
    }
    // The browser's own controls have a captions menu, too.
    const follow = () => {
      const chosen = [...tracks].find(({ mode }) => mode !== 'disabled')?.language ?? 'off'
      if (chosen !== shown && tracks.length) changeSettings({ captions: chosen as Language | 'off' })
    }
    apply()
    video.addEventListener('load', apply, true)
    tracks.addEventListener('addtrack', apply)
    tracks.addEventListener('change', follow)
    return () => {
      video.removeEventListener('load', apply, true)
      tracks.removeEventListener('addtrack', apply)
      tracks.removeEventListener('change', follow)
    }
  }, [video, shown])

  return { languages, shown, show: (captions) => changeSettings({ captions }) }
}
