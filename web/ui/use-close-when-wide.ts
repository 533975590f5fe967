import { useEffect, type RefObject } from 'react'

/** Closes a popover that becomes part of the top bar on wide screens, for example when a phone is rotated. */
export function useCloseWhenWide(popover: RefObject<HTMLElement | null>, px: number): void {
  useEffect(() => {
    const isWide = matchMedia(`(width > ${px}px)`)
    const close = () => popover.current?.hidePopover()
    isWide.addEventListener('change', close)
    return () => isWide.removeEventListener('change', close)
  }, [popover, px])
}
