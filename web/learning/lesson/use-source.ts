// Which file plays, and what happens if it fails: first a new grant, then the next quality, then a message.
import { useCallback, useRef, useState } from 'react'
import type { Play } from '#contract/calls/learning/learning.ts'
import { useDataSaver, useSettings } from '../../ui/device-settings.ts'
import { wantedSource } from '../../files/wanted-source.ts'

export function useSource({ sources }: Play, renew: () => void) {
  const { quality } = useSettings()
  const isSaving = useDataSaver()
  const [failed, setFailed] = useState<string[]>([])
  const isRenewed = useRef(false)
  const usable = sources.filter(({ label }) => !failed.includes(label))
  const source = wantedSource(usable, quality, isSaving)
  const label = source?.label

  return {
    /** Undefined if none of them plays. */
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
