import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { SLOTS } from './slot.ts'

const Today = lazy(() =>
  import('./today.tsx').catch(() => ({
    default: ({ slots }: { slots: Slots }) => createPortal(<p className="wrap">{m.call_offline()}</p>, slots.today),
  })),
)

export type Slots = { today: Element; desk: Element }

/** Fills home for a signed-in person. Loaded with the account menu, so that visitors' home has none of it. */
export function TodayPortal() {
  const { pathname } = useLocation()
  const [found, setFound] = useState<{ pathname: string; slots: Slots | null } | null>(null)
  // Each page may have the places or not.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const [today, desk] = [document.getElementById(SLOTS.today), document.getElementById(SLOTS.desk)]
      setFound({ pathname, slots: today && desk && { today, desk } })
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
