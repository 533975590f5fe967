import { useState } from 'react'
import { MAX_REFUND_REASON } from '#contract/constants.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { latinDigits } from '../../forms/fields/latin-digits.ts'
import type { ListedOrder } from '../records/orders.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { Field } from '../../ui/field.tsx'
import { langOf } from '../../ui/language.tsx'
import { price, taka } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'

/** In dollars. 0 for an order that can't be refunded. */
export function leftToRefund({ paid, pricePaid, refunded }: ListedOrder): number {
  return paid ? Math.round(((pricePaid ?? 0) - refunded) * 100) / 100 : 0
}

type RefundDialogProps = { order: ListedOrder; onClose: () => void; onRefunded: () => void }

export function RefundDialog({ order, onClose, onRefunded }: RefundDialogProps) {
  const left = leftToRefund(order)
  // The key makes this idempotent: pressing the button again makes no second refund.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({ amount: String(left), reason: '' })
  const { values, errors, set } = form

  /** What was paid in taka is refunded in taka. */
  const takaFor = (dollars: number): string | null => {
    const { payment, pricePaid } = order
    if (payment?.currency !== 'bdt' || !pricePaid) return null
    return taka(Math.round((dollars * payment.amount) / pricePaid))
  }
  const inBoth = (dollars: number): string => {
    const inTaka = takaFor(dollars)
    return inTaka ? `${inTaka} (${price(dollars)})` : price(dollars)
  }
  const typed = Number(latinDigits(values.amount))
  const goesBack = typed > 0 && typed <= left ? takaFor(typed) : null
  const amountHint = (most: number): string => {
    const words = m.refund_amount_hint({ amount: inBoth(most) })
    return goesBack ? `${words} ${m.refund_goes_back({ amount: goesBack })}` : words
  }

  const refund = async () => {
    const body = { order: order._id, amount: latinDigits(values.amount), reason: values.reason, key }
    const { state, problem } = await api('POST /refunds', { body })
    if (state === 'failed') toast(m.refund_failed({ reason: problem ?? '' }), { kind: 'error' })
    else toast(state === 'pending' ? m.refund_waiting() : m.refund_done({ amount: inBoth(typed) }))
    onRefunded()
  }

  const payer = order.payment?.payer
  const paidBy = payer ? `${payer.name}, ${payer.email}` : order.email || m.admin_orders_nobody()

  return (
    <FormDialog title={m.refund_title()} action={m.refund()} isDangerous form={form} send={refund} onClose={onClose}>
      <p className="table-named">
        <b lang={langOf(order.productName)}>{order.productName}</b>
        <small>{m.refund_paid({ paid: inBoth(order.pricePaid ?? 0), buyer: paidBy })}</small>
      </p>
      <Field
        label={m.refund_amount()}
        hint={amountHint(left)}
        error={errors.amount}
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        onChange={(event) => set({ amount: event.target.value })}
      />
      <TextArea
        label={m.refund_reason()}
        hint={m.refund_reason_hint()}
        error={errors.reason}
        rows={3}
        maxLength={MAX_REFUND_REASON}
        value={values.reason}
        data-first
        onChange={(event) => set({ reason: event.target.value })}
      />
    </FormDialog>
  )
}
