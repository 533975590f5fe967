import { m } from '../paraglide/messages.js'
import { useOnline } from '../ui/use-online.ts'

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <p className="offline-notice" role="status">
      {isOnline ? null : m.shell_offline()}
    </p>
  )
}
