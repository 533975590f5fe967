import { Suspense } from 'react'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { askForCopy, useDownload } from './downloads.ts'
import type { OpenBook } from './use-book.ts'

const MB = 1_000_000

const BookSave = lazyPart(() => import('../saved/parts/book-save.tsx'))

/** Saves the book on this device, to read it here offline. */
export function SaveBook({ book: { id, reading } }: { book: OpenBook }) {
  const { title, kind, savingBytes } = reading
  return (
    <Suspense>
      <BookSave id={id} title={title} bytes={savingBytes} isAudio={kind === 'audio'} />
    </Suspense>
  )
}

/** Requests a personal copy, and saves it once it is ready. Reading can continue during that time. */
export function DownloadButton({ book: { id, about } }: { book: OpenBook }) {
  const download = useDownload(id)
  if (!about) return null
  if (download?.url) {
    return (
      <a className="button button-small button-primary read-download" href={download.url} download>
        <Icon name="download" />
        {m.reader_download_ready()}
      </a>
    )
  }
  const isWorking = download !== undefined
  return (
    <button
      type="button"
      className="button button-small read-download"
      aria-disabled={isWorking || undefined}
      onClick={() => isWorking || void askForCopy(id)}
    >
      {isWorking ? <span className="spinner" /> : <Icon name="download" />}
      {isWorking ? m.reader_download_working() : m.reader_download({ size: size(about.filesize * MB) })}
    </button>
  )
}
