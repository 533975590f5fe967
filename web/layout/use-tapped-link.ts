import { useEffect, useState } from 'react'

/** A link to a page of the site: a finger is on it, or it was tapped a moment ago and the router knows nothing yet. */
export type TappedLink = { path: string; isTapped: boolean }

/**
 * Which link is about to be followed. On a slow phone the router's work takes several frames; so a tap is answered first
 * and repeated for the router once the answer is on the screen.
 */
export function useTappedLink(isWanted: (path: string) => boolean): TappedLink | undefined {
  const [link, setLink] = useState<TappedLink>()

  useEffect(() => {
    const wanted = (event: MouseEvent) => {
      const isPlain =
        event.isTrusted && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const anchor = isPlain && event.target instanceof Element && event.target.closest('a')
      if (!anchor || anchor.target || anchor.origin !== location.origin || !isWanted(anchor.pathname)) return undefined
      return anchor
    }
    const touched = (event: PointerEvent) => {
      const anchor = wanted(event)
      if (anchor) setLink({ path: anchor.pathname, isTapped: false })
    }
    const tapped = (event: MouseEvent) => {
      const anchor = wanted(event)
      if (!anchor) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The menu of a phone lies over everything.
      anchor.closest<HTMLElement>('nav[popover]')?.hidePopover()
      setLink({ path: anchor.pathname, isTapped: true })
      afterPaint(() => {
        anchor.click()
        // By then the router has begun, or somebody refused to leave the page.
        setTimeout(() => setLink(undefined))
      })
    }
    // The finger scrolls.
    const forgotten = () => setLink(undefined)
    const over = new AbortController()
    const first = { capture: true, signal: over.signal }
    window.addEventListener('pointerdown', touched, { ...first, passive: true })
    window.addEventListener('pointercancel', forgotten, first)
    window.addEventListener('click', tapped, first)
    return () => over.abort()
  }, [isWanted])
  return link
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
