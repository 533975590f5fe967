// Connects a scrolling row to the hairline (matra) above it, whose thick part works like a scrollbar: it shows the share
// in view, follows the scrolling without re-rendering, and can be dragged. Without script the row still scrolls.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAutoplay } from './use-autoplay.ts'
import { useMatraDrag } from './use-matra-drag.ts'

/** A scroll later than this after our own last move was made by the person. */
const OWN_SCROLL_MS = 1500

export type CarouselControls = ReturnType<typeof useCarousel>['controls']

export function useCarousel({ isAutomatic = false } = {}) {
  const track = useRef<HTMLDivElement>(null)
  const matra = useRef<HTMLDivElement>(null)
  const movedAt = useRef(0)
  const [canSlide, setCanSlide] = useState(false)

  /** Wraps around at both ends. */
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
  /** Autoplay stays off once a person has moved the row. */
  const stop = useCallback(() => setIsStopped(true), [setIsStopped])

  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    const updateMatra = () => {
      const line = matra.current?.style
      line?.setProperty('--matra-share', `${(100 * row.clientWidth) / row.scrollWidth}%`)
      // Percent of the thick part's own width, as in translateX().
      line?.setProperty('--matra-shift', `${(100 * row.scrollLeft) / row.clientWidth}%`)
    }
    const onScroll = () => {
      updateMatra()
      if (Date.now() - movedAt.current > OWN_SCROLL_MS) stop()
      else movedAt.current = Date.now()
    }
    // Called once at the start, and for a row further down when it is first laid out.
    const resizeObserver = new ResizeObserver(() => {
      movedAt.current = Date.now()
      updateMatra()
      setCanSlide(row.scrollWidth - row.clientWidth > 1)
    })
    resizeObserver.observe(row)
    row.addEventListener('scroll', onScroll, { passive: true })
    row.addEventListener('pointerdown', stop)
    return () => {
      resizeObserver.disconnect()
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('pointerdown', stop)
    }
  }, [stop])

  const slideByView = (direction: 1 | -1) => {
    stop()
    move((row) => direction * row.clientWidth)
  }
  const drag = useMatraDrag(track, canSlide, stop)

  return { track, matra, drag, controls: { canSlide, slideByView, isPlaying, setIsStopped } }
}

function slideWidth(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth
}
