import { useId, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { PAYOUT_METHODS, type PayoutMethod } from '#contract/earning-kinds.ts'
import type { PayoutDetails } from '#contract/earnings.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explainFields } from '../../session/explain-field.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { PAYOUT_METHOD_LABELS } from './payout-method-labels.ts'

const NONE: PayoutDetails = { method: 'bkash', name: '', number: '', bank: '', branch: '' }

type PayoutDetailsDialogProps = { details: PayoutDetails | null; onClose: () => void; onSaved: () => void }

export function PayoutDetailsDialog({ details, onClose, onSaved }: PayoutDetailsDialogProps) {
  const id = useId()
  const [values, setValues] = useState(details ?? NONE)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(true)
  const set = (change: Partial<PayoutDetails>) => setValues((before) => ({ ...before, ...change }))
  const isBank = values.method === 'bank'

  const save = async () => {
    setIsBusy(true)
    setErrors({})
    try {
      await api('PUT /payoutDetails', { body: { ...values, number: latinDigits(values.number) } })
      toast(m.payout_saved())
      onSaved()
      setIsOpen(false)
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 422
      if (isRefused) setErrors(explainFields(error))
      else toast(explain(error), { kind: 'error' })
    }
    setIsBusy(false)
  }

  return (
    <Dialog open={isOpen} onClose={onClose} busy={isBusy} title={m.payout_details_title()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <div className="dialog-body">
          <div className="field">
            <label htmlFor={id}>{m.payout_method()}</label>
            <select
              id={id}
              data-first
              value={values.method}
              onChange={({ target }) => set({ method: target.value as PayoutMethod })}
            >
              {PAYOUT_METHODS.map((method) => (
                <option key={method} value={method}>
                  {PAYOUT_METHOD_LABELS[method]()}
                </option>
              ))}
            </select>
          </div>
          <Field
            label={m.payout_name()}
            error={errors.name}
            autoComplete="name"
            maxLength={100}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <Field
            label={isBank ? m.payout_account() : m.payout_wallet()}
            hint={m.payout_private()}
            error={errors.number}
            inputMode={isBank ? 'numeric' : 'tel'}
            autoComplete="off"
            maxLength={40}
            value={values.number}
            onChange={({ target }) => set({ number: target.value })}
          />
          {isBank && (
            <>
              <Field
                label={m.payout_bank()}
                error={errors.bank}
                maxLength={100}
                value={values.bank}
                onChange={({ target }) => set({ bank: target.value })}
              />
              <Field
                label={m.payout_branch()}
                error={errors.branch}
                maxLength={100}
                value={values.branch}
                onChange={({ target }) => set({ branch: target.value })}
              />
            </>
          )}
        </div>
        <footer>
          <button type="button" className="button" disabled={isBusy} onClick={() => setIsOpen(false)}>
            {m.delete_cancel()}
          </button>
          <button type="submit" className="button button-primary" disabled={isBusy}>
            {isBusy && <span className="spinner" />}
            {m.payout_save()}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
