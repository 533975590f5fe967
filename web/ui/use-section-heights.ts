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
    const sections = [...document.querySelectorAll<HTMLElement>('.section-later')]
    if (first.current === pathname) return reserveOneByOne(sections)
    first.current = ''
    return reserveHeights(sections)
  }, [pathname])
}

/** Measuring a section lays it out, and a tap should not wait for that of all. Returns a function that cancels the rest. */
function reserveOneByOne(sections: HTMLElement[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const reserveNext = () => {
    reserveHeights(sections.splice(0, 1))
    if (sections.length) timer = setTimeout(reserveNext)
  }
  const cancel = whenIdle(reserveNext)
  return () => {
    cancel()
    clearTimeout(timer)
  }
}

function reserveHeights(sections: HTMLElement[]): void {
  // All are read before the first is changed, so that the page is laid out once.
  const heights = sections.map(({ lastElementChild }) => lastElementChild!.getBoundingClientRect().height)
  for (const [index, { style }] of sections.entries()) {
    style.containIntrinsicHeight = `auto ${heights[index]}px`
    // Only the first frame of a visit is worth an empty section.
    style.animation = 'none'
  }
}
