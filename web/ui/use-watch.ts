// Polls something that another device may change at any moment, such as a payment: every few seconds while the page is
// visible, and immediately when it becomes visible again.
import { useEffect, useEffectEvent } from 'react'

const SOON_MS = 5_000
const LATER_MS = 20_000
/** A page that is left open polls less often. */
const SOON_FOR_MS = 3 * 60_000

export function useWatch(isOn: boolean, look: () => void): void {
  const onLook = useEffectEvent(look)
  useEffect(() => {
    if (!isOn) return
    let since = Date.now()
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(lookAgain, Date.now() - since < SOON_FOR_MS ? SOON_MS : LATER_MS)
    }
    const lookAgain = () => {
      clearTimeout(timer)
      // A hidden page waits until it becomes visible.
      if (document.visibilityState === 'hidden') return
      onLook()
      plan()
    }
    const onVisible = () => {
      since = Date.now()
      lookAgain()
    }
    plan()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isOn])
}
