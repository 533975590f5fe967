import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { explain } from '../session/explain.ts'
import { useWork } from '../session/use-work.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'

type QuestionDialogProps = {
  open: boolean
  title: string
  children: ReactNode
  className?: string
  /** The button's label, and its label while the work is running. */
  action: string
  busy?: string
  cancel?: string
  /** Closes the dialog unless it fails. */
  work: () => Promise<unknown>
  reason?: (error: unknown) => string
  onClose: () => void
}

/** Asks before something that can't be undone. A failure is explained in the dialog, which stays open. */
export function QuestionDialog({
  open,
  title,
  children,
  className = '',
  action,
  busy = action,
  cancel = m.delete_cancel(),
  work,
  reason = explain,
  onClose,
}: QuestionDialogProps) {
  const { isBusy, problem, run, dismiss } = useWork({ reason, isBeside: true })
  const close = () => {
    dismiss()
    onClose()
  }
  const confirm = async () => {
    await work()
    close()
  }
  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={title}>
      <div className={`dialog-body ${className}`}>
        {children}
        <div role="alert">{problem && <FieldError text={problem} />}</div>
      </div>
      <footer>
        <button type="button" className="button" data-first disabled={isBusy} onClick={close}>
          {cancel}
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void run(confirm)}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBusy ? busy : action}
        </button>
      </footer>
    </Dialog>
  )
}
