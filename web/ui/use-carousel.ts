// Ties a sliding row to the hairline above it: the thick part shows the share in view, follows the scrolling without
// rendering, and drags the row. Without script the row still slides; the hairline is then simply whole.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay.ts'
import { useMatraDrag } from './use-matra-drag.ts'

/** A row that starts to move so long after it was moved last is moved by the person. */
const GLIDE_MS = 1500

export type CarouselControls = ReturnType<typeof useCarousel>['controls']

export function useCarousel({ isAutomatic = false } = {}) {
  const track = useRef<HTMLDivElement>(null)
  const matra = useRef<HTMLDivElement>(null)
  const movedAt = useRef(0)
  const [slides, setSlides] = useState(false)

  /** Past the end it begins again. */
  const move = useCallback((distance: (row: HTMLElement) => number) => {
    const row = track.current
    if (!row) return
    movedAt.current = Date.now()
    const last = row.scrollWidth - row.clientWidth
    const by = distance(row)
    const isAtEnd = by > 0 ? row.scrollLeft >= last - 1 : row.scrollLeft <= 1
    row.scrollTo({ left: isAtEnd ? (by > 0 ? 0 : last) : row.scrollLeft + by })
  }, [])
  const step = useCallback(() => move(slideWidth), [move])
  const { isPlaying, setIsStopped } = useAutoplay(track, step, isAutomatic)
  /** Whoever takes the row into their own hands keeps it there. */
  const stop = useCallback(() => setIsStopped(true), [setIsStopped])

  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    const show = () => {
      const line = matra.current?.style
      line?.setProperty('--matra-share', `${(100 * row.clientWidth) / row.scrollWidth}%`)
      // In widths of the thick part itself, as translateX() counts percent.
      line?.setProperty('--matra-shift', `${(100 * row.scrollLeft) / row.clientWidth}%`)
    }
    const onScroll = () => {
      show()
      if (Date.now() - movedAt.current > GLIDE_MS) stop()
      else movedAt.current = Date.now()
    }
    // Called once at the start, and for a row further down the page when it is first laid out.
    const sizes = new ResizeObserver(() => {
      movedAt.current = Date.now()
      show()
      setSlides(row.scrollWidth - row.clientWidth > 1)
    })
    sizes.observe(row)
    row.addEventListener('scroll', onScroll, { passive: true })
    row.addEventListener('pointerdown', stop)
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('pointerdown', stop)
    }
  }, [stop])

  /** One view on or back. */
  const turn = (direction: 1 | -1) => {
    stop()
    move((row) => direction * row.clientWidth)
  }
  const drag = useMatraDrag(track, slides, stop)

  return { track, matra, drag, controls: { slides, turn, isPlaying, setIsStopped } }
}

function slideWidth(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth
}
