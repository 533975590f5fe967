import { useState, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

type CancelDialogProps = {
  open: boolean
  title: string
  /** What it costs, in words. */
  children: ReactNode
  action: string
  done: string
  cancel: () => Promise<unknown>
  onClose: () => void
  onCancelled: () => void
}

/** Cancels a class or a whole batch, which cannot be taken back. */
export function CancelDialog({ open, title, children, action, done, cancel, onClose, onCancelled }: CancelDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const close = () => {
    setProblem(null)
    onClose()
  }

  const confirm = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      await cancel()
      toast(done)
      onCancelled()
      close()
    } catch (error) {
      setProblem(explain(error))
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={title}>
      <div className="dialog-body hosting-cancel">
        {children}
        <div role="alert">{problem && <FieldError text={problem} />}</div>
      </div>
      <footer>
        <button type="button" className="button" data-first disabled={isBusy} onClick={close}>
          {m.hosting_keep()}
        </button>
        <button type="button" className="button button-danger" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy && <span className="spinner" />}
          {action}
        </button>
      </footer>
    </Dialog>
  )
}
