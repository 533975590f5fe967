import type { ReactNode } from 'react'
import { QuestionDialog } from '../../layout/question-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/toast.tsx'

type CancelDialogProps = {
  open: boolean
  title: string
  /** Text about the cost. */
  children: ReactNode
  action: string
  done: string
  cancel: () => Promise<unknown>
  onClose: () => void
  onCancelled: () => void
}

/** Cancels a class or an entire batch, which can't be undone. */
export function CancelDialog({ open, title, children, action, done, cancel, onClose, onCancelled }: CancelDialogProps) {
  const work = async () => {
    await cancel()
    toast(done)
    onCancelled()
  }
  return (
    <QuestionDialog open={open} title={title} action={action} cancel={m.hosting_keep()} work={work} onClose={onClose}>
      {children}
    </QuestionDialog>
  )
}
