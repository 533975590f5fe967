import { useId } from 'react'
import { PAYOUT_METHODS, type PayoutMethod } from '#contract/orders/earning-kinds.ts'
import type { PayoutDetails } from '#contract/calls/orders/earnings.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { PAYOUT_METHOD_LABELS } from './payout-method-labels.ts'

const NONE: PayoutDetails = { method: 'bkash', name: '', number: '', bank: '', branch: '' }

type PayoutDetailsDialogProps = { details: PayoutDetails | null; onClose: () => void; onSaved: () => void }

export function PayoutDetailsDialog({ details, onClose, onSaved }: PayoutDetailsDialogProps) {
  const id = useId()
  const form = useForm(details ?? NONE)
  const { values, errors, set } = form
  const isBank = values.method === 'bank'

  const save = async () => {
    await api('PUT /payoutDetails', { body: { ...values, number: latinDigits(values.number) } })
    toast(m.payout_saved())
    onSaved()
  }

  return (
    <FormDialog title={m.payout_details_title()} action={m.payout_save()} form={form} send={save} onClose={onClose}>
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
    </FormDialog>
  )
}
