import { useState, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { langOf } from '../ui/language.tsx'
import { toast } from '../ui/toast.tsx'

type DeleteDialogProps = {
  open: boolean
  name: string
  /** A picture of the item. */
  picture?: ReactNode
  remove: () => Promise<unknown>
  /** Set where the bin keeps the item: restores it and refreshes the page. */
  restore?: (() => Promise<unknown>) | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation, deletes, and shows a toast; a failure is shown in the dialog. */
export function DeleteDialog({ open, name, picture, remove, restore, onClose, onDeleted }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  const close = () => {
    setProblem(null)
    onClose()
  }

  const confirm = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      await remove()
      onDeleted()
      const action = restore && { label: m.delete_undo(), run: () => void undo(name, restore) }
      toast(m.delete_done(), { more: m.delete_done_text(), action })
    } catch (error) {
      setProblem(error)
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={m.delete_question()}>
      <div className="dialog-body delete-item">
        <div className="delete-name">
          {picture}
          <p lang={langOf(name)}>{name}</p>
        </div>
        <div role="alert">
          {problem !== null && <FieldError text={m.delete_failed({ reason: explain(problem) })} />}
        </div>
      </div>
      <footer>
        <button type="button" className="button" data-first disabled={isBusy} onClick={close}>
          {m.delete_cancel()}
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy && <span className="spinner" />}
          {isBusy ? m.delete_busy() : m.delete_button()}
        </button>
      </footer>
    </Dialog>
  )
}

async function undo(name: string, restore: () => Promise<unknown>): Promise<void> {
  try {
    await restore()
    toast(m.delete_undone({ name }))
  } catch (error) {
    toast(m.delete_undo_failed({ reason: explain(error) }), { kind: 'error' })
  }
}
