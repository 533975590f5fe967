import { useEffect } from 'react'
import type { Uploads } from './upload-queue.ts'

/** Uploads go on elsewhere on the site, but not after the page was closed. */
export function useAskBeforeClosing(uploads: Uploads): void {
  const isSending = [...uploads.values()].some((upload) => upload.state !== 'failed')
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isSending])
}
