import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/**
 * Reserves the height of sections that are skipped while they are away from the view (styles/section.css): on the first
 * page once the browser is idle, later at once, because going back scrolls to where somebody was.
 */
export function useSectionHeights(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (first.current === pathname) return whenIdle(reserveHeights)
    first.current = ''
    return reserveHeights()
  }, [pathname])
}

function reserveHeights(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.section-later')]
  // All are read before the first is changed, so that the page is laid out once.
  const heights = sections.map(({ lastElementChild }) => lastElementChild!.getBoundingClientRect().height)
  for (const [index, { style }] of sections.entries()) {
    style.containIntrinsicHeight = `auto ${heights[index]}px`
    // Only the first frame of a visit is worth an empty section.
    style.animation = 'none'
  }
}
