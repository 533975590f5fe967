import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/**
 * Reserves the height of offscreen sections that are not rendered (styles/section.css): on the first page once the
 * browser is idle, later at once, because going back restores the scroll position.
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

/**
 * One at a time, because measuring forces layout and a tap should not wait for all. Returns a function that cancels the
 * rest.
 */
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
  // Reads all heights before writing any, to force layout only once.
  const heights = sections.map(({ lastElementChild }) => lastElementChild!.getBoundingClientRect().height)
  for (const [index, { style }] of sections.entries()) {
    style.containIntrinsicHeight = `auto ${heights[index]}px`
    // Sections start out empty only in the first frame of a visit.
    style.animation = 'none'
  }
}
