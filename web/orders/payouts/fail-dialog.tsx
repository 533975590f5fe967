import type { Payout } from '#contract/calls/orders/earnings.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Field } from '../../ui/field.tsx'
import { dollars, monthName } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'

type FailDialogProps = { payout: Payout; onClose: () => void; onRecorded: () => void }

export function FailDialog({ payout, onClose, onRecorded }: FailDialogProps) {
  const { _id: id, name, month, cents } = payout
  const form = useForm({ reason: '' })
  const { reason } = form.values

  const record = async () => {
    await api('PUT /payouts/{id}/failed', { params: { id }, body: { reason } })
    toast(m.payouts_failed_done())
    onRecorded()
  }

  return (
    <FormDialog
      title={m.payouts_fail_title()}
      action={m.payouts_fail()}
      isDangerous
      form={form}
      send={record}
      onClose={onClose}
    >
      <p>{m.payouts_fail_text({ sum: dollars(cents), month: monthName(month), name })}</p>
      <Field
        label={m.payouts_fail_reason()}
        error={form.errors.reason}
        maxLength={200}
        data-first
        value={reason}
        onChange={({ target }) => form.set({ reason: target.value })}
      />
    </FormDialog>
  )
}
