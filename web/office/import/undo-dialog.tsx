import { useState } from 'react'
import type { ListedImport, UndoneImport } from '#contract/calls/office/imports.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { count, digits } from '../../ui/numbers.ts'
import { KEPT_LABELS } from './import-words.ts'

type UndoDialogProps = { item: ListedImport; onClose: () => void; onUndone: () => void }

/** Asks for confirmation, and then shows what was kept and why. */
export function UndoDialog({ item, onClose, onUndone }: UndoDialogProps) {
  const [undone, setUndone] = useState<UndoneImport | null>(null)
  const { isBusy, run } = useWork()
  const [isOpen, setIsOpen] = useState(true)

  const undo = async () => {
    setUndone(await api('DELETE /import/{id}', { params: { id: item._id } }))
    onUndone()
  }

  return (
    <Dialog open={isOpen} onClose={onClose} busy={isBusy} title={m.import_undo_title()}>
      <div className="dialog-body">{undone ? <Undone undone={undone} /> : <p>{consequence(item)}</p>}</div>
      <footer>
        {undone ? (
          <button type="button" className="button button-primary" data-first onClick={() => setIsOpen(false)}>
            {m.import_close()}
          </button>
        ) : (
          <>
            <button type="button" className="button" data-first disabled={isBusy} onClick={() => setIsOpen(false)}>
              {m.import_keep()}
            </button>
            <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void run(undo)}>
              {isBusy && <span className="spinner" aria-hidden="true" />}
              {m.import_undo()}
            </button>
          </>
        )}
      </footer>
    </Dialog>
  )
}

function consequence({ kind, rows }: ListedImport): string {
  const n = count(rows)
  if (kind === 'people') return rows === 1 ? m.import_undo_people_one() : m.import_undo_people({ n })
  return rows === 1 ? m.import_undo_content_one() : m.import_undo_content({ n })
}

function Undone({ undone: { deletedCount, gone, keptCount, kept } }: { undone: UndoneImport }) {
  return (
    <>
      <p role="status">{m.import_undone({ n: count(deletedCount) })}</p>
      {gone > 0 && <p>{m.import_gone({ n: count(gone) })}</p>}
      {keptCount > 0 && (
        <>
          <p>{m.import_kept({ n: count(keptCount) })}</p>
          <ul className="import-kept">
            {kept.map(({ line, name, because: reason }) => (
              <li key={line}>
                <b lang={langOf(name)}>{name}</b> ({m.import_line_number({ n: digits(line) })}): {KEPT_LABELS[reason]()}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
