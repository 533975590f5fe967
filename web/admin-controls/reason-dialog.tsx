import { useState, type ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_HIDE_REASON } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { explainFields } from '../session/explain-field.ts'
import { explain } from '../session/explain.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'

type ReasonDialogProps = {
  open: boolean
  title: string
  /** The subject of the dialog. */
  children: ReactNode
  label: string
  hint: string
  action: string
  /** Errors are shown beside the reason, and the dialog stays open. */
  confirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks an administrator for a reason before hiding something. */
export function ReasonDialog({ open, title, children, label, hint, action, confirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const close = () => {
    setReason('')
    setError(undefined)
    onClose()
  }

  const send = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      await confirm(reason.trim())
      close()
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.status === 422
      setError((isRefused && explainFields(failure).reason) || explain(failure))
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} busy={isBusy} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void send()
        }}
      >
        <div className="dialog-body">
          {children}
          <TextArea
            label={label}
            hint={hint}
            error={error}
            rows={3}
            maxLength={MAX_HIDE_REASON}
            value={reason}
            data-first
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <footer>
          <button type="button" className="button" disabled={isBusy} onClick={close}>
            {m.delete_cancel()}
          </button>
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy && <span className="spinner" />}
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
