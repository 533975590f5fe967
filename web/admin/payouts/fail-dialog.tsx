import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Payout } from '#contract/earnings.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { dollars, monthName } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'

type FailDialogProps = { payout: Payout; onClose: () => void; onRecorded: () => void }

export function FailDialog({ payout, onClose, onRecorded }: FailDialogProps) {
  const { _id: id, name, month, cents } = payout
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(true)

  const record = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      await api('PUT /payouts/{id}/failed', { params: { id }, body: { reason } })
      toast(m.payouts_failed_done())
      onRecorded()
      setIsOpen(false)
    } catch (problem) {
      const isRefused = problem instanceof ApiError && problem.status === 422
      setError(isRefused ? explainFields(problem).reason : explain(problem))
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={isOpen} onClose={onClose} busy={isBusy} title={m.payouts_fail_title()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void record()
        }}
      >
        <div className="dialog-body">
          <p>{m.payouts_fail_text({ sum: dollars(cents), month: monthName(month), name })}</p>
          <Field
            label={m.payouts_fail_reason()}
            error={error}
            maxLength={200}
            data-first
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <footer>
          <button type="button" className="button" disabled={isBusy} onClick={() => setIsOpen(false)}>
            {m.delete_cancel()}
          </button>
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {isBusy && <span className="spinner" />}
            {m.payouts_fail()}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
