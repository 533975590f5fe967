import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_HIDE_REASON } from '#contract/constants.ts'
import { m } from '../paraglide/messages.js'
import { explainFields } from '../session/explain-field.ts'
import { explain } from '../session/explain.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'

type HideDialogProps = { open: boolean; hide: (reason: string) => Promise<unknown>; onClose: () => void }

export function HideDialog({ open, hide, onClose }: HideDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      await hide(reason.trim())
      setReason('')
      onClose()
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.status === 422
      setError((isRefused && explainFields(failure).reason) || explain(failure))
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={open} onClose={onClose} busy={isBusy} title={m.ratings_hide_title()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void confirm()
        }}
      >
        <div className="dialog-body">
          <p>{m.ratings_hide_text()}</p>
          <TextArea
            label={m.ratings_reason()}
            hint={m.ratings_reason_hint()}
            error={error}
            rows={3}
            maxLength={MAX_HIDE_REASON}
            value={reason}
            data-first
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <footer>
          <button type="button" className="button" disabled={isBusy} onClick={onClose}>
            {m.ratings_cancel()}
          </button>
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy && <span className="spinner" />}
            {m.ratings_hide()}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
