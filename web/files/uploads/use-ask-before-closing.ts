import { useEffect } from 'react'
import type { Uploads } from './upload-queue.ts'

/** Uploads continue on other pages of the site, but not after the tab is closed. */
export function useAskBeforeClosing(uploads: Uploads): void {
  const isSending = [...uploads.values()].some((upload) => upload.state !== 'failed')
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])
}
