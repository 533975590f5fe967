import { m } from '../paraglide/messages.js'
import { useWork } from '../session/use-work.ts'
import { Icon } from '../ui/icon.tsx'

type ExportButtonProps = {
  label?: string
  /** The label plus what it exports, for screen readers. */
  name?: string
  /** Requests a one-time link, with the filters on the screen. */
  ask: () => Promise<{ url: string }>
}

/** Downloads a table as a CSV file. The browser saves it as it arrives, however long it is. */
export function ExportButton({ label = m.csv_export(), name, ask }: ExportButtonProps) {
  const { isBusy, run } = useWork()

  const download = async () => {
    const { url } = await ask()
    // Uses this page's own origin, because a demo has several names.
    Object.assign(document.createElement('a'), { href: new URL(url).pathname, download: '' }).click()
  }

  return (
    <button
      type="button"
      className="button button-small"
      aria-label={name}
      aria-disabled={isBusy || undefined}
      onClick={() => void run(download)}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      {label}
    </button>
  )
}
