import type { SubmitEvent } from 'react'
import { changeSettings, useSettings } from '../../../learning/device-settings.ts'
import { m } from '../../../paraglide/messages.js'
import { DownloadButton } from '../download-button.tsx'
import type { OpenBook } from '../use-book.ts'

type PanelSettingsProps = { book: OpenBook; goTo: (page: number) => void }

export function PanelSettings({ book, goTo }: PanelSettingsProps) {
  const { hasKeys = true, isNight = matchMedia('(prefers-color-scheme: dark)').matches } = useSettings()
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = Number(new FormData(event.currentTarget).get('page'))
    if (number) goTo(number)
  }
  return (
    <div className="read-settings">
      <form onSubmit={go}>
        <label>
          {m.reader_go()}
          <input type="number" name="page" inputMode="numeric" min={1} max={book.reading.pages.length} required />
        </label>
        <button type="submit" className="button button-small">
          {m.reader_go_button()}
        </button>
      </form>
      <label>
        <input
          type="checkbox"
          checked={isNight}
          onChange={(event) => changeSettings({ isNight: event.target.checked })}
        />
        {m.reader_night()}
      </label>
      <label className="read-keys">
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={(event) => changeSettings({ hasKeys: event.target.checked })}
        />
        {m.reader_keys()}
      </label>
      {!book.isSample && (
        <div>
          <DownloadButton book={book} />
          <p>{m.reader_download_text()}</p>
        </div>
      )}
    </div>
  )
}
