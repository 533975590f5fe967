// Slides a row automatically while nobody is using it, unless reduced motion or data saving is on.
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { CAROUSEL_AUTOPLAY_MS } from '#contract/constants.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** `isPlaying` is null if autoplay isn't available at all. */
export function useAutoplay(row: RefObject<HTMLElement | null>, step: () => void, isAutomatic: boolean) {
  const [isStopped, setIsStopped] = useState(false)
  const isAllowed = useSyncExternalStore(subscribe, isMotionAllowed, () => false)
  const isPlaying = isAutomatic && isAllowed ? !isStopped : null

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => {
      if (row.current && canAdvance(row.current)) step()
    }, CAROUSEL_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, row, step])

  return { isPlaying, setIsStopped }
}

function canAdvance(row: HTMLElement): boolean {
  return (
    !document.hidden && !row.matches(':hover, :focus-within') && row.checkVisibility({ contentVisibilityAuto: true })
  )
}

function isMotionAllowed(): boolean {
  return !('saveData' in document.documentElement.dataset) && !matchMedia(REDUCED_MOTION).matches
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
