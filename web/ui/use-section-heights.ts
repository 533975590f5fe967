import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/**
 * Sections away from the view are skipped (styles/section.css), but first all of a page are laid out, so that their
 * heights are known: on the first page once the browser is idle, later at once, because going back scrolls to where
 * somebody was.
 */
export function useSectionHeights(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => {
      root.dataset.measure = ''
      requestAnimationFrame(() => whenIdle(() => delete root.dataset.measure))
    }
    if (first.current === pathname) return whenIdle(measure)
    first.current = ''
    return measure()
  }, [pathname])
}
