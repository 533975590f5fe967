// Which file plays, and what happens when it does not: first a new grant, then the next quality, then words.
import { useCallback, useRef, useState } from 'react'
import type { Play, Source } from '#contract/learning.ts'
import { useDataSaver, useSettings } from '../../learning/device-settings.ts'

const USUAL = '360p'

export const isAudio = ({ type }: Source) => type.startsWith('audio/')

export function useSource({ sources }: Play, renew: () => void) {
  const { quality } = useSettings()
  const isSaving = useDataSaver()
  const [failed, setFailed] = useState<string[]>([])
  const isRenewed = useRef(false)
  const usable = sources.filter(({ label }) => !failed.includes(label))
  const source = wantedSource(usable, quality, isSaving)
  const label = source?.label

  return {
    /** Undefined when none of them plays. */
    source,
    /** The file broke off. Its grant may have expired, so that is renewed first. */
    onError: useCallback(() => {
      if (isRenewed.current && label) setFailed((before) => [...before, label])
      else renew()
      isRenewed.current = true
    }, [label, renew]),
    onPlaying: useCallback(() => {
      isRenewed.current = false
    }, []),
    tryAgain: useCallback(() => {
      isRenewed.current = false
      setFailed([])
      renew()
    }, [renew]),
  }
}

/** What was chosen on this device; otherwise a usual film, or the lightest to save data. */
function wantedSource(sources: Source[], quality: string | undefined, isSaving: boolean): Source | undefined {
  const films = sources.filter((source) => !isAudio(source))
  const usual = isSaving ? undefined : films.find(({ label }) => label === USUAL)
  return sources.find(({ label }) => label === quality) ?? usual ?? films[0] ?? sources[0]
}
