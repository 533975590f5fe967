// Personal copies in preparation, polled until they are ready, on any page.
import { ApiError } from '#contract/client.ts'
import type { Download } from '#contract/reading.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { explain } from '../session/explain.ts'
import { createStore, useStore } from '../ui/store.ts'
import { toast } from '../ui/toast.tsx'

const ASK_AGAIN_MS = 2000

const NONE: Record<string, Download | undefined> = {}
const downloads = createStore(NONE)

export const useDownload = (book: string) => useStore(downloads, NONE)[book]

export async function askForCopy(id: string): Promise<void> {
  const set = (download: Download | undefined) => downloads.set({ ...downloads.get(), [id]: download })
  const isFirst = !downloads.get()[id]
  if (isFirst) set({ state: 'working' })
  try {
    const answer = await api('POST /book/{id}/download', { params: { id } })
    set(answer)
    if (answer.state === 'ready') return void toast(m.reader_download_ready_text())
    if (isFirst) toast(m.reader_download_working_text())
    setTimeout(() => void askForCopy(id), ASK_AGAIN_MS)
  } catch (error) {
    set(undefined)
    toast(m.reader_download_failed({ reason: reasonOf(error) }), { kind: 'error' })
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'too_many_copies') return m.reader_too_many_copies()
  return code === 'copy_failed' ? m.reader_copy_failed() : explain(error)
}
