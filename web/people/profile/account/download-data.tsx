import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { useWork } from '../../../session/use-work.ts'

const FILE_NAME = 'porua-my-data.json'

/** The call needs the access token, so the browser can't simply open it. */
export function DownloadData() {
  const { isBusy, run } = useWork()
  const download = async () => save(JSON.stringify(await api('GET /myData'), null, 2))

  return (
    <button type="button" className="button button-small" aria-disabled={isBusy} onClick={() => void run(download)}>
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
