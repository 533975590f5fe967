import type { MouseEvent } from 'react'
import { Link, useHref, useNavigate, type LinkProps } from 'react-router'
import { createStore } from './store.ts'

/** The path of the link that was just clicked, until the router has started to load its page. */
export const clickedPath = createStore<string | null>(null)

// On a touch screen, the prefetch would start during the tap itself and delay the skeleton.
const PREFETCH = globalThis.matchMedia?.('(hover: hover)').matches ? 'intent' : 'none'

/** Excludes props that only React Router's own click handler supports. */
type PageLinkProps = Omit<LinkProps, 'relative' | 'replace' | 'state' | 'viewTransition'>

/**
 * A link within the site that prefetches its page on hover or focus. The router takes several frames to react on a slow
 * phone, so the skeleton is painted first and the navigation starts after that.
 */
export function PageLink({ onClick, ...props }: PageLinkProps) {
  const { to, preventScrollReset = false } = props
  const navigate = useNavigate()
  const href = useHref(to)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || props.target || !isPlainClick(event)) return
    event.preventDefault()
    clickedPath.set(new URL(href, location.href).pathname)
    afterPaint(() => {
      void navigate(to, { preventScrollReset })
      // By now, the router is loading the page, or a form with unsaved changes has blocked the navigation.
      setTimeout(() => clickedPath.set(null))
    })
  }
  return <Link prefetch={PREFETCH} {...props} onClick={follow} />
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
