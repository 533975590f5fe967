// Slides a row by itself, as long as nobody is busy with it and nothing speaks against movement.
import { useEffect, useState, type RefObject } from 'react'
import { CAROUSEL_AUTOPLAY_MS } from '#contract/constants.ts'

/** `isPlaying` is null where the row does not slide by itself at all. */
export function useAutoplay(row: RefObject<HTMLElement | null>, step: () => void, isAutomatic: boolean) {
  const [isPlaying, setIsPlaying] = useState<boolean | null>(null)

  useEffect(() => setIsPlaying(isAutomatic && mayMove() ? true : null), [isAutomatic])

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => {
      if (row.current && isLeftAlone(row.current) && mayMove()) step()
    }, CAROUSEL_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, row, step])

  return { isPlaying, setIsPlaying }
}

function isLeftAlone(row: HTMLElement): boolean {
  return (
    !document.hidden && !row.matches(':hover, :focus-within') && row.checkVisibility({ contentVisibilityAuto: true })
  )
}

function mayMove(): boolean {
  const savesData = 'saveData' in document.documentElement.dataset
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
}
