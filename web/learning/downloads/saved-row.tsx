import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { size } from '../../files/amounts.ts'
import { LESSON_LOOKS } from '../../files/lesson-looks.ts'
import { m } from '../../paraglide/messages.js'
import { renew, saveOrSay } from '../saved/parts/ask-first.tsx'
import { removeWithUndo } from '../saved/parts/remove.ts'
import { endedText, isSaving, percent, problemText, progressText, untilDay } from '../saved/parts/saved-words.ts'
import { stop, type SavedItem } from '../saved/saved.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { useOnline } from '../../ui/use-online.ts'

const addressOf = ({ kind, product, item }: SavedItem) =>
  kind === 'book' ? paths.read(item) : paths.learn(product, item)

/** A saved lesson or book, or one that is being saved. */
export function SavedRow({ item }: { item: SavedItem }) {
  const { title, lessonKind, opens, state } = item
  const isOnline = useOnline()
  const isOpen = opens || (isOnline && state !== 'ended')
  const name = <b lang={langOf(title)}>{isOpen ? <Link to={addressOf(item)}>{title}</Link> : title}</b>
  return (
    <li className="saved-row stack" data-is={state === 'saved' && !opens ? 'over' : undefined}>
      <span className="saved-kind middle">
        <Icon name={item.kind === 'book' ? 'books' : LESSON_LOOKS[lessonKind ?? 'text'].icon} />
      </span>
      <div>
        {name}
        <small className="numbers">{textOf(item)}</small>
        {isSaving(item) && item.bytes > 0 && (
          <progress className="saved-progress bar" aria-label={title} max={100} value={percent(item)} />
        )}
      </div>
      <Act item={item} />
    </li>
  )
}

/** Formats as: 12 MB · until 24 Nov */
function textOf(item: SavedItem): string {
  const { state, until, bytes, done } = item
  if (isSaving(item)) return progressText(item)
  if (state === 'stopped') return m.saved_stopped({ a: size(done), b: size(bytes) })
  if (state === 'failed' || state === 'ended') return problemText(item)
  return endedText(item) ?? `${size(bytes)} · ${m.saved_until({ day: untilDay(until!) })}`
}

function Act({ item }: { item: SavedItem }) {
  const { title, state, opens } = item
  if (isSaving(item)) {
    return <IconButton icon="close" label={m.saved_stop_of({ title })} act={() => void stop([item.item])} />
  }
  const removal = <IconButton icon="bin" label={m.saved_remove_of({ title })} act={() => removeWithUndo([item])} />
  const again = state === 'failed' || state === 'stopped'
  if (!again && (state !== 'saved' || opens)) return removal
  return (
    <span className="saved-acts row">
      {again ? (
        <button
          type="button"
          className="button button-small"
          aria-label={state === 'failed' ? m.saved_failed_of({ title }) : m.saved_go_on_of({ title })}
          onClick={() => void saveOrSay([{ ...item, id: item.item, quality: item.quality ?? undefined }])}
        >
          {state === 'failed' ? m.saved_try_again() : m.saved_go_on()}
        </button>
      ) : (
        <button
          type="button"
          className="button button-small"
          aria-label={m.saved_renew_of({ title })}
          onClick={() => void renew()}
        >
          {m.saved_renew()}
        </button>
      )}
      {removal}
    </span>
  )
}

function IconButton({ icon, label, act }: { icon: 'bin' | 'close'; label: string; act: () => void }) {
  return (
    <button type="button" className="icon-button icon-button-plain" aria-label={label} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}

/** Formats as: 5 lessons, 51 MB */
export const amountOf = (items: SavedItem[], counted: string) =>
  m.saved_amount({ counted, size: size(items.reduce((sum, { done }) => sum + done, 0)) })

export const countBooks = (all: number) => (all === 1 ? m.saved_one_book() : m.saved_count_books({ n: digits(all) }))
