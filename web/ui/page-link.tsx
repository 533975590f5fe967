import type { MouseEvent } from 'react'
import { Link, useHref, useNavigate, type LinkProps } from 'react-router'
import { createStore } from './store.ts'

/** The path of the link that was just clicked, until the router has started to load its page. */
export const clickedPath = createStore<string | null>(null)

/**
 * A link within the site that prefetches its page on hover, focus or touch. The router takes several frames to react on
 * a slow phone, so the skeleton is painted first and the navigation starts after that.
 */
export function PageLink({ onClick, ...props }: LinkProps) {
  const navigate = useNavigate()
  const href = useHref(props.to, props.relative ? { relative: props.relative } : {})

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || props.target || !isPlainClick(event)) return
    event.preventDefault()
    clickedPath.set(new URL(href, location.href).pathname)
    afterPaint(() => {
      const { replace, state, preventScrollReset, relative, viewTransition } = props
      void navigate(props.to, { replace, state, preventScrollReset, relative, viewTransition } as object)
      // By now the router is loading the page, or a form with unsaved changes has refused to leave.
      setTimeout(() => clickedPath.set(null))
    })
  }
  return <Link prefetch="intent" {...props} onClick={follow} />
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
