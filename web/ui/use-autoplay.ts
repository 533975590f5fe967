// Slides a row by itself, as long as nobody is busy with it and nothing speaks against movement.
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { CAROUSEL_AUTOPLAY_MS } from '#contract/constants.ts'

const UNWANTED = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** `isPlaying` is null where the row does not slide by itself at all. */
export function useAutoplay(row: RefObject<HTMLElement | null>, step: () => void, isAutomatic: boolean) {
  const [isStopped, setIsStopped] = useState(false)
  const mayMove = useSyncExternalStore(onChange, isMovementWelcome, () => false)
  const isPlaying = isAutomatic && mayMove ? !isStopped : null

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => {
      if (row.current && isLeftAlone(row.current)) step()
    }, CAROUSEL_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, row, step])

  return { isPlaying, setIsStopped }
}

function isLeftAlone(row: HTMLElement): boolean {
  return (
    !document.hidden && !row.matches(':hover, :focus-within') && row.checkVisibility({ contentVisibilityAuto: true })
  )
}

function isMovementWelcome(): boolean {
  return !('saveData' in document.documentElement.dataset) && !matchMedia(UNWANTED).matches
}

function onChange(listener: () => void): () => void {
  const wish = matchMedia(UNWANTED)
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}
