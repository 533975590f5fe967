import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { langOf } from '../ui/language.tsx'
import { toast } from '../ui/toast.tsx'
import { QuestionDialog } from './question-dialog.tsx'

type DeleteDialogProps = {
  open: boolean
  name: string
  /** A picture of the item. */
  picture?: ReactNode
  remove: () => Promise<unknown>
  /** Set if the bin keeps the item. Restores it and refreshes the page. */
  restore?: (() => Promise<unknown>) | undefined
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation, deletes, and shows a toast. */
export function DeleteDialog({ open, name, picture, remove, restore, onClose, onDeleted }: DeleteDialogProps) {
  const work = async () => {
    await remove()
    onDeleted()
    const action = restore && { label: m.delete_undo(), run: () => void undo(name, restore) }
    toast(m.delete_done(), { more: m.delete_done_text(), action })
  }
  return (
    <QuestionDialog
      open={open}
      title={m.delete_question()}
      className="delete-item"
      action={m.delete_button()}
      busy={m.delete_busy()}
      work={work}
      reason={(error) => m.delete_failed({ reason: explain(error) })}
      onClose={onClose}
    >
      <div className="delete-name row">
        {picture}
        <p lang={langOf(name)}>{name}</p>
      </div>
    </QuestionDialog>
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
