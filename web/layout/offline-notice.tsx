import { useSyncExternalStore } from 'react'
import { m } from '../paraglide/messages.js'

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <p className="offline-notice" role="status">
      {isOnline ? null : m.shell_offline()}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
