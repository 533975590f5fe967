import { useState, type ReactNode } from 'react'
import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { explainFields } from '../session/explain-field.ts'
import { explain } from '../session/explain.ts'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'

type FormDialogProps = {
  title: string
  /** The submit button's text. */
  action: string
  isDangerous?: boolean
  /** The dialog closes once this is done; a refusal is told beside its field, anything else in a toast. */
  send: () => Promise<unknown>
  onClose: () => void
  /** The question or the fields, with what was wrong with each. */
  children: (errors: Record<string, string>) => ReactNode
}

/** Open as long as it is rendered, until it is sent or closed. */
export function FormDialog({ title, action, isDangerous = false, send, onClose, children }: FormDialogProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(true)

  const submit = async () => {
    setIsBusy(true)
    setErrors({})
    try {
      await send()
      setIsOpen(false)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 422
      if (isRefused) setErrors(explainFields(error))
      else toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={isOpen} onClose={onClose} busy={isBusy} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <div className="dialog-body">{children(errors)}</div>
        <footer>
          {/* The first to be focused if no field is. */}
          <button type="button" className="button" data-first disabled={isBusy} onClick={() => setIsOpen(false)}>
            {m.delete_cancel()}
          </button>
          <button type="submit" className={`button button-${isDangerous ? 'danger' : 'primary'}`} disabled={isBusy}>
            {isBusy && <span className="spinner" />}
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
