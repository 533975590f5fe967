// The reader's keys, active while the focus isn't in a field. They can be turned off in the panel (WCAG 2.1.4).
import { useEffect } from 'react'
import { useSettings } from '../../ui/device-settings.ts'

/** These elements handle keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, [role=tablist]'

export function useReadKeys(actions: Record<string, () => void>): void {
  const { hasKeys = true } = useSettings()
  useEffect(() => {
    if (!hasKeys) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, code, defaultPrevented, ctrlKey, metaKey, altKey } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || (target as Element).closest(OWN_KEYS)) return
      // Space presses a button. A Bengali layout has other letters on the same keys.
      if (key === ' ' && (target as Element).closest('button, a')) return
      const action = actions[key] ?? actions[code]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
