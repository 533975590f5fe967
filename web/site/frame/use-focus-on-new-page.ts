import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Navigation removes the focused link, so keyboard and screen reader users continue at the new page. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
