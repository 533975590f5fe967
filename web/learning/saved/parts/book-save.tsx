// Saving a book or audiobook on this device.
import { paths } from '#contract/paths.ts'
import { size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { digits } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { stop } from '../saved.ts'
import { AskFirst, renew, saveWithCare } from './ask-first.tsx'
import { useDeviceTexts } from './device.ts'
import { removeWithUndo, useShown } from './remove.ts'
import { endedText, isSaving, percent, untilDay } from './saved-words.ts'
import { SaveReason } from './save-button.tsx'

type BookSaveProps = { id: string; title: string; bytes: number; isAudio: boolean }

export default function BookSave({ id, title, bytes, isAudio }: BookSaveProps) {
  const item = useShown()?.find((each) => each.item === id)
  const texts = useDeviceTexts()
  return (
    <div className="saving-book stack">
      {item?.state === 'saved' ? (
        <>
          <p>{endedText(item) ?? `${texts.here()} · ${m.saved_until({ day: untilDay(item.until!) })}`}</p>
          {item.opens ? (
            <button type="button" className="button button-small" onClick={() => removeWithUndo([item])}>
              <Icon name="bin" />
              {m.saved_remove()}
            </button>
          ) : (
            <button type="button" className="button button-small" onClick={() => void renew()}>
              <Icon name="refresh" />
              {m.saved_renew()}
            </button>
          )}
        </>
      ) : item && isSaving(item) ? (
        <button
          type="button"
          className="button button-small"
          aria-label={m.saved_saving_of({ title, n: digits(percent(item)) })}
          onClick={() => void stop([id])}
        >
          <span className="spinner" />
          {m.saved_percent({ n: digits(percent(item)) })}
        </button>
      ) : (
        <button
          type="button"
          className="button button-small"
          onClick={() =>
            saveWithCare([{ kind: 'book', id, title, product: id, productTitle: title }], bytes - (item?.done ?? 0))
          }
        >
          <Icon name="saved" />
          {m.saved_book({ size: size(bytes) })}
        </button>
      )}
      {!item && <p>{isAudio ? m.saved_audio_text() : m.saved_book_text()}</p>}
      <SaveReason item={item} />
      {item && (
        <PageLink className="link" to={paths.downloads}>
          {m.saved_title()}
        </PageLink>
      )}
      <AskFirst />
    </div>
  )
}
