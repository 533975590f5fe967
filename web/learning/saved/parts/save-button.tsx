// The button next to a lesson: its size, the progress, and whether it is saved or failed.
import type { CSSProperties } from 'react'
import { paths } from '#contract/paths.ts'
import { size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { digits } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { stop, type SavedItem } from '../saved.ts'
import { renew } from './ask-first.tsx'
import { removeWithUndo } from './remove.ts'
import { isSaving, percent, problemText } from './saved-words.ts'
import './saving.css'

type SaveButtonProps = {
  item: SavedItem | undefined
  title: string
  /** The number of bytes to fetch, or 0 if that is almost nothing. */
  bytes: number
  save: () => void
}

export function SaveButton({ item, title, bytes, save }: SaveButtonProps) {
  const { label, text, icon, look, act } = faceOf({ item, title, bytes, save })
  return (
    <button type="button" className="saving-button inline label" data-is={look} aria-label={label} onClick={act}>
      {icon ? (
        <Icon name={icon} />
      ) : (
        <i className="saving-ring" style={{ '--share': `${percent(item!)}%` } as CSSProperties} />
      )}
      {text}
    </button>
  )
}

type Face = { label: string; text: string; icon: IconName | null; look?: 'saved' | 'failed'; act: () => void }

function faceOf({ item, title, bytes, save }: SaveButtonProps): Face {
  if (!item || item.state === 'stopped') {
    const left = bytes ? size(Math.max(0, bytes - (item?.done ?? 0))) : null
    const label = left ? m.saved_save_of({ title, size: left }) : m.saved_save_text_of({ title })
    return { label, text: left ?? m.saved_save(), icon: 'download', act: save }
  }
  if (isSaving(item)) {
    const n = digits(percent(item))
    const act = () => void stop([item.item])
    return { label: m.saved_saving_of({ title, n }), text: m.saved_percent({ n }), icon: null, act }
  }
  if (item.state !== 'saved') {
    return { label: m.saved_failed_of({ title }), text: m.saved_try_again(), icon: 'retry', look: 'failed', act: save }
  }
  if (!item.opens) {
    return { label: m.saved_renew_of({ title }), text: m.saved_renew(), icon: 'refresh', act: () => void renew() }
  }
  const act = () => removeWithUndo([item])
  return { label: m.saved_is_of({ title }), text: m.saved_is(), icon: 'check', look: 'saved', act }
}

/** Shown below an item that couldn't be saved. */
export function SaveReason({ item }: { item: SavedItem | undefined }) {
  if (item?.state !== 'failed' && item?.state !== 'ended') return null
  return (
    <p className="saving-why" role="status">
      {problemText(item)}{' '}
      {item.problem?.why === 'no_room' && <PageLink to={`${paths.downloads}#room`}>{m.saved_make_room()}</PageLink>}
    </p>
  )
}
