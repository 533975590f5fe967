import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { SLOTS } from './slot.ts'

const Today = lazy(() =>
  import('./today.tsx').catch(() => ({
    default: ({ slots }: { slots: Slots }) => createPortal(<p className="wrap">{m.call_offline()}</p>, slots.desk),
  })),
)

export type Slots = { desk: Element; shelf: Element }

/**
 * Fills the home page for a signed-in person. Loaded along with the account menu, so that visitors' home pages don't
 * include it.
 */
export function TodayPortal() {
  const { pathname } = useLocation()
  const [found, setFound] = useState<{ pathname: string; slots: Slots | null } | null>(null)
  // A page may or may not have these elements.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const [desk, shelf] = [document.getElementById(SLOTS.desk), document.getElementById(SLOTS.shelf)]
      setFound({ pathname, slots: desk && shelf && { desk, shelf } })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    found?.slots && (
      <Suspense>
        <Today slots={found.slots} />
      </Suspense>
    )
  )
}
