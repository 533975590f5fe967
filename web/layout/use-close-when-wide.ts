import { useEffect, type RefObject } from 'react'

/** What is a popover on narrow screens stands in the bar on wide ones: a phone that is turned must not keep it open. */
export function useCloseWhenWide(popover: RefObject<HTMLElement | null>, px: number): void {
  useEffect(() => {
    const isWide = matchMedia(`(min-width: ${px}px)`)
    const close = () => popover.current?.hidePopover()
    isWide.addEventListener('change', close)
    return () => isWide.removeEventListener('change', close)
  }, [popover, px])
}
