import { size } from '../learning/amounts.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { askForCopy, useDownload } from './downloads.ts'
import type { OpenBook } from './use-book.ts'

const MB = 1_000_000

/** Requests a personal copy, and saves it once ready. Reading continues meanwhile. */
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
