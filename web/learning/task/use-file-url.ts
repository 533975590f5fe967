import { useEffect, useState } from 'react'
import { ApiError, readError } from '#contract/client.ts'
import { currentSession } from '../../session/session.ts'
import { keptBytes } from './kept-bytes.ts'

/** Handed-in files only open with the access token, which a URL in the page can't carry. */
async function fetchFile(handIn: string, file: string): Promise<Response> {
  const headers = { authorization: `Bearer ${currentSession()?.token ?? ''}` }
  const response = await fetch(`/api/handIn/${handIn}/file/${file}`, { headers })
  if (response.ok) return response
  throw new ApiError(response.status, await readError(response))
}

const fetchBlob = async (handIn: string, file: string): Promise<Blob> => (await fetchFile(handIn, file)).blob()

type FileUrl = { url: string | null; hasFailed: boolean }

/** A URL for the page, of this device's copy or the server's. Null until it is available. */
export function useFileUrl(handIn: string | null, file: string, isReady: boolean): FileUrl {
  const [shown, setShown] = useState<FileUrl>({ url: null, hasFailed: false })
  useEffect(() => {
    let url: string | null = null
    let isCancelled = false
    const load = async () => {
      try {
        const blob = (await keptBytes(file)) ?? (handIn && isReady ? await fetchBlob(handIn, file) : null)
        if (isCancelled || !blob) return
        url = URL.createObjectURL(blob)
        setShown({ url, hasFailed: false })
      } catch {
        if (!isCancelled) setShown({ url: null, hasFailed: true })
      }
    }
    void load()
    return () => {
      isCancelled = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [handIn, file, isReady])
  return shown
}

/** Saved by the browser, because a document opened as a page of this site could run its own scripts. */
export async function saveFile(handIn: string, file: string): Promise<void> {
  const response = await fetchFile(handIn, file)
  const [, name = ''] = response.headers.get('content-disposition')?.split("''") ?? []
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: decodeURIComponent(name) })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
