// Connects a scrolling row to the hairline (matra) above it, whose thick part works like a scrollbar: it shows the
// visible share, follows the scrolling without re-rendering, and can be dragged. Without script, the row still scrolls.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { jumpToMiddle, slideRange } from './endless-row.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useMatraDrag } from './use-matra-drag.ts'

/** A scroll that comes later than this after our own last move was made by the person. */
const OWN_SCROLL_MS = 1500
/** For Safari before 26.2, which has no scrollend event. */
const AT_REST_MS = 200

export type CarouselControls = ReturnType<typeof useCarousel>['controls']

/** `isEndless` asks for copies of the slides on both sides once `hasCopies` is true. */
export function useCarousel({ isAutomatic = false, isEndless = false } = {}) {
  const track = useRef<HTMLDivElement>(null)
  const matra = useRef<HTMLDivElement>(null)
  const movedAt = useRef(0)
  const [canSlide, setCanSlide] = useState(false)
  const [hasCopies, setHasCopies] = useState(false)

  /** Wraps around at both ends, unless the row has none. */
  const move = useCallback((distance: (row: HTMLElement) => number) => {
    const row = track.current
    if (!row) return
    movedAt.current = Date.now()
    const last = row.scrollWidth - row.clientWidth
    const by = distance(row)
    if (slideRange(row).start) {
      jumpToMiddle(row)
      row.scrollTo({ left: row.scrollLeft + by })
      return
    }
    const isAtEnd = by > 0 ? row.scrollLeft >= last - 1 : row.scrollLeft <= 1
    row.scrollTo({ left: isAtEnd ? (by > 0 ? 0 : last) : row.scrollLeft + by })
  }, [])
  const step = useCallback(() => move(slideWidth), [move])
  const { isPlaying, setIsStopped } = useAutoplay(track, step, isAutomatic)
  /** Autoplay stays off once a person has moved the row. */
  const stop = useCallback(() => setIsStopped(true), [setIsStopped])

  // Runs before the first paint with copies, so that the slides stay where they were.
  useLayoutEffect(() => {
    const row = track.current
    if (!row || !hasCopies) return
    // Otherwise, the browser snaps back to its last slide, which may be any of them if all are visible.
    row.toggleAttribute('data-dragging', true)
    row.scrollTo({ left: row.scrollLeft + slideRange(row).start, behavior: 'instant' })
    requestAnimationFrame(() => row.toggleAttribute('data-dragging', false))
  }, [hasCopies])

  useEffect(() => {
    const row = track.current
    if (!row) return undefined
    let atRest: ReturnType<typeof setTimeout> | undefined
    const updateMatra = () => {
      const line = matra.current?.style
      const { start, width } = slideRange(row)
      const last = Math.max(0, width - row.clientWidth)
      const shift = start ? Math.min((row.scrollLeft + width - start) % width, last) : row.scrollLeft
      line?.setProperty('--matra-share', `${Math.min(100, (100 * row.clientWidth) / width)}%`)
      // A percentage of the thick part's own width, as in translateX().
      line?.setProperty('--matra-shift', `${(100 * shift) / row.clientWidth}%`)
    }
    const onRest = () => {
      if (jumpToMiddle(row)) movedAt.current = Date.now()
    }
    const onScroll = () => {
      updateMatra()
      if (Date.now() - movedAt.current > OWN_SCROLL_MS) stop()
      else movedAt.current = Date.now()
      if ('onscrollend' in window) return
      clearTimeout(atRest)
      atRest = setTimeout(onRest, AT_REST_MS)
    }
    // Called once at the start, and for a row further down when it is first laid out.
    const resizeObserver = new ResizeObserver(() => {
      movedAt.current = Date.now()
      updateMatra()
      const needsCopies = isEndless && fillsAllButOne(row)
      setHasCopies(needsCopies)
      setCanSlide(needsCopies || row.scrollWidth - row.clientWidth > 1)
    })
    resizeObserver.observe(row)
    row.addEventListener('scroll', onScroll, { passive: true })
    row.addEventListener('scrollend', onRest)
    row.addEventListener('pointerdown', stop)
    return () => {
      clearTimeout(atRest)
      resizeObserver.disconnect()
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('scrollend', onRest)
      row.removeEventListener('pointerdown', stop)
    }
  }, [stop, isEndless])

  const slideByView = (direction: 1 | -1) => {
    stop()
    move((row) => direction * viewWidth(row))
  }
  const drag = useMatraDrag(track, canSlide, stop)

  return { track, matra, drag, hasCopies, controls: { canSlide, slideByView, isPlaying, setIsStopped } }
}

function slideWidth(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth
}

/** One slide if all are visible, because only an endless row can still move then. */
function viewWidth(row: HTMLElement): number {
  const { start, width } = slideRange(row)
  return start && row.clientWidth > width ? slideWidth(row) : row.clientWidth
}

/** Rows get copies only if their slides fill the screen, or would with one more. */
function fillsAllButOne(row: HTMLElement): boolean {
  const slides = row.querySelectorAll('li:not([aria-hidden])').length
  const places = Math.round(row.clientWidth / slideWidth(row))
  return slides > 1 && slides + 1 >= places
}
