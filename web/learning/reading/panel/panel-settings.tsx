import type { SubmitEvent } from 'react'
import { changeSettings, useSettings } from '../../../ui/device-settings.ts'
import { m } from '../../../paraglide/messages.js'
import { DownloadButton, SaveBook } from '../download-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { OpenBook } from '../use-book.ts'

type PanelSettingsProps = { book: OpenBook; goTo: (page: number) => void }

export function PanelSettings({ book, goTo }: PanelSettingsProps) {
  const { hasKeys = true, isNight = matchMedia('(prefers-color-scheme: dark)').matches } = useSettings()
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = Number(withLatinDigits(String(new FormData(event.currentTarget).get('page'))))
    if (number) goTo(Math.min(number, book.reading.pages.length))
  }
  return (
    <div className="read-settings stack">
      <form className="row" onSubmit={go}>
        <label>
          {m.reader_go()}
          <input name="page" inputMode="numeric" autoComplete="off" maxLength={4} required />
        </label>
        <button type="submit" className="button button-small">
          {m.reader_go_button()}
        </button>
      </form>
      <Switch
        label={m.reader_night()}
        checked={isNight}
        onChange={(event) => changeSettings({ isNight: event.target.checked })}
      />
      <Switch
        className="read-keys"
        label={m.reader_keys()}
        checked={hasKeys}
        onChange={(event) => changeSettings({ hasKeys: event.target.checked })}
      />
      {!book.isSample && <SaveBook book={book} />}
      {!book.isSample && (
        <div>
          <DownloadButton book={book} />
          <p>{m.reader_download_text()}</p>
        </div>
      )}
    </div>
  )
}

/** ৬৪ and 64 mean the same page. */
const withLatinDigits = (text: string) =>
  text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)))
