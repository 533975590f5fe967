import { useState, type FormEvent } from 'react'
import type { Receipt } from '#contract/calls/orders/orders.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { day } from '../../ui/numbers.ts'
import { TextArea } from '../../ui/text-area.tsx'

type AskRefundProps = { receipt: Receipt; onAsked: () => void }

/** A message to the administrators with the order attached; while it waits for an answer, when it was sent. */
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
  const [message, setMessage] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    setProblem(null)
    if (isBusy || !message.trim()) return
    setIsBusy(true)
    try {
      await api('POST /refundRequest', { body: { order, message } })
      onSent()
    } catch (error) {
      setProblem(explain(error))
    }
    setIsBusy(false)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <div className="dialog-body">
        <p>{m.refund_ask_text()}</p>
        <TextArea
          label={m.refund_ask_why()}
          rows={4}
          maxLength={1000}
          required
          data-first
          value={message}
          error={isSubmitted && !message.trim() ? m.refund_ask_required() : undefined}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div role="alert">{problem && <FieldError text={problem} />}</div>
      </div>
      <footer>
        <button type="button" className="button" onClick={cancel}>
          {m.refund_ask_cancel()}
        </button>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {m.refund_ask_send()}
        </button>
      </footer>
    </form>
  )
}
