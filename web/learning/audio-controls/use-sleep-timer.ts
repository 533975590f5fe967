import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/toast.tsx'

export const SLEEP_MINUTES = [15, 30, 45, 60]

/** Off, after the chapter, or after this many minutes. */
export type Sleep = 'off' | 'chapter' | number

export function useSleepTimer(audio: HTMLMediaElement | null) {
  const [sleep, setSleep] = useState<Sleep>('off')
  useEffect(() => {
    if (!audio || typeof sleep !== 'number') return
    const timer = setTimeout(() => {
      audio.pause()
      setSleep('off')
      toast(m.reader_sleep_stopped())
    }, sleep * 60_000)
    return () => clearTimeout(timer)
  }, [audio, sleep])
  return { sleep, setSleep }
}
