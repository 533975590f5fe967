import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import { toast } from '../../../ui/toast.tsx'

const FILE_NAME = 'porua-my-data.json'

/** The call needs the access token, so the browser cannot simply open it. */
export function DownloadData() {
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      save(JSON.stringify(await api('GET /myData'), null, 2))
    } catch (error) {
      toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <button type="button" className="button button-small" aria-disabled={isBusy} onClick={() => void download()}>
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {m.account_data_download()}
    </button>
  )
}

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: FILE_NAME }).click()
  URL.revokeObjectURL(href)
}
