// Pages in one column: keeps the current page and the scroll position in sync.
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** The height of the reading line in the stage. The page that crosses it is the current one. */
const READING_LINE = 0.4
/** Tolerates rounding, and browsers that stop slightly before the end. */
const END_PIXELS = 4

export function useColumn(stage: HTMLElement | null, page: number, last: number, setPage: (page: number) => void) {
  const isJumping = useRef(false)

  const scrollTo = useCallback(
    (next: number) => {
      isJumping.current = true
      const frame = stage?.querySelector<HTMLElement>(`[data-page="${next}"]`)
      // Only the stage scrolls, never the window.
      if (frame) stage!.scrollTo(0, frame.offsetTop - parseFloat(getComputedStyle(frame).scrollMarginTop))
    },
    [stage],
  )

  // Restores the position before the first paint. Only for a new layout, because after that the scroll position
  // decides.
  const onLayout = useEffectEvent(() => scrollTo(page))
  useLayoutEffect(() => {
    if (stage) onLayout()
  }, [stage])

  useEffect(() => {
    if (!stage) return
    let width = stage.clientWidth
    const onScroll = () => {
      // After a jump near the end, the page may not reach the reading line.
      if (isJumping.current) return void (isJumping.current = false)
      if (stage.scrollTop + stage.clientHeight >= stage.scrollHeight - END_PIXELS) return setPage(last)
      const { left, top } = stage.getBoundingClientRect()
      const x = left + stage.clientWidth / 2
      const frame = document.elementFromPoint(x, top + stage.clientHeight * READING_LINE)?.closest('[data-page]')
      if (frame) setPage(Number(frame.getAttribute('data-page')))
    }
    const onResize = () => {
      if (stage.clientWidth === width) return
      width = stage.clientWidth
      scrollTo(page)
    }
    stage.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      stage.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [stage, page, last, setPage, scrollTo])

  return scrollTo
}
