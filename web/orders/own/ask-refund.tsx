import { useState } from 'react'
import type { Receipt } from '#contract/calls/orders/orders.ts'
import { DialogForm } from '../../forms/dialog-form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { day } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'

type AskRefundProps = { receipt: Receipt; onAsked: () => void }

/** A message to the administrators with the order attached. While it is open, shows when it was sent. */
export function AskRefund({ receipt, onAsked }: AskRefundProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (receipt.refundAskedAt) {
    return (
      <p className="notice receipt-asked" role="status">
        {m.refund_asked({ day: day(receipt.refundAskedAt) })}
      </p>
    )
  }
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        {m.refund_ask()}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={m.refund_ask_title()}>
        <RequestForm
          order={receipt._id}
          cancel={() => setIsOpen(false)}
          onSent={() => {
            setIsOpen(false)
            onAsked()
          }}
        />
      </Dialog>
    </>
  )
}

function RequestForm({ order, cancel, onSent }: { order: string; cancel: () => void; onSent: () => void }) {
  const form = useForm({ message: '' }, { check: missingReason, reason: explain, isBeside: true })
  const { values, errors, set } = form
  const send = async () => {
    await api('POST /refundRequest', { body: { order, message: values.message } })
    onSent()
  }
  return (
    <DialogForm form={form} send={send} action={m.refund_ask_send()} cancel={m.refund_ask_cancel()} onCancel={cancel}>
      <p>{m.refund_ask_text()}</p>
      <TextArea
        label={m.refund_ask_why()}
        rows={4}
        maxLength={1000}
        required
        data-first
        value={values.message}
        error={errors.message}
        onChange={(event) => set({ message: event.target.value })}
      />
    </DialogForm>
  )
}

const missingReason = ({ message }: { message: string }): Record<string, string> =>
  message.trim() ? {} : { message: m.refund_ask_required() }
