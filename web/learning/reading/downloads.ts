// Personal copies in preparation. They are polled until they are ready, whatever page is open.
import type { Download } from '#contract/calls/learning/reading.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'

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
    toast(m.reader_download_failed({ reason: explain(error) }), { kind: 'error' })
  }
}
