import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { TODAY } from './slot.ts'

const Today = lazy(() =>
  import('./today.tsx').catch(() => ({ default: () => <p className="wrap">{m.call_offline()}</p> })),
)

/** Shows the strip on pages that have a place for it. Loaded with the account menu, so that visitors' home has none of it. */
export function TodayPortal() {
  const { pathname } = useLocation()
  const [slot, setSlot] = useState<Element | null>(null)
  useEffect(() => setSlot(document.getElementById(TODAY)), [pathname])
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
