import { useEffect } from 'react'
import { size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { useStore } from '../../../ui/store.ts'
import { unsentBytes } from './send-pieces.ts'

/** Asks the host to wait until the recording is on the server. */
export function UnsentRecording() {
  const bytes = useStore(unsentBytes, 0)
  const isSending = bytes > 0
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])
  if (!isSending) return null
  return (
    <p className="room-data row" role="status">
      <Icon name="upload" />
      {m.room_recording_unsent({ size: size(bytes) })}
    </p>
  )
}
