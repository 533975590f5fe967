import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { TODAY } from './slot.ts'

const Today = lazy(() =>
  import('./today.tsx').catch(() => ({ default: () => <p className="wrap">{m.call_offline()}</p> })),
)

/** Shows the strip on pages that have a place for it. Loaded with the account menu, so that visitors' home has none of it. */
export function TodayPortal() {
  const { pathname } = useLocation()
  const [found, setFound] = useState<{ pathname: string; slot: Element | null } | null>(null)
  // Each page may have the place or not.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFound({ pathname, slot: document.getElementById(TODAY) }))
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  const slot = found?.slot
  return (
    slot &&
    createPortal(
      <Suspense>
        <Today />
      </Suspense>,
      slot,
    )
  )
}
