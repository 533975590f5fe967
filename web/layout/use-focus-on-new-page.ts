import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A link that led to another page is gone with its own: the keyboard and the screen reader go on at the new one. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
