import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'

type ExportButtonProps = {
  label?: string
  /** The label together with what it is of. */
  name?: string
  /** Asks for a one-time address, with the filters on the screen. */
  ask: () => Promise<{ url: string }>
}

/** Downloads a table as a CSV file; the browser saves it as it arrives, however long it is. */
export function ExportButton({ label = m.csv_export(), name, ask }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { url } = await ask()
      // On this page's own origin: a demo has several names.
      Object.assign(document.createElement('a'), { href: new URL(url).pathname, download: '' }).click()
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <button
      type="button"
      className="button button-small"
      aria-label={name}
      aria-disabled={isBusy || undefined}
      onClick={() => void download()}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon name="download" />}
      {label}
    </button>
  )
}
