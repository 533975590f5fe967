import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { MAX_HIDE_REASON } from '#contract/constants.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { langOf } from '../../ui/language.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'

type HideDialogProps = { item: { _id: string; text: string } | null; onClose: () => void; onHidden: () => void }

/** Hides a question or answer, with a reason. */
export function HideDialog({ item, onClose, onHidden }: HideDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  const close = () => {
    setReason('')
    setError(undefined)
    onClose()
  }

  const hide = async (id: string) => {
    setIsBusy(true)
    setError(undefined)
    try {
      await api('PUT /talk/{id}/hidden', { params: { id }, body: { isHidden: true, reason: reason.trim() } })
      toast(m.talk_hidden())
      close()
      onHidden()
    } catch (failure) {
      const isRefused = failure instanceof ApiError && failure.status === 422
      setError((isRefused && explainFields(failure).reason) || explain(failure))
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={item !== null} onClose={close} busy={isBusy} title={m.talk_hide_title()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (item && !isBusy) void hide(item._id)
        }}
      >
        <div className="dialog-body">
          <p lang={langOf(item?.text ?? '')}>{item?.text}</p>
          <TextArea
            label={m.talk_hide_reason()}
            hint={m.talk_hide_reason_hint()}
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
            {m.talk_hide()}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
